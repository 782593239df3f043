import { type MessageId, useText } from '@bank/i18n';
import type { Subscription } from '@bank/protocol/recurring';
import { StatusChip, type Tone } from '@bank/ui';
import { Ban, Check, Clock, type LucideIcon, X } from 'lucide-react';

interface State {
  label: MessageId;
  tone: Tone;
  icon: LucideIcon;
}

/** What a payment says of its state; nothing while it is active and was paid last time. */
const STATES: Readonly<Record<Subscription['status'], State | null>> = {
  waiting: { label: 'recurring.waiting', tone: 'warning', icon: Clock },
  active: null,
  ended: { label: 'recurring.ended', tone: 'neutral', icon: Check },
  cancelled: { label: 'recurring.cancelled', tone: 'neutral', icon: X },
  stopped: { label: 'recurring.stopped', tone: 'danger', icon: Ban },
};
const SHORT: State = { label: 'recurring.short', tone: 'warning', icon: Clock };

/** The state of a payment that repeats, as a chip; null where there is nothing to say. */
export function SubscriptionState({ subscription: { status, isShort } }: { subscription: Subscription }) {
  const t = useText();
  const state = isShort ? SHORT : STATES[status];
  if (state === null) return null;
  const Icon = state.icon;
  return (
    <StatusChip tone={state.tone} icon={<Icon />}>
      {t(state.label)}
    </StatusChip>
  );
}
