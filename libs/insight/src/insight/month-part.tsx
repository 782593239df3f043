import { AmountText, CATEGORY_WORDS, usePreferences } from '@bank/kit';
import { Text, useFormat, useText, type MessageId } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import type { Output } from '@bank/protocol';
import type { InsightMonth, insightOverview } from '@bank/protocol/insight';
import { Avatar, SectionHeading } from '@bank/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from './bar';
import { compareMonth, daysOf, largestOf, shareOf } from './months';

interface MonthPartProps {
  found: Output<typeof insightOverview>;
  month: InsightMonth;
  currency: string;
}

/** One month: how it compares, its figures, what it was spent on and to whom. Each line leads to its transactions. */
export function MonthPart({ found, month, currency }: MonthPartProps) {
  const format = useFormat();
  const heading = useId();
  const ofMonth = <Each extends { month: string }>(list: readonly Each[]) =>
    list.filter((each) => each.month === month.month);
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1" aria-live="polite">
        <SectionHeading id={heading}>{format.date(daysOf(month.month).from, 'month')}</SectionHeading>
        <Compared found={found} month={month.month} currency={currency} />
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure id="insight.out" amount={month.out} currency={currency} />
        <Figure id="insight.in" amount={month.in} currency={currency} isIncome />
        <Figure id="insight.fees" amount={month.fees} currency={currency} />
      </dl>
      {isZero(month.out) ? (
        <p className="text-muted">
          <Text id="insight.nothing" />
        </p>
      ) : (
        <div className="laptop:grid-cols-2 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6">
          <Categories list={ofMonth(found.categories)} month={month.month} currency={currency} />
          <Payees list={ofMonth(found.payees)} month={month.month} currency={currency} />
        </div>
      )}
    </section>
  );
}

const SENTENCES = {
  running: { less: 'insight.runningLess', more: 'insight.runningMore', same: 'insight.runningSame' },
  over: { less: 'insight.overLess', more: 'insight.overMore', same: 'insight.overSame' },
} as const;

/** A month beside the one before it, in one sentence. */
function Compared({ found, month, currency }: { found: MonthPartProps['found']; month: string; currency: string }) {
  const comparison = compareMonth(found.months, month);
  if (!comparison) return null;
  const { kind, by, isRunning } = comparison;
  return (
    <p className="text-muted">
      <Text
        id={SENTENCES[isRunning ? 'running' : 'over'][kind]}
        values={{ amount: <AmountText amount={by} currency={currency} /> }}
      />
    </p>
  );
}

function Figure({
  id,
  amount,
  currency,
  isIncome = false,
}: {
  id: MessageId;
  amount: string;
  currency: string;
  isIncome?: boolean;
}) {
  const cameIn = isIncome && !isZero(amount);
  return (
    <div>
      <dt className="text-muted text-sm">
        <Text id={id} />
      </dt>
      <dd>
        <AmountText
          amount={amount}
          currency={currency}
          size="large"
          tone={cameIn ? 'positive' : 'plain'}
          plus={cameIn}
        />
      </dd>
    </div>
  );
}

interface ListProps<Each> {
  list: readonly Each[];
  month: string;
  currency: string;
}

function Categories({ list, month, currency }: ListProps<Output<typeof insightOverview>['categories'][number]>) {
  const t = useText();
  const largest = largestOf(list.map(({ amount }) => amount));
  return (
    <Ranking title="insight.byCategory">
      {list.map(({ category, amount }) => (
        <RankedRow
          key={category}
          // Of what has no category there is no list of transactions.
          to={category === null ? undefined : transactionsOf(month, { category })}
          title={t(category === null ? 'insight.rest' : CATEGORY_WORDS[category])}
          amount={amount}
          currency={currency}
          share={shareOf(amount, largest)}
          tone={`spent-part spent-${category ?? 'other'}`}
        />
      ))}
    </Ranking>
  );
}

function Payees({ list, month, currency }: ListProps<Output<typeof insightOverview>['payees'][number]>) {
  const largest = largestOf(list.map(({ amount }) => amount));
  return (
    <Ranking title="insight.byPayee">
      {list.map(({ name, amount, count }) => (
        <RankedRow
          key={name}
          to={transactionsOf(month, { q: name })}
          token={<Avatar name={name} />}
          title={name}
          note={<Text id="insight.payments" values={{ count }} />}
          amount={amount}
          currency={currency}
          share={shareOf(amount, largest)}
          tone="bg-accent rounded-[3px]"
        />
      ))}
    </Ranking>
  );
}

/** The transactions behind a line. */
function transactionsOf(month: string, filter: Readonly<Record<string, string>>): string {
  const { from, to } = daysOf(month);
  return paths.history.to({ accountId: 'all', from, to, direction: 'out', ...filter });
}

function Ranking({ title, children }: { title: MessageId; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <h3 id={heading} className="section-face">
        <Text id={title} />
      </h3>
      <ol className="grid">{children}</ol>
    </section>
  );
}

interface RankedRowProps {
  to?: string;
  token?: ReactNode;
  title: string;
  note?: ReactNode;
  amount: string;
  currency: string;
  share: number;
  tone: string;
}

/** With hidden balances there is no bar: its length would say how much it was. */
function RankedRow({ to, token, title, note, amount, currency, share, tone }: RankedRowProps) {
  const isHidden = usePreferences((state) => state.hideBalances);
  const content = (
    <>
      {token}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex items-baseline justify-between gap-4">
          <span className="grid min-w-0">
            <span className="truncate font-medium">{title}</span>
            {Boolean(note) && <span className="text-muted text-sm">{note}</span>}
          </span>
          <AmountText amount={amount} currency={currency} />
        </span>
        {!isHidden && (
          <span className="bg-sunken block h-1.5 overflow-hidden rounded-[3px]">
            <Bar grows="right" share={share} className={`h-full ${tone}`} />
          </span>
        )}
      </span>
    </>
  );
  const look = 'flex min-h-14 items-center gap-3 py-2';
  return (
    <li>
      {to === undefined ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={to} className={`${look} rounded-control hover:bg-sunken -mx-2 px-2`}>
          {content}
        </Link>
      )}
    </li>
  );
}
