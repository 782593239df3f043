import { mailboxKey } from '@bank/protocol';
import type { Parsed } from '@bank/protocol';
import type { businessUserInvite } from '@bank/protocol/company';
import { invite } from '../../identity/activation/invite';
import { holdingAddress } from '../../identity/people/address-holder';
import { countLetterTo } from '../../identity/paces/letters';
import type { AuthContext } from '../../identity/auth/context';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { companyName, lockCompany, potentialUsersOf } from './people';
import { accessChanged, yourName } from './rights';
import { refused } from './texts';

type InviteProblem = 'notBusiness' | 'noUser' | 'emailMissing' | 'emailOfOther' | 'tooManyLetters';

/** Invites a person of the company: a user of the bank answers the invitation, any other person opens an activation link (R0.183). */
export async function inviteUser(
  { representativeId, right, balanceInfo = false, email }: Parsed<typeof businessUserInvite>,
  context: AuthContext & MayRefuse<InviteProblem>,
): Promise<void> {
  const { db, publish } = context;
  const { customerId, userId } = callerOf(context);
  const take = async (tx: Tx) => {
    await lockCompany(tx, context);
    const company = await companyName(tx, context);
    const person = (await potentialUsersOf(tx, context)).find(({ id }) => id === representativeId);
    if (!person) throw refused(context, 'noUser');
    const address = mailboxKey(person.email ?? (await keptEmail(tx, person.id, email, context)));
    await assertNoAdministrator(tx, { address, personId: person.id }, context);
    await countLetterTo(tx, { to: { email: address, personId: person.id }, field: 'email' }, context);
    const inviting = { customerId, company, userId, name: await yourName(context) };
    return invite(tx, context, inviting, { ...person, email: address, personId: person.id, right, balanceInfo });
  };
  // It may be an address that a customer has confirmed and does not log in with.
  const invited = await holdingAddress(
    () => db.transaction(take),
    () => refused(context, 'emailOfOther', { field: 'email' }),
  );
  publish([accessChanged(invited.userId), ...invited.told]);
}

/** An administrator of the bank belongs to no customer: as a member they would lose what they see of all others. */
async function assertNoAdministrator(
  tx: Tx,
  { address, personId }: { address: string; personId: number },
  context: AuthContext & MayRefuse<InviteProblem>,
): Promise<void> {
  const [admin] = await tx.query(
    `SELECT FROM app_user WHERE is_admin AND (email = $1 OR id = (SELECT user_id FROM company_person WHERE id = $2))`,
    [address, personId],
  );
  if (admin) throw refused(context, 'emailOfOther', { field: 'email' });
}

/** The address of a person who was entered without one. */
async function keptEmail(
  tx: Tx,
  personId: number,
  email: string | undefined,
  context: AuthContext & MayRefuse<InviteProblem>,
): Promise<string> {
  if (email === undefined) throw refused(context, 'emailMissing', { field: 'email' });
  const [other] = await tx.query(
    `SELECT FROM company_person WHERE customer_id = $1 AND email = $2
      UNION ALL
     SELECT FROM app_user u LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $1
      WHERE u.email = $2 AND (u.customer_id = $1 OR m.user_id IS NOT NULL)`,
    [callerOf(context).customerId, email],
  );
  if (other) throw refused(context, 'emailOfOther', { field: 'email' });
  await tx.query('UPDATE company_person SET email = $2 WHERE id = $1', [personId, email]);
  return email;
}
