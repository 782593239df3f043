import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { failureText } from '@bank/kit';
import { Button, ErrorState, Panel, Skeleton } from '@bank/ui';

/** Something could not be loaded; says why and tries again. */
export function LoadFailed({ error, onRetry }: { error: ApiFailure; onRetry(): void }) {
  const t = useText();
  return (
    <ErrorState
      title={<Text id="settings.failed" />}
      retry={
        <Button variant="secondary" onClick={onRetry}>
          <Text id="settings.retry" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

/** The shape of a list while it is on the way. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  const t = useText();
  return (
    <Panel>
      <Skeleton shape="row" count={rows} label={t('settings.loading')} />
    </Panel>
  );
}
