import { call, invalidate } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Ask, useStep } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionDetails, transactionHistory } from '@bank/protocol/history';
import { paymentAfter } from '@bank/protocol/transfers-after';
import { type CreatedPayment, transferCancel } from '@bank/protocol/transfers';
import { Button, latePart } from '@bank/ui';
import type { ConfirmSheetProps } from './confirm-sheet';

/** Ways to sign are many; their code comes when somebody goes on. */
const ConfirmSheetSlot = latePart<ConfirmSheetProps>(async () => ({
  default: (await import('./confirm-sheet')).ConfirmSheet,
}));

interface UnconfirmedProps {
  order: CreatedPayment;
  transactionId: string;
}

/** A payment that was left before it was confirmed: until when it waits, and both ways on for who ordered it. */
export function Unconfirmed({ order, transactionId }: UnconfirmedProps) {
  const t = useText();
  const format = useFormat();
  const { open, show, close } = useStep(['confirm', 'cancel']);
  const { trxid, approvalExpiresAt, summary } = order;
  const values = {
    amount: format.amount(summary.total, summary.debitCurrencyCode),
    time: approvalExpiresAt === null ? '' : format.date(approvalExpiresAt, 'time'),
  };
  return (
    <>
      <p className="text-sm">
        <Text id="history.confirm.waits" values={values} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => show('confirm')}>
          <Text id="history.confirm.goOn" />
        </Button>
        <Button variant="secondary" onClick={() => show('cancel')}>
          <Text id="history.confirm.cancel" />
        </Button>
      </div>
      {open === 'confirm' && <ConfirmSheetSlot order={order} transactionId={transactionId} onClose={close} />}
      {open === 'cancel' && (
        <Ask
          title={t('history.confirm.cancelTitle')}
          action="history.confirm.cancel"
          run={async () => {
            await call(transferCancel, { trxid });
            await invalidate(paymentAfter, transactionDetails, transactionHistory, balanceInquiry);
          }}
          onClose={close}
        >
          <Text id="history.confirm.cancelBody" values={values} />
        </Ask>
      )}
    </>
  );
}
