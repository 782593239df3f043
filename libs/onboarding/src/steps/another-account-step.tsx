import { query } from '@bank/api-client';
import { Answer, type StepQuestion } from '@bank/kit';
import { additionalQuestions } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { YesStep } from './yes-step';

interface AnotherAccountStepProps<Answers> {
  question: StepQuestion<Answers>;
  customerType: 'personal' | 'business';
  given: { anotherAccount: string; anotherAccountDetails: string };
  onAnswer(answer: { anotherAccount: string; anotherAccountDetails: string }): void;
}

/** R3.3.11: whether there is an account elsewhere; yes asks which. */
export function AnotherAccountStep<Answers>(props: AnotherAccountStepProps<Answers>) {
  const { question, customerType, given, onAnswer } = props;
  const id = customerType === 'personal' ? 'anotherAccount' : 'businessAnotherAccount';
  return (
    <Answer of={useQuery(query(additionalQuestions, { customerType }, { lazy: true }))}>
      {({ questions }) => (
        <YesStep
          question={question}
          answer={given.anotherAccount}
          details={given.anotherAccountDetails}
          options={(questions.find((one) => one.id === id)?.options ?? []).map(({ value, name, followUps }) => ({
            ...{ value, name, ask: followUps[0]?.label },
          }))}
          onAnswer={(anotherAccount, anotherAccountDetails) => onAnswer({ anotherAccount, anotherAccountDetails })}
        />
      )}
    </Answer>
  );
}
