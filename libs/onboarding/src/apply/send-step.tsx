import { type MessageId, Text, useText } from '@bank/i18n';
import { type KeptAnswers, StepForm, type StepQuestion, useKept } from '@bank/kit';
import { type ReactNode, useState } from 'react';
import { object } from 'zod/mini';
import { CaptchaLine } from '../captcha/captcha-line';
import { RefusedFields, type WayTo } from './refused-fields';
import { Sent } from './sent';
import { type Sending, useApply } from './use-apply';

const schema = object({});

interface SendStepProps<Answers extends { email: string }> {
  question: StepQuestion<Answers>;
  kept: KeptAnswers<Answers>;
  /** The call of this kind of customer. */
  send(sending: Sending<Answers>): Promise<{ email: string }>;
  wayTo: WayTo;
  words: { send: MessageId; sending: MessageId; letter: MessageId; then: MessageId };
  /** All answers once more. */
  children: ReactNode;
}

/** The last look: all answers, the captcha, one button; then where the letter went, or what the bank refused and the ways to it. */
export function SendStep<Answers extends { email: string }>(props: SendStepProps<Answers>) {
  const { question, kept, send, wayTo, words, children } = props;
  const t = useText();
  const { answers } = useKept(kept);
  const { apply, failure } = useApply(kept, send);
  const [letterTo, setLetterTo] = useState<string | null>(null);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{}}
      action={<Text id={words.send} />}
      pendingLabel={t(words.sending)}
      onAnswer={async () => {
        setLetterTo(await apply(answers));
        return false;
      }}
    >
      {failure && <RefusedFields failure={failure} wayTo={wayTo} />}
      {children}
      <CaptchaLine />
      {letterTo !== null && <Sent email={letterTo} letter={words.letter} then={words.then} />}
    </StepForm>
  );
}
