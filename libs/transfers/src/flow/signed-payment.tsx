import { AmountText, payeeShown, useRepeatWords } from '@bank/kit';
import { useText } from '@bank/i18n';
import type { PaymentSummary } from '@bank/protocol/transfers';
import { SummaryList } from '@bank/ui';
import { useRate } from './payment-facts';
import type { PaymentDetail, PaymentWords } from './payment-kind';
import { useLeavingDay } from './send-date';
import { Sentence, useArrival } from './sentence';

interface SignedPaymentProps {
  summary: PaymentSummary;
  words: PaymentWords;
  /** What its kind tells of it. */
  details: readonly PaymentDetail[];
  /** When it arrives, as an instant; absent where the bank names no time. */
  arrivesAt?: string | null;
  /** The name of the account that it leaves. */
  fromAccount: string;
  /** Other people approve it (R2.1.2, R2.4.70), so that nothing is promised. */
  isForOthers: boolean;
}

/** The payment as the bank stored it: one sentence with bold amounts, then the facts (R0.22). */
export function SignedPayment({ summary, words, details, arrivesAt, fromAccount, isForOthers }: SignedPaymentProps) {
  const t = useText();
  const { payee, amount, currencyCode, fee, total, debitCurrencyCode, note } = summary;
  const arrival = useArrival(words, arrivesAt, summary.leavesAt);
  const rate = useRate(summary, currencyCode);
  const repeats = useRepeatWords();
  const leavingDay = useLeavingDay();
  return (
    <>
      <p className="sheet-sentence">
        <Sentence
          words={words}
          name={payee.name}
          amount={amount}
          currency={currencyCode}
          after={isForOthers ? t('transfers.flow.waits') : arrival}
        />
      </p>
      <SummaryList
        items={[
          { id: 'from', label: t('transfers.review.from'), value: fromAccount },
          { id: 'to', label: t('kit.to'), value: payeeShown(payee) },
          ...details.map(({ id, label, value }) => ({ id, label: t(label), value })),
          ...rate,
          ...(summary.subscription
            ? [{ id: 'repeat', label: t('transfers.repeat.label'), value: repeats(summary.subscription) }]
            : []),
          ...(summary.leavesAt
            ? [{ id: 'date', label: t('transfers.date.leavesOn'), value: leavingDay(summary.leavesAt) }]
            : []),
          ...(note ? [{ id: 'note', label: t('transfers.p2p.note'), value: note }] : []),
          { id: 'fee', label: t('kit.fee'), value: <AmountText amount={fee} currency={debitCurrencyCode} always /> },
          {
            id: 'total',
            label: t('transfers.flow.leaves'),
            value: <AmountText amount={total} currency={debitCurrencyCode} always />,
            strong: true,
          },
        ]}
      />
    </>
  );
}
