import { usePreferences } from '@bank/kit';
import { Text, useText } from '@bank/i18n';
import type { InsightMonth } from '@bank/protocol/insight';
import { ErrorState, SectionHeading, Skeleton, useInView } from '@bank/ui';
import { lazy, Suspense, useId, type ComponentType } from 'react';
import type { BalanceLineProps } from './balance-line';

/** Fetches the drawing; what cannot be fetched is said in its place. */
const BalanceLine = lazy((): Promise<{ default: ComponentType<BalanceLineProps> }> =>
  import('./balance-line').then(
    ({ BalanceLine: Line }) => ({ default: Line }),
    () => ({ default: LineMissing }),
  ),
);

const LineMissing = () => <ErrorState title={<Text id="insight.failed" />} />;

/** What the accounts of the currency held at the end of each month; drawn once it comes into view. */
export function BalancePart({ months, currency }: { months: readonly InsightMonth[]; currency: string }) {
  const t = useText();
  const heading = useId();
  const isHidden = usePreferences((state) => state.hideBalances);
  const [part, wasSeen] = useInView();
  const skeleton = <Skeleton shape="block" label={t('insight.loading')} />;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SectionHeading id={heading}>
        <Text id="insight.balances" />
      </SectionHeading>
      {isHidden ? (
        <p className="text-muted">
          <Text id="insight.hidden" />
        </p>
      ) : (
        <div ref={part} className="min-h-61">
          {wasSeen && (
            <Suspense fallback={skeleton}>
              <BalanceLine months={months} currency={currency} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}
