import type { ApiFailure } from '@bank/api-client';
import { Text, useText } from '@bank/i18n';
import { asFailure, type QuestionFrame, StepForm } from '@bank/kit';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { type Place, refusedPlaces, type Sent } from '../cure/place';

const NOTHING = z.object({});

interface SignFormProps<Certified extends Sent, Answer> {
  question: QuestionFrame;
  /** What is signed, as it is at the press. */
  certified(): Certified;
  /** Sends what is signed. */
  send(certified: Certified): Promise<Answer>;
  /** The bank has it. */
  onSent(answer: Answer): unknown;
  /** Opens the questions that the bank's sentences belong to. @returns whether there is one */
  onRefused(refused: readonly (readonly [Place, string])[]): boolean;
  children: ReactNode;
}

/** The last question of a certification: its answer is the signature. What the bank refuses leads back to its question. */
export function SignForm<Certified extends Sent, Answer>({
  question,
  certified,
  send,
  onSent,
  onRefused,
  children,
}: SignFormProps<Certified, Answer>) {
  const t = useText();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const sign = async () => {
    setFailure(null);
    const signed = certified();
    try {
      await onSent(await send(signed));
    } catch (reason) {
      const refused = asFailure(reason);
      // The form goes on to the first question that is open.
      if (onRefused(refusedPlaces(refused.fields ?? {}, signed))) return true;
      setFailure(refused);
    }
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
