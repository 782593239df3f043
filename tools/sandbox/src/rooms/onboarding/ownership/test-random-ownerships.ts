import type { Shareholder } from '@bank/protocol/onboarding-business';
import fc from 'fast-check';
import { application } from '../business/test-company';
import { holdsQuarter, isAsked, waysOf } from '../business/tree/test-oracle';

// Random ownerships without a fault, and what a company does with them between its application and its verification.

export type Tree = readonly Shareholder[];

const [ida] = application.personList;
const SOURCES = { sourceIds: [5], details: { 5: 'Of the army' } };
const [holding] = application.companyList;
const FIRST_NAMES = ['Ida', 'Boris', 'Clara', 'David', 'Elena', 'Felix'] as const;
const PERSONS = FIRST_NAMES.map((_name, at) => `p${at + 1}`);
export const nameOf = (id: string): string => `${FIRST_NAMES[PERSONS.indexOf(id)] ?? ''} Moraru`;

/** Whole percents that are 100 together at most, and 10 at least. */
const level = (ids: readonly string[], weights: readonly number[], whole: number): { id: string; share: string }[] => {
  const named = ids.map((id, at) => ({ id, weight: weights[at] ?? 1 }));
  const all = named.reduce((sum, { weight }) => sum + weight, 0);
  return named.flatMap(({ id, weight }) => {
    const share = Math.floor((weight * whole) / all);
    return share > 0 ? [{ id, share: String(share) }] : [];
  });
};

const people = fc.uniqueArray(fc.constantFrom(...PERSONS), { minLength: 1, maxLength: 4 });
const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 });
const whole = fc.constantFrom(100, 75, 50, 26);
const persons = fc
  .tuple(people, weights, whole)
  .map((said) => level(...said).map(({ id, share }): Shareholder => ({ type: 'person', id, share })));

/** Persons, and often a company that persons hold, which another company may hold in between. */
export const tree: fc.Arbitrary<Tree> = fc
  .record({
    above: people,
    below: persons,
    deepest: persons,
    weights,
    whole,
    companies: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ above, below, deepest, companies, ...shares }): Tree => {
    const company = (id: string, share: string, shareholders: Shareholder[]): Shareholder => ({
      ...{ type: 'company', id, share, directors: ['p1'], shareholders },
    });
    const [first, ...others] = below;
    const within = companies === 2 && first ? [company('c2', first.share, [...deepest]), ...others] : below;
    return level(companies > 0 ? [...above, 'c1'] : above, shares.weights, shares.whole).map(({ id, share }) =>
      id === 'c1' ? company(id, share, [...within]) : { type: 'person', id, share },
    );
  });

export type Edit =
  | { does: 'declare'; tree: Tree }
  | { does: 'decide'; as: 'validated' | 'rejected' }
  | { does: 'remove'; id: string }
  | { does: 'add'; id: string; typeId: number };

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    tree.map((one): Edit => ({ does: 'declare', tree: one })),
    fc.constantFrom('validated', 'rejected').map((as): Edit => ({ does: 'decide', as })),
    fc.constantFrom(...PERSONS).map((id): Edit => ({ does: 'remove', id })),
    fc.tuple(fc.constantFrom(...PERSONS), fc.constantFrom(1, 2, 6, 8)).map(([id, typeId]): Edit => ({
      ...{ does: 'add', id, typeId },
    })),
  ),
  { maxLength: 8 },
);

/** The persons who hold a quarter, by another reckoning than the bank's. */
export const quartersOf = (shareholders: Tree): string[] => PERSONS.filter((id) => holdsQuarter(shareholders, id));

/** A tree as it is declared. @param further persons whom an application names besides */
export function declarationOf(shareholders: Tree, further: readonly string[] = []) {
  const places = waysOf(shareholders).flatMap((way) => way.at(-1) ?? []);
  const named = new Set([...further, ...places.flatMap(({ id, directors = [] }) => [id, ...directors])]);
  return {
    shareholders,
    ultimateBeneficiaryOwners: quartersOf(shareholders).map((id) => ({ id, isControlling: false })),
    personList: PERSONS.filter((id) => named.has(id)).map((id) => ({
      ...{ id, firstName: nameOf(id).split(' ')[0], lastName: 'Moraru', birthday: '1980-05-17', address: ida?.address },
      sourcesOfFunds: isAsked(shareholders, id) ? SOURCES : undefined,
    })),
    companyList: ['c1', 'c2']
      .filter((id) => named.has(id))
      .map((id) => ({ ...holding, id, registrationNumber: `1003${id.slice(1)}` })),
  };
}
