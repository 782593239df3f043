import type { TaxRejection } from '@bank/protocol/tax-rejection';

/** What of a certification is meant: a rejection names it so, and a refusal by the place in what was sent. */
export type Place = Pick<TaxRejection, 'field' | 'countryCode' | 'representativeId'>;

/** What of a certification its places are counted in. */
export interface Sent {
  taxIds: readonly { countryCode: string }[];
  controllingPersons?: readonly { representativeId: string | number; taxIds: readonly { countryCode: string }[] }[];
}

const PERSON = /^controllingPersons\.(\d+)\.(.+)$/;
const TAX_ID = /^taxIds\.(\d+)(\.|$)/;

/** The place of a field that the bank refused, "taxIds.1.taxId" and its like. */
export function placeOf(path: string, { taxIds, controllingPersons = [] }: Sent): Place {
  const [, at, rest] = PERSON.exec(path) ?? [];
  const person = at === undefined ? undefined : controllingPersons[Number(at)];
  const field = rest ?? path;
  const [, place] = TAX_ID.exec(field) ?? [];
  const list = person?.taxIds ?? taxIds;
  return {
    field: place === undefined ? field : 'taxIds',
    countryCode: place === undefined ? null : (list[Number(place)]?.countryCode ?? null),
    representativeId: person === undefined ? null : Number(person.representativeId),
  };
}

/** The bank's sentences by place. */
export const refusedPlaces = (fields: Readonly<Record<string, string>>, sent: Sent) =>
  Object.entries(fields).map(([path, sentence]) => [placeOf(path, sent), sentence] as const);
