import { Text, useText } from '@bank/i18n';
import { FailureNote } from '@bank/kit';
import { Banner, Button, Dialog } from '@bank/ui';
import { RequestSummary } from './request-summary';
import type { Deciding, Decision } from './use-decision';

interface ReviewDecisionProps {
  review: Extract<Deciding, { step: 'review' }>;
  decision: Decision;
}

/** The last look before requests are approved or declined. */
export function ReviewDecision({ review: { requests, isDeclined, wasLost }, decision }: ReviewDecisionProps) {
  const t = useText();
  const { isPending, failure, close, send } = decision;
  return (
    <Dialog
      isOpen
      onClose={close}
      isDismissable={!isPending}
      size="sheet"
      title={t(isDeclined ? 'transfers.approved.declineTitle' : 'transfers.approved.approveTitle')}
      closeLabel={t('kit.close')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            <Text id="transfers.approved.back" />
          </Button>
          <Button
            variant={isDeclined ? 'danger' : 'primary'}
            pending={isPending}
            pendingLabel={t('kit.sending')}
            onClick={() => void send()}
          >
            <Text id={isDeclined ? 'transfers.approved.decline' : 'transfers.approved.approve'} />
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {wasLost && (
          <Banner tone="warning">
            <Text id="transfers.approved.lost" />
          </Banner>
        )}
        <RequestSummary requests={requests} isDeclined={isDeclined} />
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
