import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, IndustryFields, industrySchema, industryValues, statedIndustry, StepForm } from '@bank/kit';
import { industries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';

export function IndustryQuestion({ question }: { question: Step }) {
  return (
    <Answer of={useQuery(query(industries, undefined, { lazy: true }))}>
      {({ groups }) => <IndustryForm question={question} groups={groups} />}
    </Answer>
  );
}

type IndustryFormProps = { question: Step } & Pick<ComponentProps<typeof IndustryFields>, 'groups'>;

function IndustryForm({ question, groups }: IndustryFormProps) {
  const t = useText();
  const { industry, industryNote } = useAnswers();
  const schema = useMemo(() => industrySchema(groups), [groups]);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={industryValues(groups, { industry, note: industryNote })}
      onAnswer={(given) => {
        const stated = statedIndustry(groups, given);
        business.keep({ industry: stated.industry, industryNote: stated.note });
      }}
    >
      <IndustryFields label={t(question.title)} groups={groups} />
    </StepForm>
  );
}
