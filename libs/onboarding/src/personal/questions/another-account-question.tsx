import { query } from '@bank/api-client';
import { fieldMessage, Answer, StepForm, type StepQuestion } from '@bank/kit';
import { type AdditionalQuestion, additionalQuestions } from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';
import { chosen, optional } from './fields';

type Props = { question: StepQuestion<PersonalAnswers> };

const YES = 'true';

const schema = z.object({ anotherAccount: chosen(), anotherAccountDetails: optional(500) }).check(
  z.refine(({ anotherAccount, anotherAccountDetails }) => anotherAccount !== YES || anotherAccountDetails !== '', {
    error: fieldMessage('kit.field.missing'),
    path: ['anotherAccountDetails'],
  }),
);

/** R3.3.11: yes asks which. */
export function AnotherAccountQuestion(props: Props) {
  return (
    <Answer of={useQuery(query(additionalQuestions, { customerType: 'personal' }, { lazy: true }))}>
      {({ questions }) => questions[0] && <QuestionForm {...props} asked={questions[0]} />}
    </Answer>
  );
}

function QuestionForm({ question, asked }: Props & { asked: AdditionalQuestion }) {
  const { anotherAccount, anotherAccountDetails } = useAnswers();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ anotherAccount, anotherAccountDetails }}
      onAnswer={(values) =>
        personal.keep(values.anotherAccount === YES ? values : { ...values, anotherAccountDetails: '' })
      }
    >
      <FormChoices
        name="anotherAccount"
        label={asked.text}
        isLabelHidden
        items={asked.options.map(({ value, name, followUps: [followUp] }) => ({
          id: value,
          label: name,
          ...(followUp && {
            more: <FormTextField name="anotherAccountDetails" label={followUp.label} maxLength={500} />,
          }),
        }))}
      />
    </StepForm>
  );
}
