import type { Parsed } from '@bank/protocol';
import type { businessUserInvite, representativeAdd } from '@bank/protocol/company';
import { invite } from '../../identity/activation/invite';
import type { AuthContext } from '../../identity/auth/context';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { companyName, lockCompany, potentialUsersOf } from './people';
import { accessChanged, yourName } from './rights';
import { refused } from './texts';

/** Adds a person to the company; they get no access by that. */
export async function addRepresentative(
  { typeId, firstName, lastName, email }: Parsed<typeof representativeAdd>,
  context: AuthContext & MayRefuse<'notBusiness' | 'nameMissing' | 'listedAlready'>,
): Promise<{ id: number }> {
  const { db, clock } = context;
  await companyName(db, context);
  const names = [firstName.trim(), lastName.trim()];
  if (names.includes('')) throw refused(context, 'nameMissing', { field: names[0] === '' ? 'firstName' : 'lastName' });
  const [added] = await db.query<{ id: number }>(
    `INSERT INTO company_representative (customer_id, type_id, first_name, last_name, email, created_at)
     SELECT $1, $2, $3, $4, $5, $6
      WHERE NOT EXISTS (SELECT FROM app_user u LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $1
                         WHERE u.email = $5 AND (u.customer_id = $1 OR m.user_id IS NOT NULL))
     ON CONFLICT DO NOTHING RETURNING id`,
    [callerOf(context).customerId, typeId, ...names, email.toLowerCase(), new Date(clock.now())],
  );
  if (!added) throw refused(context, 'listedAlready', { field: 'email' });
  return added;
}

/** Gives a person of the company access: a user of the bank at once, any other person by an activation link. */
export async function inviteUser(
  { representativeId, right, balanceInfo = false }: Parsed<typeof businessUserInvite>,
  context: AuthContext & MayRefuse<'notBusiness' | 'noUser'>,
): Promise<void> {
  const { db, publish } = context;
  const { customerId } = callerOf(context);
  const invited = await db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const company = await companyName(tx, context);
    const person = (await potentialUsersOf(tx, context)).find(({ id }) => id === representativeId);
    if (!person) throw refused(context, 'noUser');
    const inviting = { customerId, company, name: await yourName(context) };
    return invite(tx, context, inviting, { ...person, right, balanceInfo, positionIds: [person.typeId] });
  });
  publish([accessChanged(invited)]);
}
