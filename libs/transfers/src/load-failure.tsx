import type { ApiFailure } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { Button, ErrorState } from '@bank/ui';

interface LoadFailureProps {
  title: MessageId;
  error: ApiFailure;
  onRetry(): Promise<unknown>;
}

/** In the place of a screen whose data did not come: what happened, and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const t = useText();
  return (
    <ErrorState
      title={<Text id={title} />}
      retry={
        <Button variant="secondary" onClick={() => void onRetry()}>
          <Text id="transfers.p2p.retry" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
