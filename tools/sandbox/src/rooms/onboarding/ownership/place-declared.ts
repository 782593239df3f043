import type { ApplicantPerson } from '@bank/protocol/onboarding-business';
import type { PersonFacts } from '@bank/protocol/same-party';
import { isSamePerson, nameKey } from '@bank/protocol/same-party';
import type { DeclaredPerson } from '../../../identity/people/company-ownership';
import { addPosition, insertPerson } from '../../../identity/people/company-person';
import type { Tx } from '../../../platform/db';
import type { Parties } from '../business/applicant';
import { positionsIn } from '../business/people';
import { factsOf } from '../business/same-fault';

interface Known {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  positionIds: number[];
  sourceIds: number[];
  /** What a declaration said of them last; null: none names them. */
  stated: ApplicantPerson | null;
}

type Placed = Pick<DeclaredPerson, 'personId' | 'addedIds' | 'sourcesBefore'>;

/**
 * Takes the holders and owners of a declared ownership among the people of the company, who are asked for their papers from now on. A person
 * whom the company has already gets the positions that they lack (R0.160).
 * @returns by the ids of the declaration
 */
export async function placeDeclared(
  tx: Tx,
  customerId: number,
  parties: Parties,
  at: Date,
): Promise<ReadonlyMap<string, Placed>> {
  const known = await knownOf(tx, customerId);
  const emails = new Set(known.map(({ email }) => email));
  const placed = new Map<string, Placed>();
  for (const { person, positions } of positionsIn(parties).filter((one) => one.positions.length > 0)) {
    const sourceIds = [...new Set(person.sourcesOfFunds?.sourceIds)];
    const isFree = ({ id }: Known) => ![...placed.values()].some(({ personId }) => personId === id);
    const one = known.find((before) => isFree(before) && isKnownAs(before, factsOf(person)));
    if (one) {
      const addedIds = positions.filter((id) => !one.positionIds.includes(id));
      for (const id of addedIds) await addPosition(tx, one.id, id);
      await tx.query('UPDATE company_person SET wealth_source_ids = $2 WHERE id = $1', [
        one.id,
        [...new Set([...one.sourceIds, ...sourceIds])],
      ]);
      placed.set(person.id, { personId: one.id, addedIds, sourcesBefore: one.sourceIds });
      continue;
    }
    const stated = person.email ?? null;
    const email = emails.has(stated) ? null : stated;
    emails.add(email);
    const name = { firstName: person.firstName.trim(), lastName: person.lastName.trim() };
    const written = { ...name, email, positionIds: positions, wealthSourceIds: sourceIds };
    const personId = await insertPerson(tx, customerId, written, at.getTime());
    placed.set(person.id, { personId, addedIds: positions, sourcesBefore: [] });
  }
  return placed;
}

/** The name alone identifies a person of whom the bank knows neither birthday nor numbers. */
const isKnownAs = (known: Known, facts: PersonFacts): boolean =>
  known.stated ? isSamePerson(factsOf(known.stated), facts) : nameKey(known) === nameKey(facts);

const knownOf = (tx: Tx, customerId: number): Promise<Known[]> =>
  tx.query<Known>(
    `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName", p.email, p.position_ids AS "positionIds",
            p.wealth_source_ids AS "sourceIds",
            (SELECT l.stated FROM company_ownership_person l WHERE l.person_id = p.id ORDER BY l.ownership_id DESC LIMIT 1) AS stated
       FROM company_person p WHERE p.customer_id = $1 ORDER BY p.id`,
    [customerId],
  );
