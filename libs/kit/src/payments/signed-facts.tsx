import { isolated, type MessageId, useFormat, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import type { PaymentSummary } from '@bank/protocol/payment';
import type { SummaryItem } from '@bank/ui';
import { AmountText } from '../amount/amount-text';
import { payeeShown } from '../payee/payee-detail';
import { useRepeatWords } from '../repeat/use-repeat-words';
import { useRateValue } from './rate-value';

/** A payment whose recipient says where it goes, as the bank names its way. */
const BY_LINK = 'Link';

/** What a room calls the facts: each room keeps its own texts. */
export type SignedWords = Readonly<
  Record<'from' | 'bank' | 'way' | 'link' | 'rate' | 'debit' | 'repeat' | 'leavesOn' | 'note' | 'total', MessageId>
>;

interface SignedFacts {
  summary: PaymentSummary;
  /** The name of the account that it leaves; empty where the bank does not name it. */
  fromAccount: string;
  words: SignedWords;
  /** What its kind tells of it. */
  details?: readonly { id: string; label: MessageId; value: string }[];
}

/** Between own accounts a fee of nothing is no fact, and the total says the debit, too. Elsewhere it is said that there is none. */
export const isFeeTold = ({ payee, fee }: Pick<PaymentSummary, 'payee' | 'fee'>): boolean =>
  payee.kind !== 'ownAccount' || !isZero(fee);

/**
 * The rows of a sheet that is signed, the same for one's own payment and for another's: with the amount above them they tell every fact
 * that the code and the passkey are bound to (R0.22).
 */
export function useSignedFacts({ summary, fromAccount, words, details = [] }: SignedFacts): SummaryItem[] {
  const t = useText();
  const rate = useRateValue(summary, summary.currencyCode);
  const repeats = useRepeatWords();
  const leavingDay = useLeavingDay();
  const { payee, bank, way, debitAmount, debitCurrencyCode, currencyCode, note, fee, total } = summary;
  const isExchange = debitCurrencyCode !== currencyCode;
  const money = (amount: string) => <AmountText amount={amount} currency={debitCurrencyCode} always />;
  const when = (id: string, label: MessageId, value: SummaryItem['value'] | null | undefined | '' | false) =>
    value === null || value === undefined || value === '' || value === false ? [] : [{ id, label: t(label), value }];
  return [
    ...when('from', words.from, fromAccount && isolated(fromAccount)),
    { id: 'to', label: t('kit.to'), value: isolated(payeeShown(payee)) },
    ...when('bank', words.bank, bank && isolated(bank)),
    ...when('way', words.way, way === BY_LINK ? t(words.link) : way),
    ...details.map(({ id, label, value }) => ({ id, label: t(label), value })),
    ...when('rate', words.rate, rate),
    ...when('debit', words.debit, isExchange && isFeeTold(summary) && money(debitAmount)),
    ...when('repeat', words.repeat, summary.subscription && repeats(summary.subscription)),
    ...when('date', words.leavesOn, summary.leavesAt && leavingDay(summary.leavesAt)),
    ...when('note', words.note, note && isolated(note)),
    ...when('fee', 'kit.fee', isFeeTold(summary) && money(fee)),
    { id: 'total', label: t(words.total), value: money(total), strong: true },
  ];
}

/** Says a day of the bank, which counts in UTC. @returns of an instant */
export function useLeavingDay(): (leavesAt: string) => string {
  const format = useFormat();
  return (leavesAt) => format.date(leavesAt.slice(0, 10), 'weekdayYear');
}
