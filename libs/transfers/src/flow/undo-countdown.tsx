import { type ApiFailure, serverNow } from '@bank/api-client';
import { asFailure, FailureNote, FindingOutDialog, useCountdown, useExclusive } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { Button } from '@bank/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

interface UndoCountdownProps {
  /** When the payment leaves, as an instant of the bank's clock. */
  until: string;
  /** Rejects with the bank's own no; settles only once the bank has answered. */
  onUndo(): Promise<void>;
  /** The answer to an undo was lost, and the bank is being asked. */
  isFindingOut: boolean;
}

/**
 * The seconds in which a payment can be undone (R2.4.61). A screen reader hears that they begin and that they are over; the figure
 * that changes with every second is for the eye alone.
 */
export function UndoCountdown({ until, onUndo, isFindingOut }: UndoCountdownProps) {
  const t = useText();
  const [seconds] = useState(() => Math.max(0, (Date.parse(until) - serverNow(Date.now())) / 1000));
  const { secondsLeft } = useCountdown(seconds);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const undoing = useExclusive();
  // Nothing is said to leave while the bank works on undoing it.
  const isOver = secondsLeft === 0 && !undoing.isPending;
  const undo = () =>
    undoing.run(async () => {
      setFailure(null);
      await onUndo().catch((error: unknown) => setFailure(asFailure(error)));
    });
  if (isFindingOut) return <FindingOutDialog title="transfers.unknown.title" body="transfers.undo.finding" />;
  return (
    <div className="grid justify-items-start gap-3">
      <FailureNote failure={failure} />
      <p role="status" className="text-muted">
        <Text id={isOver ? 'transfers.undo.leaving' : 'transfers.undo.body'} />
      </p>
      {!isOver && (
        <div className="flex items-center gap-4">
          <Button
            variant="secondary"
            icon={<Undo2 className="size-5" />}
            pending={undoing.isPending}
            pendingLabel={t('kit.sending')}
            onClick={() => void undo()}
          >
            <Text id="kit.notifications.undo" />
          </Button>
          <span aria-hidden="true" className="text-lg font-semibold tabular-nums">
            {secondsLeft}
          </span>
        </div>
      )}
    </div>
  );
}
