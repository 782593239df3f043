import { isolated, Text } from '@bank/i18n';
import { useId } from 'react';
import { nameOf, useAnswers } from '../answers';
import { percentHeld, type Tree, type Way } from '../rules/held';
import { percentOf, WHOLE } from '../rules/shares';
import { usePercent } from '../use-percent';

/** What each person holds in the end, through all companies: exact. */
export function HeldInTheEnd({ tree }: { tree: Tree }) {
  const heading = useId();
  const answers = useAnswers();
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
          <div key={one.id} className="border-line flex items-baseline justify-between gap-4 border-b py-2">
            <dt className="min-w-0">
              <span className="block break-words">{isolated(nameOf(answers, one.id))}</span>
              <span className="text-muted block text-sm">
                {one.ways.map((way, index) => (
                  <Ways key={way.shares.join('>')} way={way} isFirst={index === 0} />
                ))}
              </span>
            </dt>
            <dd className="font-semibold tabular-nums">{percent(percentHeld(one, tree))}</dd>
          </div>
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
}

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

/** "40 %", or "30 % of 35 %" from the last share up. */
function Ways({ way: { shares }, isFirst }: { way: Way; isFirst: boolean }) {
  const percent = usePercent();
  const [first = '', ...above] = shares.toReversed().map(percent);
  return (
    <>
      {!isFirst && ' + '}
      {above.reduce<React.ReactNode>(
        (told, share) => (
          <Text id="onboarding.shareholders.of" values={{ part: told, share }} />
        ),
        first,
      )}
    </>
  );
}
