import { isolated, type MessageId, Text, useText } from '@bank/i18n';
import { FailureNote, IntoView, type KeptAnswers, StepForm, type StepQuestion, useKept } from '@bank/kit';
import { Banner } from '@bank/ui';
import { type ReactNode, useState } from 'react';
import { object } from 'zod/mini';
import { CaptchaLine } from '../captcha/captcha-line';
import { Sent } from './sent';
import { type Sending, useApply } from './use-apply';

const schema = object({});

interface SendStepProps<Answers extends { email: string }> {
  question: StepQuestion<Answers>;
  kept: KeptAnswers<Answers>;
  /** The call of this kind of customer. */
  send(sending: Sending<Answers>): Promise<{ email: string }>;
  /** The bank's sentence about a field of the application, as the way to where it is mended; null for a field that no form asks. */
  wayTo(field: string, sentence: string): ReactNode;
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
  const refused = Object.entries(failure?.fields ?? {}).map(([field, sentence]) => ({
    ...{ field, sentence },
    way: wayTo(field, sentence),
  }));
  const hasWay = refused.some(({ way }) => way !== null);
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
      {failure && (
        <IntoView of={failure}>
          {hasWay ? (
            <Banner tone="danger" title={<Text id="onboarding.check.refused" />}>
              <ul className="grid gap-1">
                {refused.map(({ field, sentence, way }) => (
                  <li key={field}>{way ?? isolated(sentence)}</li>
                ))}
              </ul>
            </Banner>
          ) : (
            <FailureNote failure={failure} />
          )}
        </IntoView>
      )}
      {children}
      <CaptchaLine />
      {letterTo !== null && <Sent email={letterTo} letter={words.letter} then={words.then} />}
    </StepForm>
  );
}
