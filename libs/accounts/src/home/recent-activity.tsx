import { AmountText, LoadFailure } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import { Avatar, Badge, buttonClass, EmptyState, Panel, SectionHeading, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Activity, activityByDay, foldFees } from '../account-rules';
import { ACTIVITY_WORDS } from './activity-words';
import { localDay } from './chart-period';
import { recentActivity } from './home-queries';

/** The last 25 on all accounts (R0.4), by day, fees folded in (R2.9.7). */
export function RecentActivity() {
  return (
    <Panel>
      <SectionHeading
        action={
          <Link to={paths.history.to()} className={buttonClass('quiet')}>
            <Text id="accounts.activity.all" />
          </Link>
        }
      >
        <Text id="accounts.activity.title" />
      </SectionHeading>
      <Days />
    </Panel>
  );
}

function Days() {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useQuery(recentActivity());
  if (!data) {
    if (!error) return <Skeleton shape="row" count={5} label={t('accounts.activity.loading')} />;
    return <LoadFailure title="accounts.activity.failed" error={error} onRetry={refetch} />;
  }
  const days = activityByDay(foldFees(data.transactions.transaction), (iso) => localDay(Date.parse(iso)));
  if (days.length === 0) {
    return (
      <EmptyState icon={<ReceiptText />} title={<Text id="accounts.activity.empty" />}>
        <Text id="accounts.activity.emptyBody" />
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.map(({ day, activities }) => (
        <section key={day}>
          <h3 className="text-muted text-sm font-medium">{format.date(day, 'day')}</h3>
          <ul className="divide-line divide-y">
            {activities.map((activity) => (
              <li key={`${activity.accountId} ${activity.transactionId}`}>
                <Row activity={activity} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const STATUS_TONES = { processing: 'warning', rejected: 'danger' } as const;

function Row({ activity }: { activity: Activity }) {
  const t = useText();
  const { counterpartyName, description, currencyCode, direction, amount, feeTotal, status, operationType } = activity;
  const name = counterpartyName || description;
  return (
    <div className="py-row flex min-h-14 items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
          <span>{t(ACTIVITY_WORDS[operationType])}</span>
          {counterpartyName && description && <span className="max-w-full truncate">{description}</span>}
          {!isZero(feeTotal) && (
            <span>
              <Text
                id="accounts.activity.fee"
                values={{ amount: <AmountText amount={feeTotal} currency={currencyCode} /> }}
              />
            </span>
          )}
          {status !== 'completed' && (
            <Badge tone={STATUS_TONES[status]}>
              <Text id={status === 'processing' ? 'accounts.activity.processing' : 'accounts.activity.rejected'} />
            </Badge>
          )}
        </p>
      </div>
      <AmountText
        amount={direction === 'out' ? `-${amount}` : amount}
        currency={currencyCode}
        plus={direction === 'in'}
        tone={status === 'rejected' ? 'muted' : direction === 'in' ? 'positive' : 'plain'}
      />
    </div>
  );
}
