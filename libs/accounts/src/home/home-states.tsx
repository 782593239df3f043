import { useAvailability } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { Banner, Button, Skeleton } from '@bank/ui';

/** Home's shape while the accounts load: the figure, the actions, the tiles, the chart, the rows. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <div className="home">
      <div className="hero-face home-hero">
        <Skeleton shape="line" />
        <div className="hero-total">
          <Skeleton shape="title" label={t('accounts.home.loading')} />
        </div>
      </div>
      <BelowSkeleton />
    </div>
  );
}

/** What stands under the hero, while it is not known. */
export function BelowSkeleton() {
  return (
    <div className="home-part grid gap-8">
      <Skeleton shape="block" />
      <Skeleton shape="row" hasToken={BRAND.list === 'rows'} count={5} />
    </div>
  );
}

/**
 * The figures are the last known ones, and from when. Where the bank or the network is away, the frame says so.
 * @param at ms since 1970
 */
export function LastKnown({ at, onRetry }: { at: number; onRetry(): void }) {
  const format = useFormat();
  if (useAvailability().state !== 'ok') return null;
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
