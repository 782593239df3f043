import { type BusinessAnswers, type CompanyAnswers, isCompanyId, levelOf, type PersonAnswers, ROOT } from '../answers';

// R3.3.26: persons and companies are entered once, and named by their ids wherever they are used.

/** Where a party is used. Companies are named by `root` or their ids. */
export type Use =
  | { as: 'director'; of: string }
  | { as: 'holder'; of: string; share: string }
  | { as: 'representative' }
  | { as: 'owner' }
  | { as: 'user'; right: string };

const numberIn = (id: string): number => Number(id.slice(1)) || 0;

/** An id that nobody has, nor is still named somewhere. @param kind a person or a company */
export function nextId({ persons, companies, taxIdsOf }: BusinessAnswers, kind: 'p' | 'c'): string {
  const taken = kind === 'p' ? [...persons.map(({ id }) => id), ...taxIdsOf] : companies.map(({ id }) => id);
  return `${kind}${Math.max(0, ...taken.map(numberIn)) + 1}`;
}

/** The list with this one in its place, or at the end. */
const placed = <One extends { id: string }>(all: readonly One[], one: One): One[] =>
  all.some(({ id }) => id === one.id) ? all.map((known) => (known.id === one.id ? one : known)) : [...all, one];

export const withPerson = ({ persons }: BusinessAnswers, person: PersonAnswers): Partial<BusinessAnswers> => ({
  persons: placed(persons, person),
});

export const withCompany = ({ companies }: BusinessAnswers, company: CompanyAnswers): Partial<BusinessAnswers> => ({
  companies: placed(companies, company),
});

/** The companies whose people are named, the one that applies first. */
const levelled = ({ levels, companies }: BusinessAnswers): string[] =>
  [ROOT, ...companies.map(({ id }) => id)].filter((id) => levels[id] !== undefined);

/** Every use of a person or a company, in the order of the hub. */
export function usesOf(answers: BusinessAnswers, id: string): Use[] {
  const { representative, confirmedOwners, controllers, users } = answers;
  const companies = levelled(answers);
  return [
    ...companies.filter((of) => levelOf(answers, of).directors.includes(id)).map((of): Use => ({ as: 'director', of })),
    ...companies.flatMap((of) =>
      levelOf(answers, of)
        .holders.filter((holder) => holder.id === id)
        .map(({ share }): Use => ({ as: 'holder', of, share })),
    ),
    ...(representative === id ? [{ as: 'representative' } as const] : []),
    ...(confirmedOwners.includes(id) || controllers.includes(id) ? [{ as: 'owner' } as const] : []),
    ...users.filter((user) => user.id === id).map(({ right }): Use => ({ as: 'user', right })),
  ];
}

/** Takes a person or a company out of the application, with every use; of a company its own people, too. */
export function without(answers: BusinessAnswers, id: string): Partial<BusinessAnswers> {
  const { persons, companies, levels, representative, confirmedOwners, controllers, users, taxIdsOf, taxIds } = answers;
  const isOther = (one: string) => one !== id;
  const others = <One extends { id: string }>(all: readonly One[]) => all.filter((one) => isOther(one.id));
  return {
    persons: others(persons),
    companies: others(companies),
    levels: Object.fromEntries(
      Object.entries(levels)
        .filter(([of]) => isOther(of))
        .map(([of, { directors, holders }]) => [
          of,
          { directors: directors.filter(isOther), holders: others(holders) },
        ]),
    ),
    representative: isOther(representative) ? representative : '',
    confirmedOwners: confirmedOwners.filter(isOther),
    controllers: controllers.filter(isOther),
    users: others(users),
    taxIdsOf: taxIdsOf.filter(isOther),
    taxIds: Object.fromEntries(Object.entries(taxIds).filter(([of]) => isOther(of))),
  };
}

/** A tax number lives in memory; that there is one is kept, so that it can be asked for again (R0.25). */
export function withTaxId({ taxIds, taxIdsOf }: BusinessAnswers, id: string, taxId: string): Partial<BusinessAnswers> {
  const others = Object.fromEntries(Object.entries(taxIds).filter(([of]) => of !== id));
  const of = taxIdsOf.filter((one) => one !== id);
  // One that was lost with the page is still asked for after an empty answer; one that was taken out is not.
  if (taxId === '') return isLost({ taxIds, taxIdsOf }, id) ? {} : { taxIds: others, taxIdsOf: of };
  return { taxIds: { ...others, [id]: taxId }, taxIdsOf: [...of, id] };
}

const isLost = ({ taxIds, taxIdsOf }: Pick<BusinessAnswers, 'taxIds' | 'taxIdsOf'>, id: string): boolean =>
  taxIdsOf.includes(id) && (taxIds[id] ?? '') === '';

/** Persons whose tax number is to be typed again. */
export const lostTaxIds = (answers: BusinessAnswers): string[] =>
  answers.persons.map(({ id }) => id).filter((id) => isLost(answers, id));

/** Parties of an application of this kind. */
export const idsOf = ({ persons, companies }: BusinessAnswers, kinds: readonly ('person' | 'company')[]): string[] =>
  [...persons, ...companies].map(({ id }) => id).filter((id) => kinds.includes(isCompanyId(id) ? 'company' : 'person'));

/** The persons of these ids that are entered, in this order. */
export const personsIn = ({ persons }: Pick<BusinessAnswers, 'persons'>, ids: readonly string[]): PersonAnswers[] =>
  ids.flatMap((id) => persons.find((one) => one.id === id) ?? []);
