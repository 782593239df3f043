import { Text, useFormat, useText } from '@bank/i18n';
import { Banner, Button, Panel, Skeleton } from '@bank/ui';

/** Home's shape while the accounts load. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <div className="grid gap-5">
      <Panel kind="hero">
        <Skeleton shape="title" count={2} label={t('accounts.home.loading')} />
      </Panel>
      <div className="laptop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid gap-5">
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

/** The figures are the last known ones, and from when. @param at ms since 1970 */
export function LastKnown({ at, onRetry }: { at: number; onRetry(): void }) {
  const format = useFormat();
  return (
    <Banner
      tone="warning"
      title={<Text id="accounts.home.offline" />}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <Text id="kit.tryAgain" />
        </Button>
      }
    >
      <Text id="accounts.home.lastKnown" values={{ time: format.date(new Date(at).toISOString(), 'dayTime') }} />
    </Banner>
  );
}
