import { resolveOutcome } from '@bank/api-client';
import { FailureNote } from '@bank/kit';
import { type MessageId, Text, useText } from '@bank/i18n';
import type { CreatedPayment } from '@bank/protocol/transfers';
import { Button, Dialog, Spinner } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** How long between two tries to find out, in ms. */
const ASK_AGAIN_AFTER_MS = 4000;

interface UnknownOutcomeProps {
  idempotencyKey: string;
  /** What the answer was to. */
  body?: MessageId;
  onSettled(transfer: CreatedPayment | null): void;
}

/** The answer was lost: says so, asks by key until there is one, and offers nothing that could send twice (R0.20). */
export function UnknownOutcome({ idempotencyKey, body = 'transfers.unknown.body', onSettled }: UnknownOutcomeProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['transfers.outcome', idempotencyKey],
    queryFn: () => resolveOutcome(idempotencyKey),
    gcTime: 0,
    retry: false,
    refetchInterval: (asked) => (asked.state.data ? false : ASK_AGAIN_AFTER_MS),
  });
  useEffect(() => {
    if (data) onSettled(data.transfer);
    // Once per answer: the handler's identity says nothing about the outcome.
    // eslint-disable-next-line hooks/exhaustive-deps -- see above
  }, [data]);

  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={() => undefined}
      size="popup"
      role="alertdialog"
      title={t('transfers.unknown.title')}
      closeLabel={t('transfers.review.close')}
      footer={
        error && (
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            <Text id="transfers.unknown.askAgain" />
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p>
          <Text id={body} />
        </p>
        {isFetching && <Spinner label={t('transfers.unknown.asking')} />}
        {error && <FailureNote failure={error} />}
      </div>
    </Dialog>
  );
}
