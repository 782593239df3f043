import type { SignedFact } from '@bank/protocol/signed-facts';
import type { Payee, PaymentSummary } from '@bank/protocol/payment';
import { compare } from '@bank/money';
import { nameApart } from '../platform/catalogue';
import { detailOf } from './payee';
import { sayAmount, sayDay } from './say-amount';
import { say } from './texts';

/** What is signed of a payment, as the ledger has it; null where the payment has no such fact. */
export type Facts = Readonly<Record<SignedFact, string | null>>;

/** The facts of a payment, for what a passkey signs. Amounts carry their currency. */
export function factsOf(summary: PaymentSummary): Facts {
  const { payee, amount, currencyCode, debitAmount, fee, total, debitCurrencyCode, exchangeRate } = summary;
  return {
    amount: `${amount} ${currencyCode}`,
    // The whole union, so that no detail of the payee can change.
    payee: JSON.stringify(payee),
    lastFour: numberOf(payee)?.slice(-4) ?? null,
    count: payee.kind === 'batch' ? String(payee.rows) : null,
    bank: summary.bank ?? null,
    way: summary.way ?? null,
    debit: `${debitAmount} ${debitCurrencyCode}`,
    rate: exchangeRate,
    fee: `${fee} ${debitCurrencyCode}`,
    total: `${total} ${debitCurrencyCode}`,
    fromAccount: `${summary.fromAccountId} ${summary.fromAccountName ?? ''}`,
    sendDate: summary.leavesAt ?? null,
    period: summary.subscription?.period ?? null,
    end: summary.subscription?.endsOn ?? null,
  };
}

/** What a payee is known by that is a number; an address has no last four. */
function numberOf(payee: Payee): string | null {
  if (payee.kind === 'bankAccount') return payee.accountNumber;
  if (payee.kind === 'card') return payee.cardNumber;
  return payee.kind === 'wallet' ? payee.address : null;
}

type Saying = (lang: string, summary: PaymentSummary) => string | null;

const isExchanged = ({ exchangeRate }: PaymentSummary) => compare(exchangeRate, '1') !== 0;
const inWords =
  (key: 'amountAndPayee' | 'factFee' | 'factTotal' | 'factDebit'): Saying =>
  (lang, summary) =>
    say(lang, key, {
      amount: sayAmount(lang, summary.amount, summary.currencyCode),
      payee: payeeWithBank(summary),
      fee: sayAmount(lang, summary.fee, summary.debitCurrencyCode),
      total: sayAmount(lang, summary.total, summary.debitCurrencyCode),
      debit: sayAmount(lang, summary.debitAmount, summary.debitCurrencyCode),
      rate: summary.exchangeRate,
      account: summary.fromAccountName ?? '',
    });

const payeeWithBank = ({ payee, bank, way }: PaymentSummary) =>
  `${nameApart(payee.name)} (${[detailOf(payee), bank, way].filter(Boolean).join(', ')})`;

/**
 * The parts of the message that asks for an approval, in its order. Each names the facts that it tells, so that none is left out: a new
 * fact does not compile without a part.
 */
const SAID: Readonly<Record<SignedFact, Saying>> = {
  amount: inWords('amountAndPayee'),
  payee: inWords('amountAndPayee'),
  lastFour: inWords('amountAndPayee'),
  count: inWords('amountAndPayee'),
  bank: inWords('amountAndPayee'),
  way: inWords('amountAndPayee'),
  fee: inWords('factFee'),
  debit: (lang, summary) => (isExchanged(summary) ? inWords('factDebit')(lang, summary) : null),
  rate: (lang, summary) => (isExchanged(summary) ? inWords('factDebit')(lang, summary) : null),
  total: inWords('factTotal'),
  fromAccount: inWords('factTotal'),
  sendDate: (lang, { leavesAt }) =>
    leavesAt ? say(lang, 'leavesOn', { day: sayDay(lang, leavesAt.slice(0, 10)) }) : null,
  period: repeats,
  end: repeats,
};

/** How often a payment repeats, in words; null when it is made once. */
function repeats(lang: string, { subscription }: PaymentSummary): string | null {
  if (!subscription) return null;
  const { period, endsOn } = subscription;
  const times = say(lang, `every_${period}`);
  return endsOn === null
    ? say(lang, 'repeatsForever', { times })
    : say(lang, 'repeatsUntil', { times, day: sayDay(lang, endsOn) });
}

/** Every fact of a payment in words, as a part of a sentence: nobody approves more than they read (R0.22). */
export function sayFacts(lang: string, summary: PaymentSummary): string {
  const parts = Object.values(SAID).flatMap((part) => part(lang, summary) ?? []);
  return [...new Set(parts)].join(', ');
}
