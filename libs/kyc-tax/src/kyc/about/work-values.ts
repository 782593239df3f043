import { type Stated, statedOf, statedSchema, statedValues } from '@bank/kit';
import type { OccupationEntry, StatedEntry } from '@bank/protocol/dictionaries';
import type { KycInfo, WorkIn } from '@bank/protocol/kyc-info';
import { fieldMessage } from '@bank/kit';
import * as z from 'zod/mini';

/** What a person may choose from. */
export interface WorkChoices {
  occupations: readonly OccupationEntry[];
  secondOccupations: readonly { id: string; name: string }[];
  sources: Readonly<Record<'employee' | 'personal' | 'second', readonly StatedEntry[]>>;
  purposes: readonly StatedEntry[];
}

export interface WorkValues {
  occupation: string;
  secondOccupation: string;
  sources: Stated;
  secondSources: Stated;
  purposes: Stated;
}

/** The sources that are asked of who works so (R3.3.20). */
export const sourcesFor = ({ occupations, sources }: WorkChoices, occupation: string): readonly StatedEntry[] =>
  occupations.find(({ id }) => id === occupation)?.sourceList === 'employee' ? sources.employee : sources.personal;

export const hasSecond = (secondOccupation: string): boolean => secondOccupation !== '' && secondOccupation !== 'none';

/** The entries of a list that are chosen; what another occupation's list had is left out. */
const within = (entries: readonly StatedEntry[], { chosen, notes }: Stated): Stated => ({
  chosen: chosen.filter((id) => entries.some((entry) => String(entry.id) === id)),
  notes,
});

const stated = z.object({ chosen: z.array(z.string()), notes: z.record(z.string(), z.string()) });

/** Which entries are asked for follows from the occupations, so one check looks at all of it. */
export const workSchema = (choices: WorkChoices) =>
  z
    .object({
      occupation: z.string(),
      secondOccupation: z.string(),
      sources: stated,
      secondSources: stated,
      purposes: stated,
    })
    .check(({ value, issues }) => {
      for (const name of ['occupation', 'secondOccupation'] as const)
        if (value[name] === '')
          issues.push({
            ...{ code: 'custom', input: value[name] },
            ...{ message: fieldMessage('kit.field.missing'), path: [name] },
          });
      const lists = [
        ['sources', sourcesFor(choices, value.occupation)],
        ...(hasSecond(value.secondOccupation) ? [['secondSources', choices.sources.second] as const] : []),
        ['purposes', choices.purposes],
      ] as const;
      for (const [name, entries] of lists) {
        const found = statedSchema(entries).safeParse(within(entries, value[name]));
        for (const { message, path } of found.error?.issues ?? [])
          issues.push({ code: 'custom', input: value[name], message, path: [name, ...path] });
      }
    });

/** What was said, as the fields keep it. */
export function workValues(kycInfo: KycInfo, { sources, purposes }: WorkChoices): WorkValues {
  const known = (entries: readonly { id: number; specification: string | null }[]): Stated => ({
    chosen: entries.map(({ id }) => String(id)),
    notes: Object.fromEntries(entries.map(({ id, specification }) => [String(id), specification ?? ''])),
  });
  const ofSources = (list: KycInfo['sources']) => known(list.map(({ sourceId: id, ...one }) => ({ ...one, id })));
  return {
    occupation: kycInfo.occupation?.id ?? '',
    secondOccupation: kycInfo.secondOccupation?.id ?? '',
    sources: statedValues([...sources.employee, ...sources.personal], ofSources(kycInfo.sources)),
    secondSources: statedValues(sources.second, ofSources(kycInfo.secondSources)),
    purposes: statedValues(purposes, known(kycInfo.purposes.map(({ purposeId: id, ...one }) => ({ ...one, id })))),
  };
}

/** The values as the bank takes them. */
export function workIn(values: WorkValues, choices: WorkChoices): WorkIn {
  const chosen = (entries: readonly StatedEntry[], list: Stated) => {
    const { chosen: ids, notes } = statedOf(entries, within(entries, list));
    return { ids: ids.map(Number), notes };
  };
  const sources = chosen(sourcesFor(choices, values.occupation), values.sources);
  const second = chosen(hasSecond(values.secondOccupation) ? choices.sources.second : [], values.secondSources);
  const purposes = chosen(choices.purposes, values.purposes);
  return {
    occupation: values.occupation,
    secondOccupation: values.secondOccupation,
    sourceIds: sources.ids,
    sourceSpecifications: sources.notes,
    secondSourceIds: second.ids,
    secondSourceSpecifications: second.notes,
    purposeIds: purposes.ids,
    purposeSpecifications: purposes.notes,
  };
}

/** The fields of the form by the bank's names for them. */
export const WORK_FIELDS = {
  'work.occupation': 'occupation',
  'work.secondOccupation': 'secondOccupation',
  'work.sourceIds': 'sources.chosen',
  'work.sourceSpecifications': 'sources.notes',
  'work.secondSourceIds': 'secondSources.chosen',
  'work.secondSourceSpecifications': 'secondSources.notes',
  'work.purposeIds': 'purposes.chosen',
  'work.purposeSpecifications': 'purposes.notes',
} as const;
