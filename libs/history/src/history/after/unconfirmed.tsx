import { call, invalidate, serverNow } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Ask, forgetInFlight, useStep } from '@bank/kit';
import { balanceInquiry } from '@bank/protocol/accounts';
import { transactionDetails, transactionHistory } from '@bank/protocol/history';
import { paymentAfter } from '@bank/protocol/transfers-after';
import { type CreatedPayment, transferCancel } from '@bank/protocol/transfers';
import { Button, latePart } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { ConfirmSheetProps } from './confirm-sheet';

/** Code for the ways to sign is fetched with the press on "Go on". */
const ConfirmSheetSlot = latePart<ConfirmSheetProps>(async () => ({
  default: (await import('./confirm-sheet')).ConfirmSheet,
}));

const changed = () => void invalidate(paymentAfter, transactionDetails, transactionHistory, balanceInquiry);

interface UnconfirmedProps {
  /** Null for everybody but who ordered it. */
  order: CreatedPayment | null;
  transactionId: string;
}

/**
 * A payment that was left before it was confirmed: until when it waits, and both ways on for who ordered it. What is open above the page
 * stays open when the payment is decided elsewhere, and says so itself.
 */
export function Unconfirmed({ order, transactionId }: UnconfirmedProps) {
  const t = useText();
  const { open, show, close } = useStep(['confirm', 'cancel']);
  const [asked, setAsked] = useState<CreatedPayment | null>(null);
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
