const MESSAGES = {
  emptyData: 'empty data', // R1.1.8, word for word
  notAllowed: 'the data is not what this request carries',
  unsupported: 'the app cannot do this',
  timeout: 'the app did not answer in time',
  refused: 'the app refused',
} as const;

/** Why a request to the app failed. */
export type WrapperFailureKind = keyof typeof MESSAGES;

/** A rejected request. The message is for logs and tests; screens choose their own words by `kind`. */
export class WrapperFailure extends Error {
  readonly kind: WrapperFailureKind;

  constructor(kind: WrapperFailureKind) {
    super(MESSAGES[kind]);
    this.name = 'WrapperFailure';
    this.kind = kind;
  }
}
