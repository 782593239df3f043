import type { StatedPurpose, StatedSource } from '@bank/protocol/company-stated';
import type { CustomerType, Stated } from './money';
import { PURPOSES, SOURCES } from './money';
import { say } from './texts';
import { isOccupation, isSecondOccupation, OCCUPATIONS, SECOND_OCCUPATIONS } from './work';

// The tables store ids of the dictionaries; the answers hold their names in the language of the call.

/** Chosen entries of a dictionary, and the answers to what some of them ask, by id. */
export interface Chosen {
  ids: readonly number[];
  specifications: Readonly<Record<string, string>>;
}

/** The name of an entry; none for an id that the list does not have. */
const nameOf = (entries: readonly Stated[], id: number, lang: string): string => {
  const name = entries.find((one) => one.id === id)?.name;
  return name === undefined ? '' : say(lang, name);
};

/** A person's lists share their ids, and what was stated stays when another occupation brings another list. */
const SOURCES_OF: Readonly<Record<CustomerType, readonly Stated[]>> = {
  personal: [...SOURCES.employee, ...SOURCES.personal, ...SOURCES.second],
  business: SOURCES.business,
};

/** The name of a source. */
export const sourceNamed = (type: CustomerType, id: number, lang: string): string => nameOf(SOURCES_OF[type], id, lang);

export const sourcesNamed = (type: CustomerType, { ids, specifications }: Chosen, lang: string): StatedSource[] =>
  ids.map((sourceId) => ({
    sourceId,
    name: sourceNamed(type, sourceId, lang),
    specification: specifications[sourceId] ?? null,
  }));

export const purposesNamed = (type: CustomerType, { ids, specifications }: Chosen, lang: string): StatedPurpose[] =>
  ids.map((purposeId) => ({
    purposeId,
    name: nameOf(PURPOSES[type], purposeId, lang),
    specification: specifications[purposeId] ?? null,
  }));

/** What a person does; null while unsaid. */
export const occupationNamed = (id: string | null, lang: string): { id: string; name: string } | null =>
  id !== null && isOccupation(id) ? { id, name: say(lang, OCCUPATIONS[id].name) } : null;

/** What a person does beside it; `none` is one of them. */
export const secondOccupationNamed = (id: string | null, lang: string): { id: string; name: string } | null =>
  id !== null && isSecondOccupation(id) ? { id, name: say(lang, SECOND_OCCUPATIONS[id]) } : null;
