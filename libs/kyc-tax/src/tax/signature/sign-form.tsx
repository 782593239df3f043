import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, StepForm, type StepQuestion } from '@bank/kit';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';

const NOTHING = z.object({});

interface SignFormProps<Answers> {
  question: StepQuestion<Answers>;
  /** Sends what is signed. */
  send(): Promise<unknown>;
  /** The bank has it. */
  onSent(): unknown;
  children: ReactNode;
}

/** The last question of a certification: its answer is the signature. */
export function SignForm<Answers>({ question, send, onSent, children }: SignFormProps<Answers>) {
  const t = useText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const sign = async () => {
    setFailure(null);
    try {
      await send();
    } catch (reason) {
      setFailure(asFailure(reason));
      return false;
    }
    await onSent();
    return false;
  };
  return (
    <StepForm
      question={question}
      schema={NOTHING}
      defaults={{}}
      failure={failure}
      onAnswer={sign}
      action={<Text id="kyc-tax.tax.sign.do" />}
      pendingLabel={t('kit.sending')}
    >
      {children}
    </StepForm>
  );
}
