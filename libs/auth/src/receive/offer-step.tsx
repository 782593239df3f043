import { Text, useFormat } from '@bank/i18n';
import { AmountText } from '@bank/kit';
import type { RecipientPayment } from '@bank/protocol/transfers-global';
import { Button, SummaryList } from '@bank/ui';
import { StepHeading } from '../flows/step-heading';

interface OfferStepProps {
  payment: RecipientPayment;
  /** Another step was there before. */
  takesFocus: boolean;
  onStart(): void;
  onRefuse(): void;
}

/** What waits for the recipient. */
export function OfferStep({ payment, takesFocus, onStart, onRefuse }: OfferStepProps) {
  const format = useFormat();
  const { senderName: sender, amount, currencyCode, beneficiaryName, description, feeIsBen } = payment;
  const message = { id: 'message', label: <Text id="auth.receive.message" />, value: description };
  return (
    <>
      <StepHeading title={<Text id="auth.receive.offer" values={{ sender }} />} takesFocus={takesFocus}>
        <Text id="auth.receive.offerHelp" />
      </StepHeading>
      <p>
        <AmountText amount={amount} currency={currencyCode} size="hero" always />
      </p>
      <SummaryList
        items={[
          { id: 'for', label: <Text id="auth.receive.for" />, value: beneficiaryName },
          ...(description === '' ? [] : [message]),
          {
            id: 'sent',
            label: <Text id="auth.receive.sentOn" />,
            value: format.date(payment.submittedDate, 'day'),
          },
          {
            id: 'days',
            label: <Text id="auth.receive.waits" />,
            value: <Text id="auth.receive.days" values={{ days: payment.expireDays }} />,
          },
          {
            id: 'fee',
            label: <Text id="kit.fee" />,
            value: feeIsBen ? (
              <Text id="auth.receive.youPay" />
            ) : (
              <Text id="auth.receive.theyPay" values={{ sender }} />
            ),
          },
        ]}
      />
      <div className="flow-actions">
        <Button onClick={onStart}>
          <Text id="auth.receive.start" />
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          <Text id="auth.receive.refuse" />
        </Button>
      </div>
      <p className="text-muted text-sm">
        <Text id="auth.receive.neverAsked" />
      </p>
    </>
  );
}
