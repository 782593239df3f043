import type { ApplicantPerson } from '@bank/protocol/onboarding-business';
import { SOURCES } from '../../../platform/dictionaries/money';
import type { MayRefuse, Refusal } from '../../../platform/refusal';
import { isBlank, unseenFault } from '../../../identity/statements/text-fault';
import { refused } from '../texts';

type Context = { lang: string } & MayRefuse<'noSuchEntry' | 'sourcesMissing' | 'fieldMissing'>;

/**
 * Where a person's money comes from: asked from a quarter on, with a detail for every source, and nobody else says it (R3.5.7).
 * @param isAsked by what they hold, and by the brand
 */
export function sourcesFault(
  context: Context,
  { id, sourcesOfFunds }: Pick<ApplicantPerson, 'id' | 'sourcesOfFunds'>,
  isAsked: boolean,
): Refusal | null {
  const field = `personList.${id}.sourcesOfFunds`;
  if (!isAsked) return sourcesOfFunds ? refused(context, 'noSuchEntry', { field }) : null;
  if (!sourcesOfFunds || sourcesOfFunds.sourceIds.length === 0) return refused(context, 'sourcesMissing', { field });
  const { sourceIds, details } = sourcesOfFunds;
  if (sourceIds.some((source) => !SOURCES.personal.some((known) => known.id === source)))
    return refused(context, 'noSuchEntry', { field });
  const chosen = sourceIds.map(String);
  const stray = Object.keys(details).find((source) => !chosen.includes(source));
  if (stray !== undefined) return refused(context, 'noSuchEntry', { field: `${field}.${stray}` });
  for (const source of chosen) {
    if (isBlank(details[source])) return refused(context, 'sourcesMissing', { field: `${field}.${source}` });
    const unseen = unseenFault(context, `${field}.${source}`, details[source]);
    if (unseen) return unseen;
  }
  return null;
}
