import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, Answer, Ask, Page, PaymentsTabs, useNotify } from '@bank/kit';
import { paths } from '@bank/paths';
import { balanceInquiry } from '@bank/protocol/accounts';
import { preApprovedCancel, preApprovedList, type Subscription } from '@bank/protocol/recurring';
import { customerQueries } from '@bank/session/calls';
import { buttonClass, EmptyState } from '@bank/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Repeat, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Filters } from './filters';
import { ALL, type FilterValues, filtersOf, isFiltered, useSettled } from './filter-values';
import { SubscriptionLists } from './subscription-lists';

export const handle = { title: 'kit.place.preapproved' } as const;

/** The whole list is what the loader starts; what a filter asks for comes when it is chosen. */
const listQuery = (filters: FilterValues) => query(preApprovedList, filtersOf(filters), { lazy: isFiltered(filters) });

export function loader() {
  prefetch(listQuery(ALL), customerQueries.info(), customerQueries.access());
  return null;
}

/** Payments that repeat: what is coming, what goes on and what is over (R2.7.154). */
export function Component() {
  const [values, setValues] = useState(ALL);
  const filters = useSettled(values);
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  const list = useQuery({ ...listQuery(filters), placeholderData: keepPreviousData });
  const isAll = !isFiltered(values) && !isFiltered(filters);
  return (
    <Page title="kit.place.preapproved" width="full">
      <PaymentsTabs />
      <p className="text-muted">
        <Text id="recurring.lead" />
      </p>
      <Answer of={list} rows={4}>
        {({ subscriptions }) =>
          subscriptions.length === 0 && isAll ? (
            <EmptyState
              icon={<Repeat />}
              title={<Text id="recurring.empty" />}
              action={
                <Link to={paths.transferP2p.to()} className={buttonClass('primary')}>
                  <Text id="recurring.send" />
                </Link>
              }
            >
              <Text id="recurring.emptyBody" />
            </EmptyState>
          ) : (
            <>
              <Filters values={values} onChange={setValues} />
              {subscriptions.length === 0 ? (
                <EmptyState icon={<SearchX />} title={<Text id="recurring.nothing" />}>
                  <Text id="recurring.nothingBody" />
                </EmptyState>
              ) : (
                <SubscriptionLists subscriptions={subscriptions} onCancel={setLeaving} />
              )}
            </>
          )
        }
      </Answer>
      {leaving && <CancelQuestion subscription={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

function CancelQuestion({ subscription, onClose }: { subscription: Subscription; onClose(): void }) {
  const t = useText();
  const notify = useNotify();
  const cancel = useCall(preApprovedCancel, { invalidates: [preApprovedList, balanceInquiry] });
  const { id, period, payeeName: payee, amount, currencyCode } = subscription;
  return (
    <Ask
      title={t('recurring.cancelTitle')}
      action="recurring.cancel"
      run={() => cancel.run({ id })}
      onClose={onClose}
      onDone={() => {
        notify({ severity: 'success', title: t('recurring.wasCancelled', { payee }), body: '' });
        onClose();
      }}
    >
      <Text
        id={period === null ? 'recurring.cancelOnceBody' : 'recurring.cancelBody'}
        values={{ payee, amount: <AmountText amount={amount} currency={currencyCode} size="told" /> }}
      />
    </Ask>
  );
}
