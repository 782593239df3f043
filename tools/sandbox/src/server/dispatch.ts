import { createHash } from 'node:crypto';
import type { Row } from '@bank/protocol';
import type { AuthContext } from '../identity/auth/context';
import type { PasswordPool } from '../identity/auth/password';
import { languageFrom } from '../platform/languages';
import type { Language } from '../platform/languages';
import type { BrandPlaces } from '../platform/brands';
import type { CallContext } from '../platform/handler';
import type { Outbox } from '../platform/outbox';
import type { MayRefuse } from '../platform/refusal';
import { subscriberOf } from '../platform/subscriber';
import type { Answer } from './answer';
import { failure, success, unavailable, unknownMethod } from './answer';
import { IDEMPOTENCY_KEY } from '../platform/answer-mark';
import type { Authoriser } from './authorise';
import { withinLimits } from './codes/guard';
import { withinPace } from './questions/guard';
import { TooMany, Unreadable } from './failures';
import { FILE_READERS } from './file-readers';
import type { FileReader } from './file-readers';
import type { Asker, Limits } from './limits';
import type { Multipart } from './multipart';
import type { Fields } from './request';
import { createParser, invalid, readFields } from './request';
import type { Call } from './rooms';
import { subjectOf } from './subjects';
import { say } from './texts';
import { createUploads } from './uploads';

/** One request, independent of its transport. */
export interface WireRequest {
  /** Lower-case names; several of one name are of no use here. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer | undefined;
  /** Path parameters, and the query of a GET or DELETE, of an http row. */
  fields?: Fields;
  /** Reads the file of a multipart request, as its row says; absent for any other. */
  multipart?: (language: Language, reader: FileReader) => Promise<Multipart>;
  ip: string;
}

export interface Dispatch {
  /** A main API call; the name may also be in the body's `method` field (R1.7.1). */
  method(name: string | undefined, request: WireRequest): Promise<Answer>;
  http(row: Row, request: WireRequest): Promise<Answer>;
}

export interface DispatchParts {
  calls: readonly Call[];
  authoriser: Authoriser;
  limits: Limits;
  /** The context of every handler. */
  shared: Omit<
    AuthContext,
    | 'mayRefuse'
    | 'caller'
    | 'invitation'
    | 'identityLink'
    | 'idempotencyKey'
    | 'bodyHash'
    | 'lang'
    | 'ip'
    | 'userAgent'
    | 'origin'
    | 'brand'
    | 'passwords'
  > & { passwords: PasswordPool };
  /** The brands and their pages. */
  places: Pick<BrandPlaces, 'at' | 'isOurs'>;
  /**
   * Checks every answer and refusal against its row before it leaves, and whether the call may write to its readers; throws on a mismatch.
   */
  check?: {
    answer(row: Row, output: unknown): void;
    refusal(row: Row, error: unknown): void;
    letters(row: Row, context: CallContext): { outbox: Outbox; verify(): Promise<void> };
  };
  /** Called with unexpected errors. */
  onUnexpected(error: unknown, row: Row): void;
}

/** find row → authorise → parse → handle → envelope. */
export function createDispatch({
  calls,
  authoriser,
  limits,
  shared,
  places,
  check,
  onUnexpected,
}: DispatchParts): Dispatch {
  const lines = new Map(calls.map((call) => [call.row.name, { ...call, parse: createParser(call.row) }]));
  const uploads = createUploads();
  type Line = typeof lines extends Map<string, infer L> ? L : never;

  async function run(line: Line, request: WireRequest, fields: Fields, language: Language): Promise<unknown> {
    const { row, parse, handle } = line;
    const caller = await authoriser.authorise(row, {
      authorization: header(request, 'authorization'),
      actingFor: [header(request, 'customer-id'), fields.fromCustomerId],
      clientVersion: header(request, 'x-client-version'),
      ip: request.ip,
      language,
    });
    const secret = secretOf(row, request, fields);
    const subject = caller ? String(caller.userId) : subjectOf(row, fields, secret);
    const asker = { subject, address: subscriberOf(request.ip), isCustomer: caller !== null };
    // Who brings a file with a secret was counted before any of it was read.
    if (row.auth !== 'authSecret' || request.multipart === undefined) count(row, asker, language);
    const invitation = row.auth === 'authSecret' ? await authoriser.invitation(secret, language) : undefined;
    const identityLink =
      row.auth === 'identityToken'
        ? await authoriser.identityLink(row, { token: secret, fields, language })
        : undefined;
    const input = parse(fields, language);
    const claimed = header(request, 'origin');
    const origin = claimed !== undefined && places.isOurs(claimed) ? claimed : null;
    const idempotencyKey = header(request, 'idempotency-key') ?? null;
    // What is done once is nobody's yet: without a key the bank could not tell a repeat from a second wish (R3.3.24).
    if (idempotencyKey === null ? row.once === true : !IDEMPOTENCY_KEY.test(idempotencyKey)) {
      throw invalid(language, ['Idempotency-Key']);
    }
    // The input is what this very row's schema made; the compiler cannot follow it through a map of all rows.
    const context: AuthContext & MayRefuse<string> = {
      ...shared,
      passwords: shared.passwords.from(caller ? `user ${caller.userId}` : subscriberOf(request.ip)),
      caller,
      invitation,
      identityLink,
      idempotencyKey,
      bodyHash: row.money || row.once ? hashOf(request.body) : '',
      lang: language,
      ip: request.ip,
      userAgent: header(request, 'user-agent') ?? '',
      origin,
      brand: places.at(origin),
    };
    await withinPace(row, input, context);
    const letters = check?.letters(row, context);
    const output = await withinLimits(row, input, { ...context, outbox: letters?.outbox ?? context.outbox }, (within) =>
      handle(input as never, within),
    );
    await letters?.verify();
    check?.answer(row, output);
    // Whatever call a sign-in ends with.
    if (row.auth === 'none' && hasAccessToken(output)) await authoriser.signedIn(output.accessToken, context);
    return output;
  }

  /** @throws TooMany */
  function count(row: Row, asker: Asker, language: Language): void {
    const wait = limits.take(row, asker);
    if (wait > 0) throw new TooMany(say(language, 'tooMany'), wait);
  }

  async function answer(line: Line, request: WireRequest, language: Language, fields: Fields): Promise<Answer> {
    try {
      return success(line.row, await run(line, request, fields, language));
    } catch (error) {
      return refusalOf(line.row, error, language);
    }
  }

  function refusalOf(row: Row, error: unknown, language: Language): Answer {
    const known = failure(row.kind, error, language);
    if (!known) onUnexpected(error, row);
    else if (isAgreed(row, error)) return known;
    return unavailable(row.kind, error);
  }

  function isAgreed(row: Row, error: unknown): boolean {
    try {
      check?.refusal(row, error);
      return true;
    } catch (mismatch) {
      onUnexpected(mismatch, row);
      return false;
    }
  }

  /** The fields of the body: JSON, or for a row that takes a file the JSON in `data` with the file beside it (R1.7.1). */
  async function withFields(
    name: string | undefined,
    request: WireRequest,
    language: Language,
    work: (fields: Fields) => Promise<Answer>,
  ): Promise<Answer> {
    const row = name === undefined ? undefined : lines.get(name)?.row;
    const reader = row && FILE_READERS.get(row.name);
    const { multipart } = request;
    if (!multipart || !reader) return work(readFields(jsonOf(request, language), language));
    const authSecret = header(request, 'auth-secret');
    // A secret is looked at here already, and a guess counts here already.
    if (row.auth === 'authSecret') {
      const subject = subjectOf(row, {}, authSecret);
      count(row, { subject, address: subscriberOf(request.ip), isCustomer: false }, language);
    }
    const authorization = header(request, 'authorization');
    const { userId } = await authoriser.bringer(row, { authorization, authSecret, language });
    return uploads.during(userId, Math.min(lengthOf(request), reader.bytes), async () => {
      const { data, files } = await multipart(language, reader);
      return work({ ...readFields(data, language), ...files });
    });
  }

  return {
    async method(name, request) {
      const language = languageFrom(header(request, 'accept-language'));
      try {
        return await withFields(name, request, language, async (fields) => {
          const wanted = name ?? fields.method;
          const line = typeof wanted === 'string' ? lines.get(wanted) : undefined;
          if (!line || line.row.kind !== 'method') return unknownMethod(language);
          return answer(line, request, language, fields);
        });
      } catch (error) {
        return failure('method', error, language) ?? unavailable('method', error);
      }
    },
    async http(row, request) {
      const language = languageFrom(header(request, 'accept-language'));
      const line = lines.get(row.name);
      if (!line) throw new Error(`${row.name} is not in the table`);
      try {
        return await answer(line, request, language, {
          ...readFields(jsonOf(request, language), language),
          ...request.fields,
        });
      } catch (error) {
        return failure('http', error, language) ?? unavailable('http', error);
      }
    },
  };
}

/** @throws Unreadable for a body with files, where none belongs */
function jsonOf({ multipart, body }: WireRequest, language: Language): Buffer | undefined {
  if (multipart) throw new Unreadable(415, say(language, 'unreadable'));
  return body;
}

/** What the request says of the length of its body; without a word it may be of any. */
const lengthOf = (request: WireRequest): number =>
  /^\d+$/.test(header(request, 'content-length') ?? '') ? Number(header(request, 'content-length')) : Infinity;

function header({ headers }: WireRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** What opens a call without a session, as it came. */
function secretOf({ auth, body }: Row, request: WireRequest, { authSecret, paymentSecret }: Fields): unknown {
  if (auth === 'identityToken') return header(request, 'identity-token');
  if (auth === 'paymentSecret') return paymentSecret;
  return body === 'multipart' ? header(request, 'auth-secret') : authSecret;
}

const hasAccessToken = (output: unknown): output is { accessToken: string } =>
  typeof output === 'object' && output !== null && 'accessToken' in output && typeof output.accessToken === 'string';

const hashOf = (body: Buffer | undefined): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex');
