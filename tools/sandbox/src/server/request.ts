import type { Row } from '@bank/protocol';
import { responseCode } from '@bank/protocol';
import { sayUnseen } from '../identity/statements/texts';
import type { Language } from '../platform/languages';
import { Refusal } from '../platform/refusal';
import { Unreadable } from './failures';
import { say } from './texts';

export type Fields = Record<string, unknown>;

/** What the transport puts beside the fields of a row (R1.7.2); never part of a row's own request. */
const INJECTED = ['method', 'fromCustomerId', 'customerId', 'authSecret', 'fromEmail', 'lang'];

/** PostgreSQL's text holds every character but NUL. In JSON an odd number of backslashes before `u0000` writes it. */
const NUL = Buffer.from('\\u0000');
const WRITTEN_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** @param body the raw bytes; none is an empty object */
export function readFields(body: Buffer | undefined, language: Language): Fields {
  if (!body || body.length === 0) return {};
  const text = body.toString('utf8');
  // The bytes are looked for first, because hardly any body has them.
  if (body.includes(NUL) && WRITTEN_NUL.test(text)) throw invalid(language, []);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable(400, say(language, 'unreadable'));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(language, []);
  return value as Fields;
}

/** Strict in: what a row does not name is refused (TA1). */
export function createParser(row: Row): (fields: Fields, language: Language) => unknown {
  const injected = row.kind === 'method' ? INJECTED.filter((name) => !namesOf(row).has(name)) : [];
  const schema = row.request;
  return (fields, language) => {
    const own = injected.some((name) => name in fields) ? without(fields, injected) : fields;
    if (!schema) {
      const [stray] = Object.keys(own);
      if (stray !== undefined) throw invalid(language, [stray]);
      return own;
    }
    const result = schema.safeParse(own);
    if (result.success) return result.data;
    const unseen = unseenRefusal(row, own, result.error.issues, language);
    if (unseen) throw unseen;
    throw invalid(
      language,
      result.error.issues.map(
        (issue) => issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined),
      ),
    );
  };
}

/** An issue of a schema, as far as a refusal needs it. */
interface Issue {
  path: readonly PropertyKey[];
  params?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * R0.170: where all that is wrong are characters that nobody can see in names, each field is told at which position. The word is
 * `fieldMissing`, as everywhere in the bank, where the row has it. Null where something else is wrong.
 */
function unseenRefusal(
  { kind, refusals }: Row,
  fields: Fields,
  issues: readonly Issue[],
  language: Language,
): Refusal | null {
  const found = issues.map(({ path, params }) => ({ field: pathIn(fields, path), at: params?.['unseenAt'] }));
  const validation = found.flatMap(({ field, at }) =>
    typeof at === 'number' ? [{ description: sayUnseen(language, at), field }] : [],
  );
  const [first] = validation;
  if (!first || validation.length < issues.length) return null;
  const reason = refusals?.find((word) => word === 'fieldMissing');
  const code = kind === 'http' ? responseCode.invalidParams : responseCode.verify;
  return new Refusal(code, first.description, { reason, validation });
}

/** The path to a field as refusals write it: an entry of a list goes by its own id where it has one (R3.3.25), else by its place. */
function pathIn(fields: Fields, path: readonly PropertyKey[]): string {
  let inside: unknown = fields;
  const names = path.map((key) => {
    inside = new Map(Object.entries(inside ?? {})).get(String(key));
    const id: unknown = typeof key === 'number' ? new Map(Object.entries(inside ?? {})).get('id') : undefined;
    return typeof id === 'string' ? id : String(key);
  });
  return names.join('.');
}

/** TA1, with the fields that are to blame. Their wire names are for the form, and stand in no sentence that a customer reads. */
export function invalid(language: Language, fields: readonly (PropertyKey | undefined)[]): Refusal {
  const named = [...new Set(fields.filter((field) => field !== undefined).map(String))];
  return new Refusal(responseCode.invalidParams, say(language, 'invalidParams'), {
    validation: named.map((field) => ({ description: say(language, 'invalidField'), field })),
  });
}

/** The field names a row's own request declares. */
function namesOf(row: Row): ReadonlySet<string> {
  const def: object | undefined = row.request?._zod.def;
  return new Set(def && 'shape' in def && def.shape ? Object.keys(def.shape) : []);
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
