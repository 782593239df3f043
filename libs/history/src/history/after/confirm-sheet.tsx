import { call } from '@bank/api-client';
import { useText } from '@bank/i18n';
import {
  AmountText,
  forgetInFlight,
  PaymentApproval,
  type SignedWords,
  useDeviceAnswer,
  useSignedFacts,
} from '@bank/kit';
import { paymentAfter } from '@bank/protocol/transfers-after';
import type { CreatedPayment } from '@bank/protocol/payment';
import { Dialog, SummaryList } from '@bank/ui';

/** What the sheet calls the facts. */
const WORDS: SignedWords = {
  from: 'history.confirm.from',
  bank: 'history.confirm.bank',
  way: 'history.confirm.way',
  link: 'history.confirm.link',
  rate: 'history.rate',
  debit: 'history.confirm.debit',
  repeat: 'history.confirm.repeat',
  leavesOn: 'history.confirm.leavesOn',
  note: 'history.description',
  total: 'history.total',
};

export interface ConfirmSheetProps {
  /** It waits for the confirmation of the user who ordered it. */
  order: CreatedPayment;
  transactionId: string;
  onClose(): void;
}

/**
 * Goes on with a payment that was left at its code, its phone or its passkey: what is signed, then the way to sign it. Leaving changes
 * nothing; the payment waits until its time is over.
 */
export function ConfirmSheet({ order, transactionId, onClose }: ConfirmSheetProps) {
  const t = useText();
  const { summary } = order;
  const facts = useSignedFacts({ summary, fromAccount: summary.fromAccountName ?? '', words: WORDS });
  const amount = {
    id: 'amount',
    label: t('history.column.amount'),
    value: <AmountText amount={summary.amount} currency={summary.currencyCode} always />,
    strong: true,
  };
  const decided = () => {
    forgetInFlight(order.trxid);
    onClose();
  };
  const lookUp = async () => (await call(paymentAfter, { transactionId })).order;
  useDeviceAnswer(order.approveType === 'push', async () => {
    if ((await lookUp())?.status !== 'pending') decided();
  });
  return (
    <Dialog isOpen onClose={onClose} size="sheet" title={t('history.confirm.title')} closeLabel={t('kit.close')}>
      <div className="grid gap-5">
        <SummaryList items={[amount, ...facts]} />
        <PaymentApproval payment={order} lookUp={lookUp} onConfirmed={decided} onGivenUp={decided} onLater={onClose} />
      </div>
    </Dialog>
  );
}
