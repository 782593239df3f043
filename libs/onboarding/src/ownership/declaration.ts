import type { Input } from '@bank/protocol';
import type { companyOwnershipDeclare } from '@bank/protocol/company-ownership-declare';
import type { PhoneCode } from '@bank/protocol/phones';
import type { BusinessAnswers } from '../business/answers';
import { companyIn, statedPerson } from '../business/check/parties';
import { placesOf, treeOfHolders } from '../business/check/tree-of-holders';
import { treeOf } from '../business/rules/held';
import { ownersOf } from '../business/rules/owners';

/** R0.162: the answers as the bank takes them. Only persons and companies that stand somewhere in the tree are sent. */
export function declarationOf(
  answers: BusinessAnswers,
  codes: readonly PhoneCode[],
): Input<typeof companyOwnershipDeclare> {
  const shareholders = treeOfHolders(answers);
  const owners = ownersOf(answers);
  const named = new Set([
    ...placesOf(shareholders).flatMap(({ id, directors = [] }) => [id, ...directors]),
    ...owners.map(({ id }) => id),
  ]);
  const around = { taxIds: answers.taxIds, codes, askedForSources: treeOf(answers).asked };
  return {
    shareholders,
    ultimateBeneficiaryOwners: [...owners],
    personList: answers.persons.filter(({ id }) => named.has(id)).map((person) => statedPerson(person, around)),
    companyList: answers.companies.filter(({ id }) => named.has(id)).map(companyIn),
  };
}
