import type { ResponseCode } from '@bank/protocol';

/** A deliberate no of the main API: becomes an envelope with this code. Anything else thrown becomes UE and a 500 log. */
export class Refusal extends Error {
  readonly code: ResponseCode;
  readonly validation: readonly { description: string; field?: string }[];
  readonly fields: Readonly<Record<string, unknown>>;

  /**
   * @param description one plain sentence for the customer, already in their language
   * @param options.validation per-field sentences (VF); options.fields: further fields beside the envelope
   */
  constructor(
    code: ResponseCode,
    description: string,
    options: { validation?: readonly { description: string; field?: string }[]; fields?: Record<string, unknown> } = {},
  ) {
    super(description);
    this.name = 'Refusal';
    this.code = code;
    this.validation = options.validation ?? [];
    this.fields = options.fields ?? {};
  }
}

/** A deliberate no of an http row: this status with `{message, code?}`. */
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
