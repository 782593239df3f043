import { Rows, Section } from '@bank/kit';
import type { Subscription } from '@bank/protocol/recurring';
import { ComingSection } from './coming-section';
import { SubscriptionRow } from './subscription-row';

interface SubscriptionListsProps {
  subscriptions: readonly Subscription[];
  onOpen(subscription: Subscription): void;
}

const GOES_ON: readonly Subscription['status'][] = ['waiting', 'active'];

/** What leaves when, what goes on, and what is over; a list without rows is not there. */
export function SubscriptionLists({ subscriptions, onOpen }: SubscriptionListsProps) {
  const goingOn = subscriptions.filter(({ status }) => GOES_ON.includes(status));
  const over = subscriptions.filter(({ status }) => !GOES_ON.includes(status));
  const rows = (some: readonly Subscription[]) => (
    <Rows>
      {some.map((one) => (
        <SubscriptionRow key={one.id} subscription={one} onOpen={() => onOpen(one)} />
      ))}
    </Rows>
  );
  return (
    <>
      <ComingSection subscriptions={goingOn} onOpen={onOpen} />
      {goingOn.length > 0 && <Section title="recurring.active">{rows(goingOn)}</Section>}
      {over.length > 0 && <Section title="recurring.over">{rows(over)}</Section>}
    </>
  );
}
