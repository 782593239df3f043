import type { ApiFailure, SendOptions } from '@bank/api-client';
import type { MessageId } from '@bank/i18n';
import type { Row } from '@bank/protocol';
import type { CreatedPayment, PaymentApproval, PaymentSummary } from '@bank/protocol/payment';
import type { PaymentHint } from '@bank/protocol/transfers-hints';

/** A payment ready to be reviewed: what is sent, and what the bank says that it costs and does. */
export interface PaymentOrder<Input> {
  isReady: true;
  input: Input;
  summary: PaymentSummary;
  /** What the bank says to look at twice; the flow asks for it, whatever the kind (R2.4.60). */
  hints?: readonly PaymentHint[];
  /** Who approves it, as the bank says. */
  approval: PaymentApproval;
  /** When it arrives, as an instant; absent where the bank names no time. */
  arrivesAt?: string | null;
  /** Until when the bank holds its rate, as an instant; absent where none is used (R2.4.65). */
  heldUntil?: string;
  /** What left the account by the rate before, where it was renewed during the review. */
  totalBefore?: string;
}

/** A line of the review and of the receipt that only this kind has. */
export interface PaymentDetail {
  id: string;
  label: MessageId;
  value: string;
}

/** What is in the way of the review: single fields, or the call itself. */
export interface Problem {
  isReady: false;
  fields?: Readonly<Record<string, string>>;
  failure?: ApiFailure;
}

/** What a kind says where kinds differ. Each but the plan takes {name} of the payee; the sentences take {amount}, too. */
export interface PaymentWords {
  /** The questions and the review, for the line above the flow. */
  plan: readonly [MessageId, ...MessageId[]];
  /** What is done, while it is filled in and when it is signed. */
  sentence: MessageId;
  /** Stands for the name while there is none. */
  noName: MessageId;
  /** When it arrives, where the bank names no time. */
  arrival: MessageId;
  /** The receipt's heading once it has arrived, and what stands below. */
  sent: MessageId;
  done: MessageId;
  /** The same while it is on its way; null for a kind that arrives as it leaves. */
  released: { title: MessageId; body: MessageId } | null;
  /** It came back. */
  returned: MessageId;
  /** Another user approves it. */
  created: MessageId;
  /** It waits for the device. */
  pending: MessageId;
  /** The last station of the tracker. */
  arrived: MessageId;
}

/**
 * What differs by kind of payment. The way from the questions over review and approval to the receipt is the same for all
 * (`PaymentFlow`).
 */
export interface PaymentKind<Values, Input> {
  /** Names its form, its draft and its keys. */
  id: string;
  /** Has one question before its review, and is made once: nothing like it follows. */
  isOnce?: true;
  /** All of it is asked at once, so that the first step is the one of the amount. */
  isAskedAtOnce?: true;
  /** Whether the first question is answered. */
  isBegun(values: Partial<Values>): boolean;
  /** Says what is in the way of the second question; null when nothing is. Rejections are shown. */
  begin(values: Values): Promise<Problem | null>;
  /** Asks the bank for what the review shows, or says what is in the way. Rejections are shown. */
  order(values: Values): Promise<PaymentOrder<Input> | Problem>;
  send(input: Input, options: SendOptions): Promise<CreatedPayment>;
  /** What the review and the receipt tell of it beside what every payment has. */
  details?(summary: PaymentSummary): readonly PaymentDetail[];
  /** What it changes beside balances and history. */
  changes: readonly Row[];
  /** The form's values for another payment like this one. */
  again(summary: PaymentSummary): Values;
  /** Ids of the fields by name, so that a refusal of the bank can put the focus where it belongs. */
  fieldIds: Readonly<Record<string, string>>;
  /** Fields of the first question; a refusal of one leads back to it. */
  whoFields: readonly string[];
  /** What another page may fill in: names of the address by those of the fields. */
  given: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Brings the form's first values into line with what another page filled in; without it they are taken as they are. */
  fit?(values: Values, given: Partial<Values>): Values;
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
