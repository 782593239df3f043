import { accessRight } from '@bank/protocol';
import type { BusinessRepresentative, BusinessUser } from '@bank/protocol/company';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** The name of the company acted for. @throws Refusal VF for a personal customer */
export async function companyName(tx: Tx, context: CallContext & MayRefuse<'notBusiness'>): Promise<string> {
  const [company] = await tx.query<{ name: string }>(
    `SELECT business_name AS name FROM customer WHERE id = $1 AND type = 'business'`,
    [callerOf(context).customerId],
  );
  if (!company) throw refused(context, 'notBusiness');
  return company.name;
}

/** A user as the database has them. */
type UserRow = Omit<BusinessUser, 'invitedUntil'> & { invitedUntil: Date | null };

/**
 * Everybody who signs in for the company: its own user, and those it took in. Behind them stand the users of the bank who have not
 * answered its invitation (R0.183), by the names that the company gave them.
 */
export async function usersOf(tx: Tx, context: CallContext): Promise<BusinessUser[]> {
  const { userId, customerId } = callerOf(context);
  const users = await tx.query<UserRow>(
    `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email,
            CASE WHEN u.customer_id = $1 THEN 2 ELSE m.access_right END AS right,
            u.customer_id IS NOT DISTINCT FROM $1 OR m.balance_info AS "balanceInfo",
            u.customer_id IS NOT DISTINCT FROM $1 AS "isOwner", u.id = $2 AS "isYou",
            u.activated_at IS NULL AS "isInvited", NULL::timestamptz AS "invitedUntil",
            coalesce(p.position_ids, '{}') AS "positionIds"
       FROM (SELECT id FROM app_user WHERE customer_id = $1 UNION SELECT user_id FROM membership WHERE customer_id = $1) w
       JOIN app_user u ON u.id = w.id
       LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $1
       LEFT JOIN company_person p ON p.customer_id = $1 AND (p.id = m.person_id OR (u.customer_id = $1 AND p.email = u.email))
      WHERE NOT coalesce(m.is_representative, false)
      UNION ALL
     SELECT o.user_id, p.first_name, p.last_name, coalesce(p.email, u.email), o.access_right, o.balance_info, false, false, true,
            o.expires_at, p.position_ids
       FROM access_offer o JOIN company_person p ON p.id = o.person_id JOIN app_user u ON u.id = o.user_id
      WHERE o.customer_id = $1 AND o.expires_at > $3
      ORDER BY "invitedUntil" NULLS FIRST, "isOwner" DESC, "firstName", id`,
    [customerId, userId, new Date(context.clock.now())],
  );
  return users.map(({ invitedUntil, ...user }) => ({ ...user, invitedUntil: invitedUntil?.toISOString() ?? null }));
}

/**
 * Whether the person `p` of the company $1 signs in for it, as a user whom it took in or as its own, or has its invitation to.
 * @param at the placeholder of the time
 */
export const hasAccess = (at: string): string => `(
  EXISTS (SELECT FROM membership m WHERE m.customer_id = $1 AND (m.person_id = p.id OR m.user_id = p.user_id))
  OR EXISTS (SELECT FROM app_user u LEFT JOIN membership m ON m.user_id = u.id AND m.customer_id = $1
              WHERE u.email = p.email AND (u.customer_id = $1 OR m.user_id IS NOT NULL))
  OR EXISTS (SELECT FROM access_offer o
              WHERE o.customer_id = $1 AND (o.person_id = p.id OR o.user_id = p.user_id) AND o.expires_at > ${at}))`;

/** The people of the company who cannot sign in for it, and have no invitation that waits for their answer. */
export function potentialUsersOf(tx: Tx, context: CallContext): Promise<BusinessRepresentative[]> {
  return tx.query<BusinessRepresentative>(
    `SELECT p.id, p.position_ids AS "positionIds", p.first_name AS "firstName", p.last_name AS "lastName", p.email
       FROM company_person p
      WHERE p.customer_id = $1 AND NOT ${hasAccess('$2')}
      ORDER BY p.first_name, p.id`,
    [callerOf(context).customerId, new Date(context.clock.now())],
  );
}

/** Changes of one company's rights go one after the other, or two at once could leave the company without a user with full access. */
export async function lockCompany(tx: Tx, context: CallContext): Promise<void> {
  await tx.query('SELECT FROM customer WHERE id = $1 FOR UPDATE', [callerOf(context).customerId]);
}

/**
 * The user whose access is to be changed.
 *
 * @throws Refusal VF noUser, owner, yourself
 */
export async function changeableUser(
  tx: Tx,
  id: number,
  context: CallContext & MayRefuse<'noUser' | 'owner' | 'yourself'>,
): Promise<BusinessUser> {
  const user = (await usersOf(tx, context)).find((one) => one.id === id);
  if (!user) throw refused(context, 'noUser');
  if (user.isOwner) throw refused(context, 'owner');
  if (user.isYou) throw refused(context, 'yourself');
  return user;
}

/**
 * Who could grant access again must remain: full access without the balances opens no page to do it on, and an invitation may never be
 * accepted.
 *
 * @throws Refusal VF lastFullAccess (R3.5.1); the transaction is to be rolled back
 */
export async function assertFullAccess(tx: Tx, context: CallContext & MayRefuse<'lastFullAccess'>): Promise<void> {
  const users = await usersOf(tx, context);
  const isFull = ({ right, balanceInfo, invitedUntil }: BusinessUser) =>
    right === accessRight.fullAccess && balanceInfo && invitedUntil === null;
  if (!users.some(isFull)) throw refused(context, 'lastFullAccess');
}
