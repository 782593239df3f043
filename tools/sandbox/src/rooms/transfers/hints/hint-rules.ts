import { compare, isPositive, sum } from '@bank/money';
import { mailboxOf } from '@bank/protocol';
import type { Payee } from '@bank/protocol/payment';
import type { PaymentHint } from '@bank/protocol/transfers-hints';

/** A payment that the customer has sent, or is about to. */
export interface SentPayment {
  payeeKind: Payee['kind'];
  payeeName: string;
  /** The one detail that tells the payee from others of their name: an address or a number. */
  payeeDetail: string;
  amount: string;
  currencyCode: string;
  /** Milliseconds since the epoch. */
  atMs: number;
}

const HOUR_MS = 3_600_000;
/** A second payment of one bill follows the first within days; rent of the same amount follows it after a month. */
export const DUPLICATE_WITHIN_MS = 72 * HOUR_MS;
/** With fewer payments behind it, no amount is usual yet. */
export const USUAL_AFTER = 5;
/** An amount is unusual above this many times the most that was ever sent. */
export const UNUSUAL_TIMES = 2;

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
/** Payments of before R0.173 keep an address as it was spelled. */
const place = (detail: string) => (detail.includes('@') ? mailboxOf(detail) : null) ?? plain(detail);
const isSamePayee = (one: SentPayment, other: SentPayment) =>
  one.payeeKind === other.payeeKind && place(one.payeeDetail) === place(other.payeeDetail);
const isSameName = (one: SentPayment, other: SentPayment) =>
  one.payeeKind === other.payeeKind && plain(one.payeeName) === plain(other.payeeName);
const instantOf = ({ atMs }: SentPayment) => new Date(atMs).toISOString();

/** A rule says at most one hint. @param past newest first */
type HintRule = (asked: SentPayment, past: readonly SentPayment[]) => PaymentHint | undefined;

/**
 * R2.4.60: what to look at twice, the weightiest first. Own accounts are known payees whose details the bank keeps itself, so that
 * only a repeated payment counts between them.
 */
const RULES: readonly HintRule[] = [
  function duplicate(asked, past) {
    const same = past.find(
      (sent) =>
        isSamePayee(asked, sent) &&
        asked.currencyCode === sent.currencyCode &&
        compare(asked.amount, sent.amount) === 0 &&
        asked.atMs - sent.atMs <= DUPLICATE_WITHIN_MS,
    );
    return same && { kind: 'duplicate', at: instantOf(same) };
  },
  function payeeChanged(asked, past) {
    // A payee whom the customer has paid under this very name and detail has not changed, whatever lies between.
    if (past.some((sent) => isSamePayee(asked, sent) && isSameName(asked, sent))) return undefined;
    const other = past.find((sent) => isSamePayee(asked, sent) || isSameName(asked, sent));
    return other && { kind: 'payeeChanged', at: instantOf(other) };
  },
  function newPayee(asked, past) {
    const isKnown = past.some((sent) => isSamePayee(asked, sent) || isSameName(asked, sent));
    return isKnown ? undefined : { kind: 'newPayee' };
  },
  function unusualAmount(asked, past) {
    const amounts = past.filter((sent) => sent.currencyCode === asked.currencyCode).map(({ amount }) => amount);
    if (amounts.length < USUAL_AFTER) return undefined;
    const most = amounts.reduce((one, other) => (compare(one, other) < 0 ? other : one));
    const usual = sum(Array.from({ length: UNUSUAL_TIMES }, () => most));
    if (!isPositive(most) || compare(asked.amount, usual) <= 0) return undefined;
    return { kind: 'unusualAmount', amount: most, currencyCode: asked.currencyCode };
  },
];
const BETWEEN_OWN: readonly HintRule[] = RULES.slice(0, 1);

/**
 * What a customer's own history says about a payment (R2.4.60). Reads nothing but its arguments.
 * @param past what the customer has sent, the newest first
 */
export function hintsOn(asked: SentPayment, past: readonly SentPayment[]): PaymentHint[] {
  const rules = asked.payeeKind === 'ownAccount' ? BETWEEN_OWN : RULES;
  const toOthers = asked.payeeKind === 'ownAccount' ? past : past.filter(({ payeeKind }) => payeeKind !== 'ownAccount');
  return rules.flatMap((rule) => rule(asked, toOthers) ?? []);
}
