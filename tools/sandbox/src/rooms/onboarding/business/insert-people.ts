import { keepInvitations } from '../../../identity/activation/invitations';
import type { Tx } from '../../../platform/db';
import type { Application } from './applicant';
import { position, positionsIn } from './people';
import { addressOf } from './users-fault';

/** Writes the people of the company, once for each thing that they are in it; their papers are still to come (R3.3.5). */
export async function insertPeople(tx: Tx, application: Application, customerId: number): Promise<void> {
  const rows = positionsIn(application).flatMap(({ person, positions }) =>
    positions.map((typeId) => ({ name: `${person.firstName.trim()} ${person.lastName.trim()}`, typeId })),
  );
  await tx.query(
    `INSERT INTO company_person (customer_id, name, type_id, identity_status, address_status, control_status)
     SELECT $1, name, type_id, 'none', 'none', CASE WHEN type_id = $4 THEN 'none' END
       FROM unnest($2::text[], $3::int[]) WITH ORDINALITY AS person (name, type_id, place) ORDER BY place`,
    [customerId, rows.map(({ name }) => name), rows.map(({ typeId }) => typeId), position.owner],
  );
}

/** Keeps whom the company wants as users. Its own user is one already (R0.46). */
export async function inviteLater(tx: Tx, application: Application, customerId: number): Promise<void> {
  const { users, company } = application;
  const named = positionsIn(application).flatMap(({ person, positions }) => {
    const user = users.find(({ id }) => id === person.id);
    const email = addressOf(person);
    if (!user || email === undefined || email === company.email) return [];
    return {
      ...{ firstName: person.firstName.trim(), lastName: person.lastName.trim(), email },
      ...{ right: user.accessRights, positionIds: positions },
    };
  });
  await keepInvitations(tx, customerId, named);
}
