import { useText } from '@bank/i18n';
import { fieldMessage, StepForm, type StepQuestion } from '@bank/kit';
import type { StatedEntry } from '@bank/protocol/dictionaries';
import { FormChoices, FormTextField } from '@bank/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';

const NOTE_MAX = 200;

/** What was chosen, and by the ids of those that ask something the answers. */
export interface Stated {
  chosen: readonly string[];
  notes: Readonly<Record<string, string>>;
}

const asking = (entries: readonly StatedEntry[], chosen: readonly string[]) =>
  entries.filter(({ id, ask }) => ask !== null && chosen.includes(String(id)));

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

interface StatedStepProps<Answers> {
  question: StepQuestion<Answers>;
  /** Of a dictionary: sources of funds, purposes of the account. */
  entries: readonly StatedEntry[];
  given: Stated;
  onAnswer(stated: { chosen: string[]; notes: Record<string, string> }): void;
}

/** Some of a dictionary's entries; what an entry asks stands under it once it is chosen (R3.3.20). */
export function StatedStep<Answers>({ question, entries, given, onAnswer }: StatedStepProps<Answers>) {
  const t = useText();
  const schema = useMemo(() => schemaFor(entries), [entries]);
  const known = entries.map(({ id }) => String(id));
  return (
    <StepForm
      question={question}
      schema={schema}
      defaults={{
        chosen: given.chosen.filter((id) => known.includes(id)),
        notes: Object.fromEntries(known.map((id) => [id, given.notes[id] ?? ''])),
      }}
      onAnswer={({ chosen, notes }) =>
        onAnswer({
          chosen,
          notes: Object.fromEntries(asking(entries, chosen).map(({ id }) => [String(id), notes[id] ?? ''])),
        })
      }
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
