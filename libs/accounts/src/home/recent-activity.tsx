import { AmountText, Answer, OPERATION_WORDS, Row, Rows, signedAmount, TRANSACTION_STATES } from '@bank/kit';
import { Text, useFormat, useText } from '@bank/i18n';
import { isZero } from '@bank/money';
import { paths } from '@bank/paths';
import { Avatar, Badge, buttonClass, EmptyState, Panel, SectionHeading, Skeleton } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Activity, activityByDay, foldFees } from '../account-rules';
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
  return (
    <Answer
      of={useQuery(recentActivity())}
      failed="accounts.activity.failed"
      skeleton={<Skeleton shape="row" count={5} label={t('accounts.activity.loading')} />}
    >
      {({ transactions }) => (
        <ByDay days={activityByDay(foldFees(transactions.transaction), (iso) => localDay(Date.parse(iso)))} />
      )}
    </Answer>
  );
}

function ByDay({ days }: { days: ReturnType<typeof activityByDay> }) {
  const format = useFormat();
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
          <Rows kind="plain">
            {activities.map((activity) => (
              <ActivityRow key={`${activity.accountId} ${activity.transactionId}`} activity={activity} />
            ))}
          </Rows>
        </section>
      ))}
    </div>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const t = useText();
  const { counterpartyName, description, currencyCode, direction, feeTotal, status, operationType } = activity;
  const name = counterpartyName || description;
  return (
    <Row
      token={<Avatar name={name} />}
      title={name}
      note={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{t(OPERATION_WORDS[operationType])}</span>
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
            <Badge tone={TRANSACTION_STATES[status].tone}>
              <Text id={TRANSACTION_STATES[status].label} />
            </Badge>
          )}
        </span>
      }
      aside={
        <AmountText
          amount={signedAmount(activity)}
          currency={currencyCode}
          plus={direction === 'in'}
          tone={status === 'rejected' ? 'muted' : direction === 'in' ? 'positive' : 'plain'}
        />
      }
    />
  );
}
