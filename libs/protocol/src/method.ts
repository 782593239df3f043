import type * as z from 'zod/mini';

/** Access right levels of an employee (R1.3.8). */
export const accessRight = { noAccess: 0, read: 1, fullAccess: 2, initiate: 3, confirmed: 4, uploading: 5 } as const;
export type AccessRight = (typeof accessRight)[keyof typeof accessRight];

/**
 * Callers of a row: anyone, a bearer of an access token, or the holder of a secret from a link. An identity token travels in a header of
 * its own (`IDENTITY_TOKEN`), so that no address and no body holds it (R0.83).
 */
export type CallAuth = 'none' | 'bearer' | 'paymentSecret' | 'authSecret' | 'identityToken';

/** The header of rows with `auth: 'identityToken'`. */
export const IDENTITY_TOKEN = 'Identity-Token';

/**
 * What an administrator of the bank who acts for a customer needs for a call (R0.52): nothing more than the act; their own second factor,
 * given within the last five minutes; or nothing suffices, because it is the customer's secret.
 */
export type ByAdmin = 'freely' | 'withFactor' | 'never';

/** The header of rows with `auth: 'authSecret'` that bring a file: the bank reads none of it for anybody else. Other rows have it in the body. */
export const AUTH_SECRET = 'Auth-Secret';

type Schema = z.ZodMiniType;

/** The properties of a row beside its name. Defaults are omitted; a property marks an exception. */
interface RowOptions<Request extends Schema, Response extends Schema> {
  /** The JSON body; none means an empty object. */
  request?: Request;
  /** The fields beside the envelope (methods) or the whole answer (http rows); without it nothing is read. */
  response?: Response;
  /** Default: bearer. */
  auth?: CallAuth;
  /** Business and admin users send Customer-Id and fromCustomerId (R1.6.4, R1.7.2). */
  acting?: true;
  /**
   * Whether a business user needs balance information (R1.2.28): without it only who one is and the company's documents are open. Every
   * row that acts for a customer says it, so that no figure is open because it was forgotten.
   */
  balanceInfo?: boolean;
  /** Open to administrators of the bank only (R1.6.1). */
  admin?: true;
  /** The rights that open this call to an employee; none means any right from READ up. */
  right?: readonly AccessRight[];
  /**
   * By default what is open to a user who only reads is free, and all else asks the factor: it lasts longer than the act, or costs.
   * `freely` beside a list of rights says that it changes nothing, or waits for the administrator's own code by itself (R0.38).
   */
  byAdmin?: ByAdmin;
  /** Default: json. Multipart carries the JSON in a `data` field (R1.7.1). */
  body?: 'multipart';
  /** Default: json. A file comes as an attachment, and the client gets it as a Blob (http rows only). */
  answers?: 'file';
  /** Injects `lang` (dictionary methods). */
  lang?: true;
  /** Injects `fromEmail`: the sign-in address of the user whom the page shows (R1.7.2). The row's request names the field, too. */
  fromEmail?: true;
  /** Response codes beside 00 that are an answer rather than a failure. */
  codes?: readonly string[];
  /**
   * The words this call may refuse with. A screen matches on the word (`failure.reason`); the sentence beside it is for people.
   * What any call may meet has a response code or a status and no word: no session, no right, terms, bad fields, too many calls.
   */
  refusals?: readonly string[];
  /** The specification does not name it: the product needed it and the bank agreed. */
  beyond?: true;
  /** On open rows: a token is sent where there is one, and a caller who is signed in is known (R3.3.23). */
  knowsCaller?: true;
  /**
   * Opens something once and moves no money: carries an Idempotency-Key, under which the bank answers the same bytes alike, without a
   * user (R3.3.24).
   */
  once?: true;
  /** Moves money: carries an Idempotency-Key (R0.21) and is never repeated without it (R0.20). */
  money?: true;
}

/** The words of a row as its author writes them: who acts for a customer also says what it shows of them. */
type RowWords = RowOptions<Schema, Schema> &
  ({ acting?: never; balanceInfo?: never } | { acting: true; balanceInfo: boolean });

/** A row of the method table: one call that client and bank agree on. */
export interface Row<Request extends Schema = Schema, Response extends Schema = Schema> extends RowOptions<
  Request,
  Response
> {
  /** `method` rows go to the main API with the name in the query; `http` rows have a verb and a path of their own. */
  readonly kind: 'method' | 'http';
  /** The wire name: the method name (R0.2), or `VERB /path/{param}`. Unique over the table. */
  readonly name: string;
  readonly verb: string;
  readonly path: string;
  readonly auth: CallAuth;
}

/** The input of a caller, before schema defaults. */
export type Input<R extends Row> = R['request'] extends Schema
  ? z.input<R['request']>
  : Record<string, never> | undefined;
/** The input of a handler, after parsing. */
export type Parsed<R extends Row> = R['request'] extends Schema ? z.output<R['request']> : Record<string, never>;
/** The answer of a row. */
export type Output<R extends Row> = R['response'] extends Schema ? z.output<R['response']> : undefined;

/** The words a row may be refused with. */
export type Refusals<R extends Row> = R['refusals'] extends readonly (infer Word extends string)[] ? Word : never;

/** The defaults of a row. Typed wide, so that a row's own property narrows them instead of contradicting them. */
const DEFAULTS: { auth: CallAuth } = { auth: 'bearer' };

/**
 * A call of the main API: POST to its root, the method name in the query, answered in the envelope (R1.7.1).
 * @param name the camelCase of its English name (R0.2)
 */
export function method<const O extends RowWords>(name: string, options: O) {
  return { ...DEFAULTS, ...options, kind: 'method' as const, name, verb: 'POST', path: '/' };
}

/**
 * A call with a verb and a path of its own (auth service and its kin, R1.7.11 to R1.7.38), answered in plain JSON: 2xx is
 * success, anything else carries `{message}`. Input fields named in the path go there; the rest go into the query of
 * a GET or DELETE and into the body of the others.
 * @param line for example `GET /auth/devices/{deviceId}`
 */
export function http<const O extends RowWords>(line: `${string} /${string}`, options: O) {
  const [verb = 'GET', path = '/'] = line.split(' ');
  return { ...DEFAULTS, ...options, kind: 'http' as const, name: line, verb, path };
}
