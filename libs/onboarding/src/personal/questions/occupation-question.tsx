import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, chosen, StepForm, type StepQuestion } from '@bank/kit';
import { type OccupationEntry, occupations, secondOccupations } from '@bank/protocol/dictionaries';
import { FormChoices } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

type Props = { question: StepQuestion<PersonalAnswers> };

interface WorkFormProps extends Props {
  all: readonly { id: string; name: string }[];
  given: string;
  /** The answers that follow from an occupation. */
  answerOf(occupation: string): Partial<PersonalAnswers>;
}

const schema = z.object({ occupation: chosen() });

function WorkForm({ question, all, given, answerOf }: WorkFormProps) {
  const t = useText();
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ occupation: given }}
      onAnswer={({ occupation }) => personal.keep(answerOf(occupation))}
    >
      <FormChoices
        name="occupation"
        label={t(question.title)}
        isLabelHidden
        items={all.map(({ id, name }) => ({ id, label: name }))}
      />
    </StepForm>
  );
}

/** Another list of sources makes the answers from the old one worthless (R3.3.20). */
const withOccupation = (all: readonly OccupationEntry[], before: string, after: string): Partial<PersonalAnswers> => {
  const listOf = (id: string) => all.find((one) => one.id === id)?.sourceList;
  return listOf(before) === listOf(after) ? { occupation: after } : { occupation: after, sources: [], sourceNotes: {} };
};

export function OccupationQuestion(props: Props) {
  const { occupation } = useAnswers();
  return (
    <Answer of={useQuery(query(occupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => (
        <WorkForm
          {...props}
          all={all}
          given={occupation}
          answerOf={(after) => withOccupation(all, occupation, after)}
        />
      )}
    </Answer>
  );
}

const withSecond = (secondOccupation: string): Partial<PersonalAnswers> =>
  secondOccupation === 'none' ? { secondOccupation, secondSources: [], secondSourceNotes: {} } : { secondOccupation };

export function SecondOccupationQuestion(props: Props) {
  const { secondOccupation } = useAnswers();
  return (
    <Answer of={useQuery(query(secondOccupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => <WorkForm {...props} all={all} given={secondOccupation} answerOf={withSecond} />}
    </Answer>
  );
}
