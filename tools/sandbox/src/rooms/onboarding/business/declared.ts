import type { DeclaredPerson } from '../../../identity/people/company-ownership';
import { HOLDING } from '../../../identity/people/company-ownership';
import type { Parties } from './applicant';
import { positionsIn } from './people';
import { holdingsOf, isOwner } from './tree/shares';

/** The part of a declared ownership that names no personal data. */
export const treeOf = ({ shareholders, ultimateBeneficiaryOwners, companyList }: Parties) => ({
  shareholders,
  ultimateBeneficiaryOwners,
  companyList,
});

/** The people of a declared ownership as the bank keeps them (R0.161). @param known which person of the company each of them is */
export function declaredIn(
  parties: Parties,
  known: (ref: string) => Pick<DeclaredPerson, 'personId' | 'addedIds' | 'sourcesBefore'>,
): DeclaredPerson[] {
  const holdings = holdingsOf(parties.shareholders);
  return positionsIn(parties).map(({ person, positions }) => ({
    ...{ ref: person.id, stated: person, holdsQuarter: isOwner(holdings.get(person.id)) },
    positionIds: positions.filter((id) => HOLDING.includes(id)),
    ...known(person.id),
  }));
}
