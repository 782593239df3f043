import type { Input } from '@bank/protocol';
import type { businessAccountCreate } from '@bank/protocol/onboarding-business';
import type { PhoneCode } from '@bank/protocol/phones';
import { agreementsOf, device } from '../../apply/parts';
import { type BusinessAnswers, levelOf, ROOT } from '../answers';
import { knownUsers } from '../people/users/users-rules';
import { treeOf } from '../rules/held';
import { ownersOf } from '../rules/owners';
import { companyIn, personIn } from './parties';
import { dueDiligenceOf, companyOf, financialDetailOf, legalInformationOf } from './statements';
import { placesOf, treeOfHolders } from './tree-of-holders';

/** R3.3.25: the answers as the bank takes them. Only persons and companies that stand somewhere in it are sent. */
export function applicationOf(
  answers: BusinessAnswers,
  codes: readonly PhoneCode[],
  captcha: string,
): Input<typeof businessAccountCreate> {
  const shareholders = treeOfHolders(answers);
  const places = placesOf(shareholders);
  const owners = ownersOf(answers);
  const users = knownUsers(answers);
  const { directors } = levelOf(answers, ROOT);
  const named = new Set([
    answers.representative,
    ...directors,
    ...places.flatMap(({ id, directors: its = [] }) => [id, ...its]),
    ...owners.map(({ id }) => id),
    ...users.map(({ id }) => id),
  ]);
  const around = { users, taxIds: answers.taxIds, codes, askedForSources: treeOf(answers).asked };
  return {
    company: companyOf(answers, codes),
    financialDetail: financialDetailOf(answers),
    dueDiligence: dueDiligenceOf(answers),
    legalInformation: legalInformationOf(answers),
    authorizedCompanyRepresentative: answers.representative,
    directors,
    ultimateBeneficiaryOwners: [...owners],
    shareholders,
    users: users.map(({ id, right }) => ({ id, accessRights: Number(right) })),
    personList: answers.persons.filter(({ id }) => named.has(id)).map((person) => personIn(person, around)),
    companyList: answers.companies.filter(({ id }) => named.has(id)).map(companyIn),
    agreements: agreementsOf(answers.agreements),
    captcha,
    device: device(),
  };
}
