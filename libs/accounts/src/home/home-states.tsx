import type { ApiFailure } from '@bank/api-client';
import { failureText } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { Banner, Button, ErrorState, Panel, Skeleton } from '@bank/ui';

/** Home's shape while the accounts are on the way. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <div className="laptop:gap-6 grid gap-4">
      <Panel kind="hero">
        <Skeleton shape="title" count={2} label={t('accounts.home.loading')} />
      </Panel>
      <div className="laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] laptop:gap-6 grid gap-4">
        <Panel className="laptop:order-2">
          <Skeleton shape="row" count={4} />
        </Panel>
        <Panel>
          <Skeleton shape="block" />
        </Panel>
      </div>
    </div>
  );
}

interface Retry {
  onRetry(): void;
}

/** There are no figures at all. */
export function HomeFailed({ error, onRetry }: Retry & { error: ApiFailure }) {
  const t = useText();
  return (
    <ErrorState
      title={<Text id="accounts.home.failed" />}
      retry={
        <Button variant="secondary" onClick={onRetry}>
          <Text id="accounts.home.retry" />
        </Button>
      }
    >
      {failureText(error, t)}
    </ErrorState>
  );
}

/** The figures are the last known ones, and from when. @param at ms since 1970 */
export function LastKnown({ at, onRetry }: Retry & { at: number }) {
  const format = useFormat();
  return (
    <Banner
      tone="warning"
      title={<Text id="accounts.home.offline" />}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Text id="accounts.home.retry" />
        </Button>
      }
    >
      <Text id="accounts.home.lastKnown" values={{ time: format.date(new Date(at).toISOString(), 'dayTime') }} />
    </Banner>
  );
}
