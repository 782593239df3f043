import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm } from '@bank/kit';
import { industries } from '@bank/protocol/dictionaries';
import { FormChoices, FormSelect, FormTextField, useFieldValue } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { chosen, optional } from '../../../fields';
import { business, useAnswers } from '../../answers';
import type { Step } from '../steps-of';
import { type Groups, industryIn } from './industry-in';

const NOTE_MAX = 200;

/** An industry of the chosen group, and what it is where the dictionary asks (R3.3.13, R3.3.21). */
const schemaFor = (groups: Groups) =>
  z.object({ group: chosen(), industry: z.string(), note: optional(NOTE_MAX) }).check(({ value, issues }) => {
    const { group, industry, note } = value;
    const entry = industryIn(groups, industry);
    if (group !== '' && entry?.group !== group)
      issues.push({
        ...{ code: 'custom', input: industry, path: ['industry'] },
        message: fieldMessage('onboarding.choose'),
      });
    else if (entry && entry.ask !== null && note === '')
      issues.push({ ...{ code: 'custom', input: note, path: ['note'] }, message: fieldMessage('kit.field.missing') });
  });

export function IndustryQuestion({ question }: { question: Step }) {
  return (
    <Answer of={useQuery(query(industries, undefined, { lazy: true }))}>
      {({ groups }) => <IndustryForm question={question} groups={groups} />}
    </Answer>
  );
}

function IndustryForm({ question, groups }: { question: Step; groups: Groups }) {
  const t = useText();
  const { industry, industryNote } = useAnswers();
  const schema = useMemo(() => schemaFor(groups), [groups]);
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{ group: industryIn(groups, industry)?.group ?? '', industry, note: industryNote }}
      onAnswer={(given) =>
        business.keep({
          industry: given.industry,
          industryNote: (industryIn(groups, given.industry)?.ask ?? null) === null ? '' : given.note,
        })
      }
    >
      <FormChoices
        name="group"
        label={t(question.title)}
        isLabelHidden
        items={groups.map(({ group, name, industries: entries }) => ({
          id: group,
          label: name,
          more: <IndustryFields entries={entries} />,
        }))}
      />
    </StepForm>
  );
}

/** The industries of one group; they are many, so that they stand in a list. */
function IndustryFields({ entries }: { entries: Groups[number]['industries'] }) {
  const t = useText();
  const industry = useFieldValue('industry');
  const ask = entries.find(({ id }) => id === industry)?.ask ?? null;
  return (
    <div className="grid gap-4">
      <FormSelect
        name="industry"
        label={t('onboarding.money.which')}
        placeholder={t('kit.field.choose')}
        items={entries.map(({ id, name }) => ({ id, label: name }))}
      />
      {ask !== null && <FormTextField name="note" label={ask} maxLength={NOTE_MAX} />}
    </div>
  );
}
