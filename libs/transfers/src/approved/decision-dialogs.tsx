import { onEvent } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { CodeForm, FailureNote, PasskeyApproval } from '@bank/kit';
import type { RequestApproval } from '@bank/protocol/transfer-requests';
import { Banner, Button, Dialog, Spinner } from '@bank/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnknownOutcome } from '../unknown-outcome';
import { RequestSummary } from './request-summary';
import { ReviewDecision } from './review-decision';
import type { Decision } from './use-decision';

/** What stands in front of the list while something is decided: the review, then the code, the phone or a passkey. */
export function DecisionDialogs({ decision }: { decision: Decision }) {
  const t = useText();
  const { deciding, close, lostKey } = decision;
  switch (deciding.step) {
    case 'none':
      return lostKey === null ? null : <FindingOut idempotencyKey={lostKey} decision={decision} />;
    case 'unknown':
      return <FindingOut idempotencyKey={deciding.key} decision={decision} />;
    case 'review':
      return <ReviewDecision review={deciding} decision={decision} />;
    case 'code':
      return <CodeDialog approval={deciding.approval} decision={decision} />;
    case 'device':
      return <DeviceDialog approval={deciding.approval} decision={decision} />;
    case 'over':
      return (
        <Dialog
          isOpen
          onClose={close}
          size="popup"
          title={t('transfers.approved.overTitle')}
          closeLabel={t('transfers.review.close')}
          footer={
            <Button onClick={close}>
              <Text id="transfers.approved.back" />
            </Button>
          }
        >
          <div className="grid gap-3">
            <FailureNote failure={deciding.failure} />
            <p>
              <Text id="transfers.approved.overBody" />
            </p>
          </div>
        </Dialog>
      );
  }
}

function FindingOut({ idempotencyKey, decision }: { idempotencyKey: string; decision: Decision }) {
  return (
    <UnknownOutcome
      idempotencyKey={idempotencyKey}
      body="transfers.approved.unknown"
      onSettled={(transfer) => void decision.settle(transfer)}
    />
  );
}

interface WaitingProps {
  approval: RequestApproval;
  decision: Decision;
}

/** What waits for the approver's code, phone or passkey, as the bank stored it (R0.22), and how it goes on. */
function WaitingDialog({
  title,
  approval,
  decision,
  children,
}: WaitingProps & { title: MessageId; children: ReactNode }) {
  const t = useText();
  return (
    <Dialog isOpen onClose={decision.close} size="popup" title={t(title)} closeLabel={t('transfers.review.close')}>
      <div className="grid gap-5">
        <RequestSummary requests={approval.requests} isDeclined={false} />
        {children}
      </div>
    </Dialog>
  );
}

/** Leaving it changes nothing: the requests keep waiting, and the code that was sent is voided by the next. */
function CodeDialog({ approval, decision }: WaitingProps) {
  const [code, setCode] = useState('');
  return (
    <WaitingDialog title="transfers.approved.codeTitle" approval={approval} decision={decision}>
      <CodeForm
        sent={approval}
        code={code}
        onCode={setCode}
        approval={decision.codeApproval}
        resend={decision.resend}
        passkey={decision.passkey}
      />
    </WaitingDialog>
  );
}

/** The socket says at once what the phone answered; asking this often covers an answer it missed, in ms. */
const ASK_AGAIN_AFTER_MS = 5000;

function DeviceDialog({ approval, decision }: WaitingProps) {
  const t = useText();
  const look = useRef(decision.lookAt);
  look.current = decision.lookAt;
  useEffect(() => {
    // Whether the bank can be asked just now does not matter: it is asked again.
    const ask = () => void look.current(approval).catch(() => undefined);
    const timer = setInterval(ask, ASK_AGAIN_AFTER_MS);
    const stop = onEvent('transferChanged', ask);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [approval]);
  return (
    <WaitingDialog title="transfers.approved.deviceTitle" approval={approval} decision={decision}>
      <Banner tone="info">
        <Text id="transfers.approved.deviceBody" />
      </Banner>
      <Spinner label={t('transfers.approved.deviceWaiting')} />
      {decision.codeApproval.wasLost && (
        <Banner tone="warning">
          <Text id="kit.approval.notReceived" />
        </Banner>
      )}
      <FailureNote failure={decision.failure} />
      <PasskeyApproval {...decision.passkey} isPending={decision.isPending} />
    </WaitingDialog>
  );
}
