import { Text, useText } from '@bank/i18n';
import { Button, Dialog } from '@bank/ui';
import { FailureNote } from '../failure/failure-note';
import type { Approval } from './use-approval';

/** Leaving the code gives the payment up, so that no hold stays; so it is asked first. */
export function LeaveQuestion({ approval, onStay }: { approval: Approval; onStay(): void }) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onStay}
      size="popup"
      title={t('kit.approval.leaveTitle')}
      closeLabel={t('kit.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            <Text id="kit.approval.leaveStay" />
          </Button>
          <Button
            variant="danger"
            pending={approval.isPending}
            pendingLabel={t('kit.approval.cancelling')}
            onClick={() => void approval.giveUp()}
          >
            <Text id="kit.approval.leaveConfirm" />
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          <Text id="kit.approval.leaveBody" />
        </p>
        <FailureNote failure={approval.refusal} />
      </div>
    </Dialog>
  );
}
