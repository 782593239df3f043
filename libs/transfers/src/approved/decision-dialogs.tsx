import { FindingOutDialog } from '@bank/kit';
import { RequestApprovalDialog } from './request-approval-dialog';
import { ReviewDecision } from './review-decision';
import type { Decision } from './use-decision';

/** What stands in front of the list while something is decided: the review, then the code, the phone or a passkey. */
export function DecisionDialogs({ decision, ownEmail }: { decision: Decision; ownEmail: string }) {
  const { deciding, isLost, close, follow } = decision;
  if (deciding.step === 'approving') {
    return <RequestApprovalDialog approval={deciding.approval} ownEmail={ownEmail} onAnswer={follow} onClose={close} />;
  }
  if (isLost) return <FindingOutDialog title="transfers.unknown.title" body="transfers.approved.unknown" />;
  return deciding.step === 'review' ? <ReviewDecision review={deciding} decision={decision} /> : null;
}
