import { isolated, Text, useFormat, useText } from '@bank/i18n';
import { AmountText, useRepeatWords } from '@bank/kit';
import { paths } from '@bank/paths';
import type { Subscription } from '@bank/protocol/recurring';
import { useCustomer } from '@bank/session/calls';
import { Button, buttonClass, SummaryList } from '@bank/ui';
import { Link } from 'react-router-dom';
import { SubscriptionState } from './subscription-state';

interface SubscriptionPaneProps {
  subscription: Subscription;
  onCancel(): void;
}

/** One payment that repeats, or waits for its date: its terms, what comes next, and what can be done with it (R2.7.154). */
export function SubscriptionPane({ subscription, onCancel }: SubscriptionPaneProps) {
  const t = useText();
  const format = useFormat();
  const repeats = useRepeatWords();
  const { may } = useCustomer();
  const { id, amount, currencyCode, payeeName, beneficiaryEmail, fromAccountId, fromAccountName } = subscription;
  const { note, period, startedOn, endsOn, comingOn, mayCancel } = subscription;
  const [next] = comingOn;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid justify-items-start gap-2">
        <p className="text-lg font-semibold break-words">{isolated(payeeName)}</p>
        <p className="heading-face text-xl">
          <AmountText amount={amount} currency={currencyCode} />
        </p>
        <SubscriptionState subscription={subscription} />
      </div>
      <SummaryList
        items={[
          {
            id: 'repeats',
            label: t('recurring.repeats'),
            value: period === null ? t('kit.repeat.once') : repeats({ period, endsOn }),
          },
          ...(next === undefined
            ? []
            : [{ id: 'next', label: t('recurring.nextOn'), value: format.date(next, 'weekdayYear') }]),
          { id: 'from', label: t('recurring.fromAccount'), value: isolated(fromAccountName) },
          ...(beneficiaryEmail === null ? [] : [{ id: 'to', label: t('kit.to'), value: beneficiaryEmail }]),
          ...(note === '' ? [] : [{ id: 'note', label: t('recurring.note'), value: isolated(note) }]),
          { id: 'since', label: t('recurring.since'), value: format.date(startedOn, 'day') },
          { id: 'reference', label: t('recurring.reference'), value: id },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        {mayCancel && (
          <Button variant="danger" onClick={onCancel}>
            <Text id="recurring.cancel" />
          </Button>
        )}
        {may.seeHistory && (
          <Link
            className={buttonClass('quiet')}
            to={paths.history.to({ accountId: String(fromAccountId), q: payeeName })}
          >
            <Text id="recurring.made" />
          </Link>
        )}
      </div>
    </div>
  );
}
