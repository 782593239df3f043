import { type MessageId, Text, useFormat, useText } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { RecipientPayment } from '@bank/protocol/transfers-global';
import { Tracker, type TrackerStep } from '@bank/ui';
import { StepHeading } from '../flows/step-heading';

type Status = Exclude<RecipientPayment['status'], 'waiting'>;

const TITLES = {
  onItsWay: 'auth.receive.onItsWay',
  paid: 'auth.receive.paid',
  returned: 'auth.receive.returned',
  refused: 'auth.receive.refused',
} as const satisfies Record<Status, MessageId>;

const HELP = {
  onItsWay: 'auth.receive.onItsWayHelp',
  paid: 'auth.receive.paidHelp',
  returned: 'auth.receive.backHelp',
  refused: 'auth.receive.backHelp',
} as const satisfies Record<Status, MessageId>;

interface FollowStepProps {
  payment: RecipientPayment;
  /** Another step was there before. */
  takesFocus: boolean;
}

/** What became of the money, by the same link. */
export function FollowStep({ payment, takesFocus }: FollowStepProps) {
  const t = useText();
  const format = useFormat();
  const { status, senderName: sender, payout, submittedDate } = payment;
  // What waits has not been chosen yet and has no end to show.
  if (status === 'waiting') return null;
  const isPaid = status === 'paid';
  const steps: TrackerStep[] = [
    {
      id: 'sent',
      state: 'done',
      label: <Text id="auth.receive.stepSent" values={{ sender }} />,
      time: format.date(submittedDate, 'dayMonth'),
    },
    { id: 'chosen', state: 'done', label: <Text id="auth.receive.stepChosen" />, note: payout?.scheme },
    {
      id: 'arrives',
      state: isPaid ? 'done' : 'now',
      label: <Text id="auth.receive.stepArrives" />,
      time: payout && format.date(payout.arrivesAt, 'dayMonth'),
    },
  ];
  return (
    <>
      <StepHeading title={<Text id={TITLES[status]} />} takesFocus={takesFocus}>
        <Text id={HELP[status]} values={{ sender }} />
      </StepHeading>
      {payout && (
        <p>
          <AmountText amount={payout.toAmount} currency={payout.currencyCode} size="hero" always />
        </p>
      )}
      {(isPaid || status === 'onItsWay') && (
        <Tracker
          label={t('auth.receive.course')}
          steps={steps}
          stateLabel={(state) => t(state === 'done' ? 'auth.receive.stepDone' : 'auth.receive.stepNow')}
        />
      )}
    </>
  );
}
