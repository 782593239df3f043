import { call } from '@bank/api-client';
import { Text, useFormat, useText } from '@bank/i18n';
import { AmountText, FailureNote, LoadFailure, useAttempt } from '@bank/kit';
import type { Output } from '@bank/protocol';
import { recipientPaymentSubmit, recipientWithdrawalDetails, type Withdrawal } from '@bank/protocol/transfers-global';
import { Button, Skeleton, SummaryList } from '@bank/ui';
import { useCallback, useEffect, useState } from 'react';
import { StepHeading } from '../flows/step-heading';
import type { Submission } from './code-step';
import { titlesOf } from './titles';

interface AgainStepProps {
  secret: string;
  /** Whom the sender means. */
  name: string;
  withdrawal: Withdrawal;
  onSubmitted(submission: Submission): void;
  onBack(): void;
}

type Details = Output<typeof recipientWithdrawalDetails>['details'];

/** An account that was used before, by its last characters: the bank keeps the rest, and the code confirms it (R2.7.174). */
export function AgainStep({ secret: paymentSecret, name, withdrawal, onSubmitted, onBack }: AgainStepProps) {
  const t = useText();
  const format = useFormat();
  const [details, setDetails] = useState<Details | null>(null);
  const looking = useAttempt();
  const sending = useAttempt();
  const { paymentId, transferType: paymentMethod, currencyCode, countryCode, toAmount, arrivesAt } = withdrawal;
  const { title, help } = titlesOf(paymentMethod);
  const { run } = looking;
  const load = useCallback(
    () => run(async () => setDetails((await call(recipientWithdrawalDetails, { paymentSecret, paymentId })).details)),
    [run, paymentSecret, paymentId],
  );
  useEffect(() => void load(), [load]);
  const submit = () =>
    sending.run(async () =>
      onSubmitted(
        await call(recipientPaymentSubmit, {
          ...{ paymentSecret, paymentMethod, currencyCode, countryCode },
          ...{ paymentDetails: {}, sameAs: paymentId },
        }),
      ),
    );
  return (
    <>
      <StepHeading title={<Text id={title} />} takesFocus>
        <Text id={help} values={{ name }} />
      </StepHeading>
      {details ? (
        <SummaryList
          items={[
            ...details.fields.map((field) => ({ id: field.name, label: field.label, value: field.value })),
            {
              id: 'amount',
              label: <Text id="auth.receive.youGet" />,
              value: <AmountText amount={toAmount} currency={currencyCode} always />,
            },
            { id: 'arrives', label: <Text id="auth.receive.arrival" />, value: format.date(arrivesAt, 'dayTime') },
          ]}
        />
      ) : looking.failure ? (
        <LoadFailure title="kit.failed" error={looking.failure} onRetry={load} />
      ) : (
        <Skeleton shape="line" count={3} label={t('auth.receive.looking')} />
      )}
      <FailureNote failure={sending.failure} />
      <Button
        wide
        disabled={details === null}
        pending={sending.isPending}
        pendingLabel={<Text id="kit.sending" />}
        onClick={() => void submit()}
      >
        <Text id="kit.continue" />
      </Button>
      <Button wide variant="quiet" onClick={onBack}>
        <Text id="kit.back" />
      </Button>
    </>
  );
}
