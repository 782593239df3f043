import type { Parsed } from '@bank/protocol';
import type { businessUserInvite, representativeAdd } from '@bank/protocol/company';
import { sendLink } from '../../identity/activation/links';
import type { AuthContext } from '../../identity/auth/context';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { companyName, lockCompany, potentialUsersOf } from './people';
import { accessChanged, yourName } from './rights';
import { refused, say } from './texts';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

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
  const { db, outbox, publish } = context;
  const { customerId } = callerOf(context);
  const invited = await db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const company = await companyName(tx, context);
    const person = (await potentialUsersOf(tx, context)).find(({ id }) => id === representativeId);
    if (!person) throw refused(context, 'noUser');
    const known = await userWith(tx, person.email);
    const userId = known?.id ?? (await newUser(tx, person));
    await tx.query(
      'INSERT INTO membership (user_id, customer_id, access_right, position_ids, balance_info) VALUES ($1, $2, $3, $4, $5)',
      [userId, customerId, right, [person.typeId], balanceInfo],
    );
    const values = { company, name: await yourName(context) };
    if (known?.isActivated) {
      await outbox.notify(tx, {
        userId,
        topic: 'security',
        words: (language) => ({
          subject: say(language, 'invitedSubject', values),
          text: say(language, 'invitedText', values),
        }),
      });
    } else await sendLink(tx, context, person.email);
    return userId;
  });
  publish([accessChanged(invited)]);
}

async function userWith(tx: Tx, email: string): Promise<{ id: number; isActivated: boolean } | undefined> {
  const [user] = await tx.query<{ id: number; isActivated: boolean }>(
    'SELECT id, activated_at IS NOT NULL AS "isActivated" FROM app_user WHERE email = $1',
    [email],
  );
  return user;
}

/** A new user, who chooses a password with the link of the invitation. Ids below a thousand are the personas'. */
async function newUser(tx: Tx, { firstName, lastName, email }: Person): Promise<number> {
  await tx.query('SELECT pg_advisory_xact_lock(7206011)');
  const [user] = await tx.query<{ id: number }>(
    `INSERT INTO app_user (id, email, password_hash, first_name, last_name, customer_type)
     SELECT greatest(max(id), 999) + 1, $1, NULL, $2, $3, 'business' FROM app_user RETURNING id`,
    [email, firstName, lastName],
  );
  if (!user) throw new Error('the invited user was not written');
  return user.id;
}
