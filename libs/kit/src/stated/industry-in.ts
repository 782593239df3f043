import type { Output } from '@bank/protocol';
import type { industries } from '@bank/protocol/dictionaries';

/** The dictionary of industries. */
export type IndustryGroups = Output<typeof industries>['groups'];

/** An industry of the dictionary by its id, with its group; undefined where there is none (yet). */
export function industryIn(groups: IndustryGroups | undefined, id: string) {
  const group = groups?.find((one) => one.industries.some((industry) => industry.id === id));
  const industry = group?.industries.find((one) => one.id === id);
  return group && industry && { ...industry, group: group.group };
}
