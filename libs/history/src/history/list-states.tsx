import type { ApiFailure } from '@bank/api-client';
import { failureText } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import { Button, ErrorState, Panel, Skeleton } from '@bank/ui';

/** The list could not be loaded; says why and tries again. */
export function LoadFailed({ error, onRetry }: { error: ApiFailure; onRetry(): void }) {
  const t = useText();
  return (
    <ErrorState
      title={<Text id="history.failed" />}
      retry={
        <Button variant="secondary" onClick={onRetry}>
          <Text id="history.retry" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

/** The shape of the list while its first page is on the way. */
export function ListSkeleton() {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="row" count={8} label={t('history.loading')} />
    </Panel>
  );
}
