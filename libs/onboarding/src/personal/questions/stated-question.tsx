import { query } from '@bank/api-client';
import { useText } from '@bank/i18n';
import { Answer, fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import {
  occupations,
  purposesOfAccount,
  type SourceList,
  sourcesOfFunds,
  type StatedEntry,
} from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField } from '@bank/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { personal, type PersonalAnswers, useAnswers } from '../answers';

type Props = { question: StepQuestion<PersonalAnswers> };

/** Where a list of choices and its notes are kept. */
const PLACES = {
  sources: 'sourceNotes',
  secondSources: 'secondSourceNotes',
  purposes: 'purposeNotes',
} as const satisfies Partial<Record<keyof PersonalAnswers, keyof PersonalAnswers>>;

const NOTE_MAX = 200;

/** At least one, and a note for each chosen one that asks for it. */
const schemaFor = (entries: readonly StatedEntry[]) =>
  z
    .object({
      chosen: z.array(z.string()).check(z.minLength(1, fieldMessage('onboarding.chooseSome'))),
      notes: z.record(z.string(), z.string().check(z.trim(), z.maxLength(NOTE_MAX, fieldMessage('kit.field.tooLong')))),
    })
    .check((context) => {
      const { chosen, notes } = context.value;
      for (const { id } of asking(entries, chosen))
        if ((notes[id] ?? '').trim() === '')
          context.issues.push({
            code: 'custom',
            input: notes[id],
            message: fieldMessage('kit.field.missing'),
            path: ['notes', String(id)],
          });
    });

const asking = (entries: readonly StatedEntry[], chosen: readonly string[]) =>
  entries.filter(({ id, ask }) => ask !== null && chosen.includes(String(id)));

function StatedForm({
  question,
  entries,
  place,
}: Props & { entries: readonly StatedEntry[]; place: keyof typeof PLACES }) {
  const t = useText();
  const answers = useAnswers();
  const schema = useMemo(() => schemaFor(entries), [entries]);
  const known = entries.map(({ id }) => String(id));
  const notesOf = (notes: Readonly<Record<string, string>>, chosen: readonly string[]) =>
    Object.fromEntries(asking(entries, chosen).map(({ id }) => [String(id), notes[id] ?? '']));
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{
        chosen: answers[place].filter((id) => known.includes(id)),
        notes: Object.fromEntries(entries.map(({ id }) => [String(id), answers[PLACES[place]][id] ?? ''])),
      }}
      onAnswer={({ chosen, notes }) => personal.keep({ [place]: chosen, [PLACES[place]]: notesOf(notes, chosen) })}
    >
      <FormChoices
        name="chosen"
        isMultiple
        isLabelHidden
        label={t(question.title)}
        items={entries.map(({ id, name, help, ask }) => ({
          id: String(id),
          label: name,
          ...(help === null ? {} : { description: help }),
          ...(ask === null ? {} : { more: <FormTextField name={`notes.${id}`} label={ask} maxLength={NOTE_MAX} /> }),
        }))}
      />
    </StepForm>
  );
}

const SourcesForm = ({ list, ...props }: Props & { place: 'sources' | 'secondSources'; list: SourceList }) => (
  <Answer of={useQuery(query(sourcesOfFunds, { sourceList: list }, { lazy: true }))}>
    {({ sources }) => <StatedForm {...props} entries={sources} />}
  </Answer>
);

/** The employee's list or the first one, as the dictionary of occupations says. */
export function SourcesQuestion(props: Props) {
  const { occupation } = useAnswers();
  return (
    <Answer of={useQuery(query(occupations, undefined, { lazy: true }))}>
      {({ occupations: all }) => (
        <SourcesForm
          {...props}
          place="sources"
          list={all.find(({ id }) => id === occupation)?.sourceList ?? 'personal'}
        />
      )}
    </Answer>
  );
}

export const SecondSourcesQuestion = (props: Props) => <SourcesForm {...props} place="secondSources" list="second" />;

export function PurposesQuestion(props: Props) {
  return (
    <Answer of={useQuery(query(purposesOfAccount, { customerType: 'personal' }, { lazy: true }))}>
      {({ purposes }) => <StatedForm {...props} place="purposes" entries={purposes} />}
    </Answer>
  );
}
