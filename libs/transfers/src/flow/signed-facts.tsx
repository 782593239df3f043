import { AmountText, payeeShown, useRepeatWords } from '@bank/kit';
import { isolated, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import type { PaymentSummary } from '@bank/protocol/transfers';
import type { SummaryItem } from '@bank/ui';
import { useRate } from './payment-facts';
import type { PaymentDetail } from './payment-kind';
import { useLeavingDay } from './send-date';

/** A payment whose recipient says where it goes, as the bank names its way. */
const BY_LINK = 'Link';

/** Between own accounts a fee of nothing is no fact, and the total says the debit, too. Elsewhere it is said that there is none. */
export const isFeeTold = ({ payee, fee }: Pick<PaymentSummary, 'payee' | 'fee'>): boolean =>
  payee.kind !== 'ownAccount' || !isZero(fee);

interface SignedFacts {
  summary: PaymentSummary;
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** What its kind tells of it. */
  details?: readonly PaymentDetail[];
}

/**
 * The rows of a sheet that is signed, the same for one's own payment and for another's: with the sentence above them they tell every
 * fact that the code and the passkey are bound to (R0.22).
 */
export function useSignedFacts({ summary, fromAccount, details = [] }: SignedFacts): SummaryItem[] {
  const t = useText();
  const rate = useRate(summary, summary.currencyCode);
  const repeats = useRepeatWords();
  const leavingDay = useLeavingDay();
  const { payee, bank, way, debitAmount, debitCurrencyCode, currencyCode, note, fee, total } = summary;
  const isExchange = debitCurrencyCode !== currencyCode;
  const money = (amount: string) => <AmountText amount={amount} currency={debitCurrencyCode} always />;
  const when = (
    id: string,
    label: Parameters<typeof t>[0],
    value: SummaryItem['value'] | null | undefined | '' | false,
  ) =>
    value === null || value === undefined || value === '' || value === false ? [] : [{ id, label: t(label), value }];
  return [
    { id: 'from', label: t('transfers.review.from'), value: isolated(fromAccount) },
    { id: 'to', label: t('kit.to'), value: isolated(payeeShown(payee)) },
    ...when('bank', 'transfers.signed.bank', bank && isolated(bank)),
    ...when('way', 'transfers.signed.way', way === BY_LINK ? t('transfers.signed.link') : way),
    ...details.map(({ id, label, value }) => ({ id, label: t(label), value })),
    ...rate,
    ...when('debit', 'transfers.signed.debit', isExchange && isFeeTold(summary) && money(debitAmount)),
    ...when('repeat', 'transfers.repeat.label', summary.subscription && repeats(summary.subscription)),
    ...when('date', 'transfers.date.leavesOn', summary.leavesAt && leavingDay(summary.leavesAt)),
    ...when('note', 'transfers.p2p.note', note && isolated(note)),
    ...when('fee', 'kit.fee', isFeeTold(summary) && money(fee)),
    { id: 'total', label: t('transfers.flow.leaves'), value: money(total), strong: true },
  ];
}
