import { call, invalidate, serverNow } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Ask, forgetInFlight, useStep } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { type Transaction, transactionDetails, transactionHistory } from '@bank/protocol/history';
import { paymentAfter } from '@bank/protocol/transfers-after';
import type { CreatedPayment } from '@bank/protocol/payment';
import { transferCancel } from '@bank/protocol/transfers';
import { Button, latePart, Skeleton } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { ConfirmSheetProps } from './confirm-sheet';
import { useAfter } from './use-after';

/** Code for the ways to sign is fetched with the press on "Go on". */
const ConfirmSheetSlot = latePart<ConfirmSheetProps>(async () => ({
  default: (await import('./confirm-sheet')).ConfirmSheet,
}));

const changed = () => void invalidate(paymentAfter, transactionDetails, transactionHistory, balanceInquiry);

/**
 * A payment that was left before it was confirmed: until when it waits, and both ways on for who ordered it. What is open above the page
 * stays open when the payment is decided elsewhere, and says so itself.
 */
export function Unconfirmed({ transaction }: { transaction: Transaction }) {
  const t = useText();
  const { transactionId } = transaction;
  const { open, show, close } = useStep(['confirm', 'cancel']);
  const [asked, setAsked] = useState<CreatedPayment | null>(null);
  // The bank names an order to the user who gave it, and to nobody else.
  const after = useAfter(transaction);
  const order = after?.order;
  const isFetched = after !== undefined || transaction.waitsFor?.what !== 'confirmation';
  const waiting = order?.status === 'pending' ? order : null;
  useEnd(waiting?.approvalExpiresAt ?? null);
  const ask = (step: 'confirm' | 'cancel') => {
    setAsked(waiting);
    show(step);
  };
  const leave = () => {
    close();
    changed();
  };
  const waits = useWaitingWords();
  return (
    <>
      {!isFetched && <Skeleton count={2} />}
      {waiting !== null && (
        <>
          <p className="text-sm">
            <Text id="history.confirm.waits" values={waits(waiting)} />
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => ask('confirm')}>
              <Text id="history.confirm.goOn" />
            </Button>
            <Button variant="secondary" onClick={() => ask('cancel')}>
              <Text id="history.confirm.cancel" />
            </Button>
          </div>
        </>
      )}
      {open === 'confirm' && asked !== null && (
        <ConfirmSheetSlot order={asked} transactionId={transactionId} onClose={leave} />
      )}
      {open === 'cancel' && asked !== null && (
        <Ask
          title={t('history.confirm.cancelTitle')}
          action="history.confirm.cancel"
          run={async () => {
            await call(transferCancel, { trxid: asked.trxid });
            forgetInFlight(asked.trxid);
          }}
          onClose={close}
          onDone={leave}
        >
          <Text id="history.confirm.cancelBody" values={waits(asked)} />
        </Ask>
      )}
    </>
  );
}

/** What is on hold, and until when. */
function useWaitingWords() {
  const format = useFormat();
  return ({ approvalExpiresAt, summary }: CreatedPayment) => ({
    amount: format.amount(summary.total, summary.debitCurrencyCode),
    time: approvalExpiresAt === null ? '' : format.date(approvalExpiresAt, 'time'),
  });
}

/** Asks anew what has become of it once its time is over. @param until an instant */
function useEnd(until: string | null): void {
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(changed, Math.max(0, Date.parse(until) - serverNow(Date.now())) + 1000);
    return () => clearTimeout(timer);
  }, [until]);
}
