import { Text, useText } from '@bank/i18n';
import { FailureNote, FindingOutDialog, useOpen } from '@bank/kit';
import { DECLINE_REASON_LENGTH } from '@bank/protocol/transfer-requests';
import { Banner, Button, Dialog, TextField } from '@bank/ui';
import { useEffect, useRef } from 'react';
import { RequestApprovalSteps } from './request-approval-steps';
import { RequestSummary } from './request-summary';
import type { Deciding, Decision } from './use-decision';

const SHEETS = ['decide'] as const;

/** A decision about requests: the last look and what approves it, in one sheet that the browser's Back closes. */
export function DecisionSheet({ decision }: { decision: Decision }) {
  const { deciding, isLost, isPending, close, follow } = decision;
  const t = useText();
  const isWanted = deciding.step !== 'none' && !isLost;
  useInHistory(isWanted, isPending, close);

  if (isLost) return <FindingOutDialog title="transfers.unknown.title" body="transfers.approved.unknown" />;
  if (deciding.step === 'none') return null;
  const isDeclined = deciding.step === 'review' && deciding.isDeclined;
  const { requests } = deciding.step === 'review' ? deciding : deciding.approval;
  return (
    <Dialog
      isOpen
      onClose={close}
      isDismissable={!isPending}
      size="sheet"
      title={t(isDeclined ? 'transfers.approved.declineTitle' : 'transfers.approved.approveTitle')}
      closeLabel={t('kit.close')}
    >
      <div className="grid gap-5">
        <RequestSummary requests={requests} isDeclined={isDeclined} />
        {deciding.step === 'review' ? (
          <ReviewActions review={deciding} decision={decision} />
        ) : (
          <RequestApprovalSteps
            key={deciding.approval.approvalTransactionId}
            approval={deciding.approval}
            onAnswer={follow}
            onClose={close}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Opened with an entry of its own; Back closes it, but not while the bank is working on it. */
function useInHistory(isWanted: boolean, isPending: boolean, onBack: () => void): void {
  const sheet = useOpen(SHEETS);
  const place = useRef<'closed' | 'opening' | 'open' | 'closing'>('closed');
  useEffect(() => {
    const isOpen = sheet.open !== null;
    if (place.current === 'closing') {
      // Asked for again at once, it waits until its old entry is gone: that one would take it away.
      if (isOpen) return;
      place.current = 'closed';
    }
    if (isWanted && isOpen) place.current = 'open';
    else if (!isWanted && !isOpen) place.current = 'closed';
    else if (!isWanted) {
      place.current = 'closing';
      sheet.close();
    } else if (place.current === 'open' && !isPending) {
      place.current = 'closed';
      onBack();
    } else if (place.current !== 'opening') {
      place.current = 'opening';
      sheet.show('decide');
    }
  });
}

function ReviewActions({
  review: { isDeclined, reason, wasLost },
  decision: { isPending, failure, close, explain, send },
}: {
  review: Extract<Deciding, { step: 'review' }>;
  decision: Decision;
}) {
  const t = useText();
  return (
    <>
      {wasLost && (
        <Banner tone="warning">
          <Text id="transfers.approved.lost" />
        </Banner>
      )}
      {isDeclined && (
        <TextField
          name="reason"
          label={t('transfers.approved.reason')}
          description={t('transfers.approved.reasonHint')}
          maxLength={DECLINE_REASON_LENGTH}
          value={reason}
          readOnly={isPending}
          onChange={({ target }) => explain(target.value)}
        />
      )}
      <FailureNote failure={failure} />
      <div className="flow-actions">
        <Button
          variant={isDeclined ? 'danger' : 'primary'}
          pending={isPending}
          pendingLabel={t('kit.sending')}
          onClick={() => void send()}
        >
          <Text id={isDeclined ? 'transfers.approved.decline' : 'transfers.approved.approve'} />
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={close}>
          <Text id="transfers.approved.back" />
        </Button>
      </div>
    </>
  );
}
