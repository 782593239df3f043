import type { ApiFailure } from '@bank/api-client';
import { Text, useText, type MessageId } from '@bank/i18n';
import { Button, ErrorState } from '@bank/ui';
import { failureText } from './failure-text';

export interface LoadFailureProps {
  /** What did not load, e.g. "The history could not be loaded". */
  title: MessageId;
  error: ApiFailure;
  /** Asks again; what it shows meanwhile is the caller's. */
  onRetry(): Promise<unknown>;
}

/** In the place of a screen or a part of it whose data did not come: what happened, and another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const t = useText();
  return (
    <ErrorState
      title={<Text id={title} />}
      retry={
        <Button variant="secondary" onClick={() => void onRetry()}>
          <Text id="kit.tryAgain" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}
