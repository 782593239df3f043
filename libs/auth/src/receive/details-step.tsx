import { call } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import {
  askedFields,
  BankForm,
  ExtraFields,
  extraAnswers,
  extraProblem,
  LoadFailure,
  nothingEntered,
  plainAnswer,
  useAttempt,
} from '@bank/kit';
import type { ExtraParam } from '@bank/protocol/extra-params';
import { type PayoutOption, recipientExtraParams, recipientPaymentSubmit } from '@bank/protocol/transfers-global';
import { Button, FormSubmit, Skeleton } from '@bank/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { record, string } from 'zod/mini';
import { StepHeading } from '../flows/step-heading';
import type { Submission } from './code-step';
import { titlesOf } from './titles';
import { WhoIsThere } from './who-is-there';

interface DetailsStepProps {
  secret: string;
  /** Whom the sender means. */
  name: string;
  option: PayoutOption;
  onSubmitted(submission: Submission): void;
  onBack(): void;
}

/** What the bank there needs to find the recipient's account. */
export function DetailsStep({ secret, name, option, onSubmitted, onBack }: DetailsStepProps) {
  const t = useText();
  const [params, setParams] = useState<readonly ExtraParam[] | null>(null);
  const { run, failure } = useAttempt();
  const { transferType: paymentMethod, currencyCode, countryCode } = option;
  const { title, help } = titlesOf(paymentMethod);
  const load = useCallback(
    () =>
      run(async () => {
        const asked = { paymentSecret: secret, paymentMethod, currencyCode, countryCode };
        setParams((await call(recipientExtraParams, asked)).extraParams);
      }),
    [run, secret, paymentMethod, currencyCode, countryCode],
  );
  useEffect(() => void load(), [load]);
  return (
    <>
      <StepHeading title={<Text id={title} />} takesFocus>
        <Text id={help} values={{ name }} />
      </StepHeading>
      {params ? (
        <DetailsForm
          params={params}
          secret={secret}
          type={paymentMethod}
          onSubmit={async (paymentDetails) =>
            onSubmitted(
              await call(recipientPaymentSubmit, {
                paymentSecret: secret,
                ...{ paymentMethod, currencyCode, countryCode, paymentDetails },
              }),
            )
          }
        />
      ) : failure ? (
        <LoadFailure title="kit.failed" error={failure} onRetry={load} />
      ) : (
        <Skeleton shape="line" count={3} label={t('auth.receive.looking')} />
      )}
      <Button className="justify-self-start" variant="quiet" onClick={onBack}>
        <Text id="kit.back" />
      </Button>
    </>
  );
}

interface DetailsFormProps {
  params: readonly ExtraParam[];
  secret: string;
  type: PayoutOption['transferType'];
  onSubmit(answers: Record<string, string>): Promise<void>;
}

function DetailsForm({ params, secret, type, onSubmit }: DetailsFormProps) {
  const { run, failure } = useAttempt();
  const schema = useMemo(
    () =>
      record(string(), string()).check((context) => {
        for (const param of askedFields(params, context.value)) {
          const message = extraProblem(param, plainAnswer(param.kind, context.value[param.name]));
          if (message !== null)
            context.issues.push({ code: 'custom', message, path: [param.name], input: context.value });
        }
      }),
    [params],
  );
  return (
    <BankForm
      schema={schema}
      defaults={nothingEntered(params)}
      failure={failure}
      onSubmit={async (values) => {
        await run(() => onSubmit(extraAnswers(params, values)));
      }}
    >
      <ExtraFields params={params} />
      <WhoIsThere secret={secret} type={type} />
      <FormSubmit pendingLabel={<Text id="kit.sending" />}>
        <Text id="kit.continue" />
      </FormSubmit>
    </BankForm>
  );
}
