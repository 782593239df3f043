import type { StatedEntry } from '@bank/protocol/dictionaries';
import * as z from 'zod/mini';
import { fieldMessage } from '../screen/field-message';
import { noteSchema } from './note';

/** The chosen entries of a dictionary by their ids, and the answers to what some of them ask. */
export interface Stated {
  chosen: readonly string[];
  /** By the id of an entry. */
  notes: Readonly<Record<string, string>>;
}

const asking = (entries: readonly StatedEntry[], chosen: readonly string[]) =>
  entries.filter(({ id, ask }) => ask !== null && chosen.includes(String(id)));

/** At least one entry, and a note for each chosen one that asks for it (R3.3.20). */
export const statedSchema = (entries: readonly StatedEntry[]) =>
  z
    .object({
      chosen: z.array(z.string()).check(z.minLength(1, fieldMessage('kit.stated.chooseSome'))),
      notes: z.record(z.string(), noteSchema),
    })
    .check(({ value: { chosen, notes }, issues }) => {
      for (const { id } of asking(entries, chosen))
        if ((notes[id] ?? '').trim() === '')
          issues.push({
            code: 'custom',
            input: notes[id],
            message: fieldMessage('kit.field.missing'),
            path: ['notes', String(id)],
          });
    });

/** The values that `StatedChoices` starts with; an entry that the dictionary does not have is left out. */
export function statedValues(entries: readonly StatedEntry[], { chosen, notes }: Stated) {
  const known = entries.map(({ id }) => String(id));
  return {
    chosen: chosen.filter((id) => known.includes(id)),
    notes: Object.fromEntries(known.map((id) => [id, notes[id] ?? ''])),
  };
}

/** The chosen entries with the notes that they ask for, and no others. */
export const statedOf = (entries: readonly StatedEntry[], { chosen, notes }: Stated) => ({
  chosen: [...chosen],
  notes: Object.fromEntries(asking(entries, chosen).map(({ id }) => [String(id), notes[id] ?? ''])),
});
