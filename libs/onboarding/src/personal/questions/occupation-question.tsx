import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, StepForm, type StepQuestion } from '@bank/kit';
import { type OccupationEntry, occupations, secondOccupations } from '@bank/protocol/dictionaries';
import { FormChoices } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';
import { chosen } from './fields';

type Props = { question: StepQuestion<PersonalAnswers> };

const schema = z.object({ occupation: chosen() });

/** Another list of sources makes the answers from the old one worthless (R3.3.20). */
const withOccupation = (all: readonly OccupationEntry[], before: string, after: string): Partial<PersonalAnswers> => {
  const listOf = (id: string) => all.find((one) => one.id === id)?.sourceList;
  return listOf(before) === listOf(after) ? { occupation: after } : { occupation: after, sources: [], sourceNotes: {} };
};

export function OccupationQuestion({ question }: Props) {
  const t = useText();
  const { occupation } = useAnswers();
  return (
    <Answer of={useQuery(query(occupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ occupation }}
          onAnswer={(values) => personal.keep(withOccupation(all, occupation, values.occupation))}
        >
          <FormChoices
            name="occupation"
            label={t(question.title)}
            isLabelHidden
            items={all.map(({ id, name }) => ({ id, label: name }))}
          />
        </StepForm>
      )}
    </Answer>
  );
}

export function SecondOccupationQuestion({ question }: Props) {
  const t = useText();
  const { secondOccupation } = useAnswers();
  return (
    <Answer of={useQuery(query(secondOccupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => (
        <StepForm
          question={question}
          schema={schema}
          defaults={{ occupation: secondOccupation }}
          onAnswer={({ occupation }) =>
            personal.keep({
              secondOccupation: occupation,
              ...(occupation === 'none' ? { secondSources: [], secondSourceNotes: {} } : {}),
            })
          }
        >
          <FormChoices
            name="occupation"
            label={t(question.title)}
            isLabelHidden
            items={all.map(({ id, name }) => ({ id, label: name }))}
          />
        </StepForm>
      )}
    </Answer>
  );
}
