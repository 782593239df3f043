import { responseCode } from '@bank/protocol';
import type { ResponseCode } from '@bank/protocol';
import type { Say } from './catalogue';

/**
 * Lets a handler, and what it calls, refuse with these words of its row and with no other. A function that refuses asks for its
 * words in its context, so the compiler follows a word from where it is said up to the row. Nothing is there at run time.
 */
export interface MayRefuse<Word extends string> {
  readonly mayRefuse?: (word: Word) => void;
}

interface RefusalDetails {
  /** The word of the row that screens match on. */
  reason?: string;
  /** Sentences for single fields. */
  validation?: readonly { description: string; field?: string }[];
  /** Further fields beside the envelope. */
  fields?: Readonly<Record<string, unknown>>;
}

/** A deliberate no of the main API: becomes an envelope with this code. Anything else thrown becomes UE and a 500 log. */
export class Refusal extends Error {
  readonly code: ResponseCode;
  readonly reason: string | undefined;
  readonly validation: readonly { description: string; field?: string }[];
  readonly fields: Readonly<Record<string, unknown>>;

  /** @param description one plain sentence for the customer, already in their language */
  constructor(code: ResponseCode, description: string, { reason, validation = [], fields = {} }: RefusalDetails = {}) {
    super(description);
    this.name = 'Refusal';
    this.code = code;
    this.reason = reason;
    this.validation = validation;
    this.fields = fields;
  }
}

/**
 * TA1 for values that passed the schema of their row and are none: a day that no calendar has, a page far beyond any list. The server words it
 * in the caller's language. The names of the fields are for a form and stand in no sentence (R1.8.2).
 */
export class InvalidFields extends Refusal {
  readonly names: readonly string[];

  /** @param names of the fields in the request */
  constructor(...names: readonly string[]) {
    super(responseCode.invalidParams, 'not worded yet');
    this.name = 'InvalidFields';
    this.names = names;
  }
}

/** A deliberate no of an http row: this status with `{message, code?}`; the code is a word of the row. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(status: number, message: string, options: { code?: string; retryAfterS?: number } = {}) {
    super(message);
    this.name = 'HttpRefusal';
    this.status = status;
    this.code = options.code;
    this.retryAfterS = options.retryAfterS;
  }
}

/** More work than the bank can do at the moment: HTTP 429 with Retry-After, and nothing was done. */
export class Busy extends Error {
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super('busy');
    this.name = 'Busy';
    this.retryAfterS = retryAfterS;
  }
}

interface Reader {
  lang: string;
}

type Values = Readonly<Record<string, string>>;

/** A room's way to refuse calls of the main API: the word is the id of its sentence. Default code: VF. */
export function refusalsOf<Id extends string>(say: Say<Id>) {
  return <Word extends Id>(
    context: Reader & MayRefuse<NoInfer<Word>>,
    word: Word,
    { code = responseCode.verify, field, values }: { code?: ResponseCode; field?: string; values?: Values } = {},
  ): Refusal => {
    const description = say(context.lang, word, values);
    const validation = field === undefined ? [] : [{ description, field }];
    return new Refusal(code, description, { reason: word, validation });
  };
}

/** A room's way to refuse with another sentence than that of the word, at one field. */
export function rewordedOf<Id extends string>(say: Say<Id>) {
  return <Word extends string>(
    { lang }: Reader & MayRefuse<NoInfer<Word>>,
    word: Word,
    { text, field, values }: { text: Id; field: string; values?: Values },
  ): Refusal => {
    const description = say(lang, text, values);
    return new Refusal(responseCode.verify, description, { reason: word, validation: [{ description, field }] });
  };
}

/** A room's way to refuse http rows. Default status: 403 (R1.8.4). */
export function httpRefusalsOf<Id extends string>(say: Say<Id>) {
  return <Word extends Id>(
    context: Reader & MayRefuse<NoInfer<Word>>,
    word: Word,
    { status = 403, values, retryAfterS }: { status?: number; values?: Values; retryAfterS?: number } = {},
  ): HttpRefusal => new HttpRefusal(status, say(context.lang, word, values), { code: word, retryAfterS });
}
