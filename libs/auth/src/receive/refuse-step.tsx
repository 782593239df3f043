import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { FailureNote, useAttempt } from '@bank/kit';
import { type RecipientPayment, recipientPaymentCancel } from '@bank/protocol/transfers-global';
import { Button, TextField } from '@bank/ui';
import { type SubmitEvent, useState } from 'react';
import { StepHeading } from '../flows/step-heading';

interface RefuseStepProps {
  secret: string;
  payment: RecipientPayment;
  onDone(): Promise<void>;
  onBack(): void;
}

/** The recipient does not want the money: it goes back. */
export function RefuseStep({ secret: paymentSecret, payment, onDone, onBack }: RefuseStepProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const { run, isPending, failure } = useAttempt();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await call(recipientPaymentCancel, { paymentSecret, reason: reason.trim() });
      await onDone();
    });
  };
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <StepHeading title={<Text id="auth.receive.refuseTitle" />} takesFocus>
        <Text id="auth.receive.refuseHelp" values={{ sender: payment.senderName }} />
      </StepHeading>
      <FailureNote failure={failure} />
      <TextField
        name="reason"
        label={t('auth.receive.reason')}
        maxLength={140}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flow-actions">
        <Button type="submit" pending={isPending} pendingLabel={<Text id="kit.sending" />}>
          <Text id="auth.receive.sendBack" />
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Text id="kit.back" />
        </Button>
      </div>
    </form>
  );
}
