import { prefetch, query, useCall } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { AmountText, Answer, Ask, DetailsPane, PaymentsPage, useNotify, useOpen, useStep } from '@bank/kit';
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
import { SubscriptionPane } from './subscription-pane';

export const handle = { title: 'kit.place.preapproved' } as const;

/** The whole list is what the loader starts; what a filter asks for comes when it is chosen. */
const listQuery = (filters: FilterValues) => query(preApprovedList, filtersOf(filters), { lazy: isFiltered(filters) });

export function loader() {
  prefetch(listQuery(ALL), customerQueries.info(), customerQueries.access());
  return null;
}

const POPUPS = ['payment'] as const;

/** Payments that repeat: what is coming, what goes on and what is over, and one of them beside the list (R2.7.154). */
export function Component() {
  const t = useText();
  const [values, setValues] = useState(ALL);
  const filters = useSettled(values);
  const { id, show, close } = useOpen(POPUPS);
  const list = useQuery({ ...listQuery(filters), placeholderData: keepPreviousData });
  const isAll = !isFiltered(values) && !isFiltered(filters);
  return (
    <PaymentsPage
      tab="recurring"
      lead={<Text id="recurring.lead" />}
      pane={
        id === null ? null : (
          <DetailsPane key={id} title={t('recurring.one')} closeLabel={t('kit.close')} onClose={close}>
            <Opened id={id} onClose={close} />
          </DetailsPane>
        )
      }
    >
      <Answer of={list} rows={4}>
        {({ subscriptions }) =>
          subscriptions.length === 0 && isAll ? (
            <NothingRepeats />
          ) : (
            <>
              <Filters values={values} onChange={setValues} />
              {subscriptions.length === 0 ? (
                <EmptyState icon={<SearchX />} title={<Text id="recurring.nothing" />}>
                  <Text id="recurring.nothingBody" />
                </EmptyState>
              ) : (
                <SubscriptionLists subscriptions={subscriptions} onOpen={(one) => show('payment', one.id)} />
              )}
            </>
          )
        }
      </Answer>
    </PaymentsPage>
  );
}

function NothingRepeats() {
  return (
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
  );
}

/** The payment of an id, read from the whole list: a filter that hides its row does not close it. */
function Opened({ id, onClose }: { id: string; onClose(): void }) {
  const list = useQuery(listQuery(ALL));
  const question = useStep(['cancel']);
  return (
    <Answer of={list} rows={5}>
      {({ subscriptions }) => {
        const found = subscriptions.find((one) => one.id === id);
        if (!found) return <EmptyState icon={<SearchX />} title={<Text id="recurring.unknown" />} />;
        return (
          <>
            <SubscriptionPane subscription={found} onCancel={() => question.show('cancel')} />
            {question.open === 'cancel' && found.mayCancel && (
              <CancelQuestion
                subscription={found}
                onClose={question.close}
                // A single payment is not in the list any more.
                onDone={found.period === null ? onClose : question.close}
              />
            )}
          </>
        );
      }}
    </Answer>
  );
}

interface CancelQuestionProps {
  subscription: Subscription;
  onClose(): void;
  onDone(): void;
}

function CancelQuestion({ subscription, onClose, onDone }: CancelQuestionProps) {
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
        onDone();
      }}
    >
      <Text
        id={period === null ? 'recurring.cancelOnceBody' : 'recurring.cancelBody'}
        values={{ payee, amount: <AmountText amount={amount} currency={currencyCode} size="told" /> }}
      />
    </Ask>
  );
}
