import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { sendLink } from './links';
import { say } from './texts';

/** The company that takes a user in, and whose word it is. */
export interface Inviting {
  customerId: number;
  company: string;
  /** Of the user who invites. */
  name: string;
}

/** A person, and what they may do for the company. */
export interface Invited {
  firstName: string;
  lastName: string;
  /** In small letters. */
  email: string;
  /** Who they are among the people of the company. */
  personId: number;
  right: number;
  balanceInfo: boolean;
}

/**
 * Gives a person access to a company: a user of the bank at once, by a notice; any other person by an activation link (R3.6.3).
 * @returns the user; announce to the bank that their access has changed when the transaction has committed
 */
export async function invite(tx: Tx, context: CallContext, inviting: Inviting, invited: Invited): Promise<number> {
  const { customerId, company, name } = inviting;
  const known = await userOf(tx, invited);
  const userId = known?.id ?? (await newUser(tx, invited));
  await tx.query(
    'INSERT INTO membership (user_id, customer_id, access_right, person_id, balance_info) VALUES ($1, $2, $3, $4, $5)',
    [userId, customerId, invited.right, invited.personId, invited.balanceInfo],
  );
  if (known?.isActivated) {
    await context.outbox.notify(tx, {
      userId,
      topic: 'security',
      words: (language) => ({
        subject: say(language, 'invitedSubject', { company }),
        text: say(language, 'invitedText', { company, name }),
      }),
    });
  } else await sendLink(tx, context, known?.email ?? invited.email);
  return userId;
}

interface KnownUser {
  id: number;
  email: string;
  isActivated: boolean;
}

/** The user whom the company listed (R0.182), or who holds the address of a person who was no user then. */
async function userOf(tx: Tx, { email, personId }: Invited): Promise<KnownUser | undefined> {
  const [user] = await tx.query<KnownUser>(
    `SELECT u.id, u.email, u.activated_at IS NOT NULL AS "isActivated" FROM app_user u
      WHERE u.id = coalesce((SELECT user_id FROM company_person WHERE id = $2), (SELECT id FROM app_user WHERE email = $1))`,
    [email, personId],
  );
  return user;
}

/** A new user, who chooses a password with the link of the invitation. Ids below a thousand are the personas'. */
async function newUser(tx: Tx, { firstName, lastName, email }: Invited): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock(7206011)');
  const [user] = await tx.query<{ id: number }>(
    `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_type)
     SELECT greatest(max(id), 999) + 1, $1, NULL, $2, $3, 'business' FROM app_user RETURNING id`,
    [email, firstName, lastName],
  );
  if (!user) throw new Error('the invited user was not written');
  return user.id;
}
