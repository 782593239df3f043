import { position } from '@bank/protocol/company-position';
import { keepInvitations } from '../../../identity/activation/invitations';
import { insertPerson } from '../../../identity/people/company-person';
import type { Tx } from '../../../platform/db';
import type { Application } from './applicant';
import { positionsIn } from './people';

/**
 * Writes the people of the company (R0.48), and keeps whom it wants as users. Its own user is one already (R0.46).
 * @returns the written persons by their ids in the application
 */
export async function insertPeople(
  tx: Tx,
  application: Application,
  customerId: number,
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const { users, company, authorizedCompanyRepresentative } = application;
  const people = positionsIn(application).map(({ person, positions }) => {
    const user = users.find(({ id }) => id === person.id);
    const isRepresentative = person.id === authorizedCompanyRepresentative;
    const isAuthorized = user !== undefined || isRepresentative;
    return {
      // The company's own login bears the representative's name: without an address of their own it is theirs.
      ...{ ref: person.id, user, email: person.email ?? (isRepresentative ? company.email : null) },
      ...{ firstName: person.firstName.trim(), lastName: person.lastName.trim() },
      wealthSourceIds: [...new Set(person.sourcesOfFunds?.sourceIds)],
      positionIds: positions.length > 0 || !isAuthorized ? positions : [position.authorized],
    };
  });
  // An address is one person's: a user's first of all, who logs in with it.
  const owners = new Map(people.toReversed().map((one) => [one.email, one]));
  for (const one of people) if (one.user) owners.set(one.email, one);
  const invited = [];
  const written = new Map<string, number>();
  for (const one of people.filter(({ positionIds }) => positionIds.length > 0)) {
    const email = owners.get(one.email) === one ? one.email : null;
    const personId = await insertPerson(tx, customerId, { ...one, email }, nowMs);
    written.set(one.ref, personId);
    if (one.user && email !== company.email) invited.push({ personId, right: one.user.accessRights });
  }
  await keepInvitations(tx, customerId, invited);
  return written;
}
