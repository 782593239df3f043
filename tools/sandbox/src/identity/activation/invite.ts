import { mailboxKey } from '@bank/protocol';
import type { Tx } from '../../platform/db';
import type { BankEvent } from '../../platform/events';
import type { CallContext } from '../../platform/handler';
import { carryLetters } from '../paces/letters';
import { sendLink } from './links';
import { offerAccess, offerInsteadOfAccess, tellOffer } from './offer';

/** The company that takes a user in, and whose word it is. */
export interface Inviting {
  customerId: number;
  company: string;
  /** The user who invites, and their whole name. */
  userId: number;
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

/** Whom a company has invited. */
export interface Invitee {
  userId: number;
  /** What they see of it on their screens; publish it when the transaction has committed. */
  told: readonly BankEvent[];
}

/**
 * Invites a person to act for a company (R3.6.3, R0.183). Whom the bank knows decides for themself: they get an invitation to answer. For
 * anybody else the company's link is the way in, and opening it is their yes.
 * @returns who it is; announce to the bank that their access has changed when the transaction has committed
 */
export async function invite(tx: Tx, context: CallContext, inviting: Inviting, given: Invited): Promise<Invitee> {
  // A company may have kept its people's addresses from before a mailbox had one spelling (R0.173).
  const invited = { ...given, email: mailboxKey(given.email) };
  const known = await userOf(tx, invited, context);
  const userId = known?.id ?? (await newUser(tx, invited));
  // With a second company a link tells no more whose it is, and opening it is a yes to none of them.
  if (known?.isSomebody && !known.isActivated) await offerInsteadOfAccess(tx, context, userId);
  if (known?.isSomebody) await offerAccess(tx, context, inviting, { ...invited, userId });
  else
    await tx.query(
      'INSERT INTO membership (user_id, customer_id, access_right, person_id, balance_info) VALUES ($1, $2, $3, $4, $5)',
      [userId, inviting.customerId, invited.right, invited.personId, invited.balanceInfo],
    );
  if (known?.isActivated) return { userId, told: await tellOffer(tx, context, inviting, userId) };
  await sendLink(tx, context, known?.email ?? invited.email);
  return { userId, told: [] };
}

interface KnownUser {
  id: number;
  email: string;
  isActivated: boolean;
  /** They have logged in, or wait for a link that is not this company's alone: opening it says nothing about the company. */
  isSomebody: boolean;
}

/** The user whom the company listed (R0.182), or who holds the address of a person who was no user then. */
async function userOf(
  tx: Tx,
  { email, personId }: Invited,
  { clock }: Pick<CallContext, 'clock'>,
): Promise<KnownUser | undefined> {
  const [user] = await tx.query<KnownUser>(
    `SELECT u.id, u.email, u.activated_at IS NOT NULL AS "isActivated",
            u.activated_at IS NOT NULL OR u.customer_id IS NOT NULL
              OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id)
              OR EXISTS (SELECT FROM access_offer o WHERE o.user_id = u.id AND o.expires_at > $3) AS "isSomebody"
       FROM app_user u
      WHERE u.id = coalesce((SELECT user_id FROM company_person WHERE id = $2), (SELECT id FROM app_user WHERE email = $1))`,
    [email, personId, new Date(clock.now())],
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
  await carryLetters(tx, email, { userId: user.id });
  return user.id;
}
