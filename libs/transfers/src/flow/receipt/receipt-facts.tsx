import { AmountText, isFeeTold, payeeShown, Reference, useRateValue, useRepeatWords } from '@bank/kit';
import { isolated, useText } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/payment';
import { type SummaryItem, SummaryList } from '@bank/ui';
import type { PaymentDetail } from '../payment-kind';

interface ReceiptFactsProps {
  payment: CreatedPayment;
  /** What its kind tells of it. */
  details: readonly PaymentDetail[];
  /** The money has left. */
  isMade: boolean;
}

/** What was agreed, line by line, and the reference under which the bank finds it. */
export function ReceiptFacts({ payment: { summary, trxid }, details, isMade }: ReceiptFactsProps) {
  const t = useText();
  const repeats = useRepeatWords();
  const rate = useRateValue(summary, summary.currencyCode);
  const { payee, amount, currencyCode, fee, total, debitCurrencyCode, note, subscription } = summary;
  const money = (value: string, currency: string) => <AmountText amount={value} currency={currency} always />;
  const items: (SummaryItem | false)[] = [
    {
      id: 'amount',
      label: t(isMade ? 'transfers.success.amount' : 'transfers.p2p.amount'),
      value: money(amount, currencyCode),
    },
    { id: 'to', label: t('kit.to'), value: isolated(payeeShown(payee)) },
    ...details.map(({ id, label, value }) => ({ id, label: t(label), value })),
    isFeeTold(summary) && { id: 'fee', label: t('kit.fee'), value: money(fee, debitCurrencyCode) },
    rate !== null && { id: 'rate', label: t('transfers.p2p.rate'), value: rate },
    { id: 'total', label: t('transfers.flow.leaves'), value: money(total, debitCurrencyCode) },
    Boolean(subscription) && {
      id: 'repeat',
      label: t('transfers.repeat.label'),
      value: subscription && repeats(subscription),
    },
    note !== '' && { id: 'note', label: t('transfers.p2p.note'), value: isolated(note) },
    { id: 'reference', label: t('transfers.success.reference'), value: <Reference reference={trxid} /> },
  ];
  return <SummaryList items={items.filter((item) => item !== false)} />;
}
