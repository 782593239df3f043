import type { Stated } from '../../platform/dictionaries/money';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused } from './texts';
import { isBlank, unseenFault } from './text-fault';

/** Choices of one list of a dictionary, and the answers to their questions by id. */
export interface Choices {
  list: readonly Stated[];
  ids: readonly number[];
  idsField: string;
  specifications: Readonly<Record<string, string>>;
  specificationsField: string;
}

/** Choices that the list does not have, and questions left open or answered without being asked (R3.3.22). */
export function statedFault(
  context: { lang: string } & MayRefuse<'noSuchEntry' | 'specificationMissing' | 'fieldMissing'>,
  { list, ids, idsField, specifications, specificationsField }: Choices,
): Refusal | null {
  const chosen = list.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) return refused(context, 'noSuchEntry', { field: idsField });
  const asked = chosen.filter(({ ask }) => ask !== undefined).map(({ id }) => String(id));
  const stray = Object.keys(specifications).find((id) => !asked.includes(id));
  if (stray !== undefined) return refused(context, 'noSuchEntry', { field: `${specificationsField}.${stray}` });
  for (const id of asked) {
    const field = `${specificationsField}.${id}`;
    const text = specifications[id];
    if (isBlank(text)) return refused(context, 'specificationMissing', { field });
    const unseen = unseenFault(context, field, text);
    if (unseen) return unseen;
  }
  return null;
}
