import type { Parsed } from '@bank/protocol';
import { accessRight } from '@bank/protocol';
import type { BusinessUser, businessAccessRightsUpdate, businessUserDelete } from '@bank/protocol/company';
import { endSessionsOf } from '../../identity/activation/set-password';
import type { AuthContext } from '../../identity/auth/context';
import { mayWriteTo } from '../../identity/paces/letters';
import type { BankEvent } from '../../platform/events';
import { callerOf } from '../../platform/handler';
import type { CentreLine, Notice } from '../../platform/notices';
import type { MayRefuse } from '../../platform/refusal';
import { assertFullAccess, changeableUser, companyName, lockCompany } from './people';
import { refused, say } from './texts';

type RightsProblem = 'notBusiness' | 'noUser' | 'owner' | 'yourself' | 'lastFullAccess';

/** Where it stands what a user may do: with their access, or with the invitation that they have not answered. */
const tableOf = ({ invitedUntil }: BusinessUser) => (invitedUntil === null ? 'membership' : 'access_offer');

/**
 * Gives each user their one level (R2.6.2) and the sight of the balances, all or none. No change is refused for a letter: past the limits of
 * R0.57 its reader finds the line in the notification centre alone (R0.185).
 */
export async function updateRights(
  { accessRights }: Parsed<typeof businessAccessRightsUpdate>,
  context: AuthContext & MayRefuse<RightsProblem | 'twice'>,
): Promise<void> {
  const { db, publish } = context;
  const ids = accessRights.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw refused(context, 'twice');
  const told = await db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const { customerId } = callerOf(context);
    const company = await companyName(tx, context);
    const name = await yourName(context);
    const members: BusinessUser[] = [];
    for (const { id, right = null, balanceInfo = null } of accessRights) {
      const user = await changeableUser(tx, id, context);
      if (user.invitedUntil === null) members.push(user);
      await tx.query(
        `UPDATE ${tableOf(user)} SET access_right = coalesce($3, access_right),
                               balance_info = coalesce($4, balance_info OR $3 IS NOT DISTINCT FROM $5)
          WHERE user_id = $1 AND customer_id = $2`,
        [id, customerId, right, balanceInfo, accessRight.fullAccess],
      );
    }
    const words = (language: string) => ({
      subject: say(language, 'changedTitle', { company }),
      text: say(language, 'changedText', { company, name }),
    });
    const line: CentreLine = {
      customerId,
      type: 'info',
      severity: 'info',
      subject: null,
      accountId: null,
      words: (language) => ({ title: words(language).subject, body: words(language).text, discreet: '' }),
    };
    await assertFullAccess(tx, context);
    const notices: Notice[] = [];
    for (const { id } of members) {
      const isLineOnly = !(await mayWriteTo(tx, customerId, { userId: id }, context));
      notices.push({ userId: id, topic: 'security', words, line, isLineOnly });
    }
    return context.outbox.notify(tx, ...notices);
  });
  publish([...ids.map(accessChanged), ...told]);
}

/** Tells the bank's instances and the user's screens to forget what they remember of the user's access. */
export const accessChanged = (userId: number): BankEvent => ({ userId, event: 'accessChanged', subject: null });

/**
 * Ends a user's access. Their payments that still wait for an approval prevent it, unless the call forces it. An invitation that they have
 * not answered is withdrawn (R0.184).
 */
export async function removeUser(
  { id, force = false }: Parsed<typeof businessUserDelete>,
  context: AuthContext & MayRefuse<RightsProblem | 'onlyAdmin' | 'hasPending'>,
): Promise<void> {
  const { customerId, isAdmin } = callerOf(context);
  if (force && !isAdmin) throw refused(context, 'onlyAdmin');
  const wasMember = await context.db.transaction(async (tx) => {
    await lockCompany(tx, context);
    const company = await companyName(tx, context);
    const user = await changeableUser(tx, id, context);
    if (user.invitedUntil !== null) {
      await tx.query('DELETE FROM access_offer WHERE user_id = $1 AND customer_id = $2', [id, customerId]);
      return false;
    }
    const [pending] = await tx.query(
      `SELECT FROM payment WHERE customer_id = $1 AND created_by = $2 AND status IN ('pending', 'created') LIMIT 1`,
      [customerId, id],
    );
    if (pending && !force) throw refused(context, 'hasPending');
    await tx.query('DELETE FROM membership WHERE user_id = $1 AND customer_id = $2', [id, customerId]);
    await assertFullAccess(tx, context);
    await context.outbox.notify(tx, {
      userId: id,
      topic: 'security',
      words: (language) => ({
        subject: say(language, 'changedTitle', { company }),
        text: say(language, 'removedText', { company }),
      }),
    });
    return true;
  });
  context.publish([accessChanged(id)]);
  if (wasMember && !(await hasOther(id, context))) await endSessionsOf(id, context);
}

/** Whether a user acts for another customer, or has an account of their own: those sessions are not the company's to end. */
async function hasOther(userId: number, { db }: AuthContext): Promise<boolean> {
  const other = await db.query(
    `SELECT FROM membership WHERE user_id = $1
      UNION ALL SELECT FROM app_user WHERE id = $1 AND (customer_id IS NOT NULL OR is_admin)`,
    [userId],
  );
  return other.length > 0;
}

export async function yourName(context: AuthContext): Promise<string> {
  const [you] = await context.db.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM app_user WHERE id = $1`,
    [callerOf(context).userId],
  );
  return you?.name ?? '';
}
