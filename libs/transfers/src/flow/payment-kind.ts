import type { ApiFailure, SendOptions } from '@bank/api-client';
import type { MessageId } from '@bank/i18n';
import type { Row } from '@bank/protocol';
import type { CreatedPayment, PaymentSummary } from '@bank/protocol/transfers';

/** A payment ready to be reviewed: what is sent, and what the bank says that it costs and does. */
export interface PaymentOrder<Input> {
  isReady: true;
  input: Input;
  summary: PaymentSummary;
}

/** What is in the way of the review: single fields, or the call itself. */
export interface Problem {
  isReady: false;
  fields?: Readonly<Record<string, string>>;
  failure?: ApiFailure;
}

/** What a kind says where kinds differ. Each takes {name} of the payee, and the first two {amount}, {fee} and {total}. */
export interface PaymentWords {
  /** The last look before money moves. */
  sentence: MessageId;
  /** The same when the payee receives another currency. */
  sentenceExchanged: MessageId;
  /** When it arrives. */
  arrival: MessageId;
  /** It has arrived. */
  done: MessageId;
  /** Another user approves it. */
  created: MessageId;
  /** It waits for the device. */
  pending: MessageId;
}

/**
 * What differs by kind of payment. The way from the form over review and approval to the receipt is the same for all
 * (`PaymentFlow`).
 */
export interface PaymentKind<Values, Input> {
  /** Names its form, its draft and its keys. */
  id: string;
  /** Asks the bank for what the review shows, or says what is in the way. Rejections are shown. */
  order(values: Values): Promise<PaymentOrder<Input> | Problem>;
  send(input: Input, options: SendOptions): Promise<CreatedPayment>;
  /** What it changes beside balances and history. */
  changes: readonly Row[];
  /** The form's values for another payment like this one. */
  again(summary: PaymentSummary): Values;
  /** Ids of the fields by name, so that a refusal of the bank can put the focus where it belongs. */
  fieldIds: Readonly<Record<string, string>>;
  words: PaymentWords;
}

/** One field is to blame. */
export const blame = (field: string, text: string): Problem => ({ isReady: false, fields: { [field]: text } });

/** Fields that are to blame, else the failure as a whole. */
export function problemOf(failure: ApiFailure): Problem {
  return failure.fields && Object.keys(failure.fields).length > 0
    ? { isReady: false, fields: failure.fields }
    : { isReady: false, failure };
}
