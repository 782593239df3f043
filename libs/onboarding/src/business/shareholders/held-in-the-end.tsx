import { isolated, Text, useText } from '@bank/i18n';
import { memo, useId } from 'react';
import { type BusinessAnswers, nameOf } from '../answers';
import { percentHeld, type Tree, treeOf } from '../rules/held';
import { percentOf, WHOLE } from '../rules/shares';
import { usePercent } from '../use-percent';

/** What each person holds in the end, through all companies: exact. */
export const HeldInTheEnd = memo(function HeldInTheEnd({ answers }: { answers: BusinessAnswers }) {
  const heading = useId();
  const tree = treeOf(answers);
  const percent = usePercent();
  const held = tree.held.reduce((sum, { amount }) => sum + amount, 0n);
  if (tree.held.length === 0) return null;
  const rest = tree.whole - held;
  return (
    <section aria-labelledby={heading} className="grid gap-1">
      <h2 id={heading} className="section-face">
        <Text id="onboarding.shareholders.held" />
      </h2>
      <p className="text-muted text-sm">
        <Text id="onboarding.shareholders.heldHelp" />
      </p>
      <HeldBar tree={tree} />
      <dl className="grid">
        {tree.held.map((one) => (
          <HeldRow
            key={one.id}
            name={nameOf(answers, one.id)}
            share={percentHeld(one, tree)}
            ways={one.ways.map(({ shares }) => shares.join(OF)).join(AND)}
          />
        ))}
        {rest > 0n && (
          <div className="text-muted flex justify-between gap-4 py-2">
            <dt>
              <Text id="onboarding.shareholders.notNamed" />
            </dt>
            <dd className="tabular-nums">{percent(percentHeld({ amount: rest }, tree))}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 py-2 font-semibold">
          <dt>
            <Text id="onboarding.shareholders.together" />
          </dt>
          <dd className="tabular-nums">{percent(percentOf(WHOLE))}</dd>
        </div>
      </dl>
    </section>
  );
});

/** The same as one bar; the list below says it in words. */
function HeldBar({ tree: { held, whole } }: { tree: Tree }) {
  // A hundredth of a percent is less than the eye sees.
  const widths = held.map(({ amount }) => Number((amount * 10_000n) / whole));
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return (
    <svg viewBox="0 0 10000 100" preserveAspectRatio="none" aria-hidden="true" className="held-bar">
      <rect width="10000" height="100" className="held-rest" />
      {held.map(({ id }, at) => (
        <rect key={id} x={starts[at]} width={widths[at]} height="100" />
      ))}
    </svg>
  );
}

/** Between the shares of a way, and between ways. */
const OF = '>';
const AND = '+';

interface HeldRowProps {
  name: string;
  /** In the end, in percent. */
  share: string;
  /** "40+35>30": 40 %, and 30 % of 35 %. A text, so that a change elsewhere leaves the row as it is drawn. */
  ways: string;
}

const HeldRow = memo(function HeldRow({ name, share, ways }: HeldRowProps) {
  const t = useText();
  const percent = usePercent();
  return (
    <div className="border-line flex items-baseline justify-between gap-4 border-b py-2">
      <dt className="min-w-0">
        <span className="block break-words">{isolated(name)}</span>
        <span className="text-muted block text-sm">{ways.split(AND).map(told).join(' + ')}</span>
      </dt>
      <dd className="font-semibold tabular-nums">{percent(share)}</dd>
    </div>
  );

  /** "40 %", or "30 % of 35 %" from the last share up. */
  function told(way: string): string {
    return way
      .split(OF)
      .map(percent)
      .reduceRight((part, share) => t('onboarding.shareholders.of', { part, share }));
  }
});
