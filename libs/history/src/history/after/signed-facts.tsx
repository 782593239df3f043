import { AmountText, payeeShown, useRepeatWords } from '@bank/kit';
import { isolated, useFormat, useText } from '@bank/i18n';
import type { PaymentSummary } from '@bank/protocol/transfers';
import { type SummaryItem, SummaryList } from '@bank/ui';

/** A payment whose recipient says where it goes, as the bank names its way. */
const BY_LINK = 'Link';

/** Every fact that the code and the passkey are bound to, as the bank stored it (R0.22). */
export function SignedFacts({ summary }: { summary: PaymentSummary }) {
  const t = useText();
  const format = useFormat();
  const repeats = useRepeatWords();
  const { payee, amount, currencyCode, debitAmount, debitCurrencyCode, exchangeRate, fee, total } = summary;
  const { fromAccountName, bank, way, subscription, leavesAt, note } = summary;
  const isExchange = debitCurrencyCode !== currencyCode;
  const money = (value: string, currency = debitCurrencyCode) => (
    <AmountText amount={value} currency={currency} always />
  );
  const items: (SummaryItem | '' | null | undefined | false)[] = [
    { id: 'to', label: t('kit.to'), value: isolated(payeeShown(payee)) },
    { id: 'amount', label: t('history.column.amount'), value: money(amount, currencyCode), strong: true },
    fromAccountName && { id: 'from', label: t('history.confirm.from'), value: isolated(fromAccountName) },
    bank && { id: 'bank', label: t('history.confirm.bank'), value: isolated(bank) },
    way && { id: 'way', label: t('history.confirm.way'), value: way === BY_LINK ? t('history.confirm.link') : way },
    isExchange && { id: 'rate', label: t('history.rate'), value: exchangeRate },
    isExchange && { id: 'debit', label: t('history.confirm.debit'), value: money(debitAmount) },
    subscription && { id: 'repeat', label: t('history.confirm.repeat'), value: repeats(subscription) },
    // The bank counts its days in UTC.
    leavesAt && {
      id: 'date',
      label: t('history.confirm.leavesOn'),
      value: format.date(leavesAt.slice(0, 10), 'weekdayYear'),
    },
    note && { id: 'note', label: t('history.description'), value: isolated(note) },
    { id: 'fee', label: t('kit.fee'), value: money(fee) },
    { id: 'total', label: t('history.total'), value: money(total), strong: true },
  ];
  return <SummaryList items={items.filter((item) => typeof item === 'object' && item !== null)} />;
}
