import { localeOf, type Lang } from '@bank/i18n';
import { AUTH_SECRET, IDENTITY_TOKEN, type Row } from '@bank/protocol';
import { cleanPayload } from './clean-payload';
import type { Schemas } from './request-schemas';

const CLIENT_VERSION = '2.1.2'; // R1.9.3

/** Caller, customer acted for and language: the context that the transport adds to every call. */
export interface Caller {
  language: Lang;
  /** The customer acted for, or null. */
  acting: number | null;
  authSecret: string | null;
  /** Of the check of identity whose page is shown (R0.83). */
  identityToken: string | null;
  /** Sign-in address of the user whom the page shows; null before it is known. */
  email: string | null;
}

/** A call as it goes out; repeating it sends these very bytes. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  data: string | FormData | undefined;
}

/**
 * What R1.7.2 puts on the wire for a row; the bearer token is added per attempt.
 * @throws ApiFailure 'verify' when the clean-up blocks the submission; RangeError for an empty path parameter
 */
export function buildRequest(row: Row, input: unknown, caller: Caller, idempotencyKey?: string): WireRequest {
  const fields = isFields(input) ? input : {};
  const actingFor = row.acting ? caller.acting : null;
  const headers: Record<string, string> = {
    'Accept-Language': localeOf(caller.language),
    'X-Client-Version': CLIENT_VERSION,
  };
  if (actingFor !== null) headers['Customer-Id'] = String(actingFor);
  if (row.auth === 'identityToken' && caller.identityToken !== null) headers[IDENTITY_TOKEN] = caller.identityToken;
  if (bringsSecret(row) && caller.authSecret !== null) headers[AUTH_SECRET] = caller.authSecret;
  if ((row.money || row.once) && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;

  const target = row.kind === 'method' ? methodTarget(row, fields, caller, actingFor) : httpTarget(row, fields);
  if (target.body === undefined) return { method: row.verb, url: target.url, headers, data: undefined };
  const request = row.request ? [row.request] : [];
  if (row.body === 'multipart') {
    return { method: row.verb, url: target.url, headers, data: multipart(target.body, request) };
  }
  headers['Content-Type'] = 'application/json';
  return { method: row.verb, url: target.url, headers, data: JSON.stringify(cleanPayload(target.body, request)) };
}

/** The bank looks at the secret before it reads a file, and the fields come with the file. */
const bringsSecret = ({ auth, body }: Row): boolean => auth === 'authSecret' && body === 'multipart';

type Fields = Readonly<Record<string, unknown>>;

function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null;
}

/** Main API: the bare method name in the query, the injected fields in the body. */
function methodTarget(row: Row, fields: Fields, caller: Caller, actingFor: number | null) {
  const injected = {
    method: row.name,
    ...(actingFor === null ? {} : { fromCustomerId: actingFor }),
    ...(row.auth === 'authSecret' && !bringsSecret(row) && caller.authSecret !== null
      ? { authSecret: caller.authSecret }
      : {}),
    ...(row.fromEmail && caller.email !== null ? { fromEmail: caller.email } : {}),
    ...(row.lang ? { lang: caller.language } : {}),
  };
  return { url: `/?${encodeURIComponent(row.name)}`, body: { ...fields, ...injected } };
}

/** Path parameters encoded; the rest goes into the query of a GET or DELETE, into the body of the others. */
function httpTarget(row: Row, fields: Fields): { url: string; body: Fields | undefined } {
  const inPath = new Set<string>();
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name] ?? '');
    if (value === '' || value === '.' || value === '..') throw new RangeError(`${row.name} needs a ${name}`);
    inPath.add(name);
    return encodeURIComponent(value);
  });
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)));
  if (row.verb !== 'GET' && row.verb !== 'DELETE') return { url: path, body: rest };
  const search = new URLSearchParams(Object.entries(cleanPayload(rest)).map(([key, value]) => [key, String(value)]));
  return { url: search.size === 0 ? path : `${path}?${search.toString()}`, body: undefined };
}

/** The JSON in a `data` field, files beside it (R1.7.1). */
function multipart(fields: Fields, request: Schemas): FormData {
  const form = new FormData();
  const files = Object.entries(fields).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob);
  const rest = Object.fromEntries(Object.entries(fields).filter(([, value]) => !(value instanceof Blob)));
  form.append('data', JSON.stringify(cleanPayload(rest, request)));
  for (const [name, file] of files) form.append(name, file);
  return form;
}
