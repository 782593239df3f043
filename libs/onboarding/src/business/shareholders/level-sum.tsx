import { Text } from '@bank/i18n';
import { percentOf, sumOf, WHOLE } from '../rules/shares';
import { usePercent } from '../use-percent';

/** How much of a level is named, live; and how much is not (R0.45). */
export function LevelSum({ shares }: { shares: readonly string[] }) {
  const percent = usePercent();
  const sum = sumOf(shares);
  const rest = WHOLE - sum;
  return (
    <dl className="border-line grid gap-1 border-t pt-2 text-sm" aria-live="polite">
      {rest > 0n && (
        <div className="text-muted flex justify-between gap-4">
          <dt>
            <Text id="onboarding.shareholders.notNamed" />
          </dt>
          <dd className="tabular-nums">{percent(percentOf(rest))}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 font-semibold">
        <dt>
          <Text id="onboarding.shareholders.named" />
        </dt>
        <dd className="tabular-nums">{percent(percentOf(sum))}</dd>
      </div>
    </dl>
  );
}
