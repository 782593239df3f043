import type { UsernameChange } from '@bank/protocol/profile-emails';
import type { Rooms } from '@bank/protocol/all';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { sendCode, takeCode } from './code';
import { carryAddress } from '../../identity/people/company-person';
import { emailOf, emailsChanged } from './emails';
import { refused, say } from './texts';

const subjectOf = (requestId: string) => `username:${requestId}`;

/** An unconfirmed request fails by its age, without a write. */
const COLUMNS = `id AS "requestId", email_id AS "emailId", email,
  CASE WHEN status = 'pending' AND expires_at <= $2 THEN 'failed' ELSE status END AS status, created_at AS "createdAt"`;

type Stored = Omit<UsernameChange, 'createdAt'> & { createdAt: Date };

const fail = (tx: Tx, customerId: number) =>
  tx.query(`UPDATE username_change SET status = 'failed' WHERE customer_id = $1 AND status = 'pending'`, [customerId]);

const makePrimary = async (tx: Tx, customerId: number, emailId: number) => {
  await tx.query('UPDATE email_address SET is_primary = false WHERE customer_id = $1 AND is_primary', [customerId]);
  await tx.query('UPDATE email_address SET is_primary = true WHERE customer_id = $1 AND id = $2', [
    customerId,
    emailId,
  ]);
};

/** The user of the customer's primary address; null for a company, whose addresses are no logins. */
async function signerOf(tx: Tx, customerId: number): Promise<{ id: number; email: string } | null> {
  const [user] = await tx.query<{ id: number; email: string }>(
    `SELECT u.id, u.email FROM customer c JOIN app_user u ON u.customer_id = c.id
      WHERE c.id = $1 AND c.type = 'personal' ORDER BY u.id LIMIT 1`,
    [customerId],
  );
  return user ?? null;
}

/** The notice to the address that is to be, or was, replaced. */
async function notify(
  tx: Tx,
  { outbox, lang }: CallContext,
  { id: userId, email: old }: { id: number; email: string },
  email: string,
  isDone: boolean,
): Promise<void> {
  await outbox.notify(tx, {
    userId,
    topic: 'security',
    must: { email: old },
    subject: say(lang, 'noticeSubject'),
    text: say(lang, isDone ? 'noticeDone' : 'noticeAsked', { email }),
  });
}

/** The pending request of the customer acted for. @throws Refusal VF */
async function pendingOf(context: CallContext & MayRefuse<'changeOver'>, requestId: string): Promise<Stored> {
  const { db, clock } = context;
  const [found] = await db.query<Stored>(`SELECT ${COLUMNS} FROM username_change WHERE id = $1 AND customer_id = $3`, [
    requestId,
    new Date(clock.now()),
    callerOf(context).customerId,
  ]);
  if (found?.status !== 'pending') throw refused(context, 'changeOver', { field: 'confirmationCode' });
  return found;
}

// R3.3.8, R3.7.3, R3.7.5.
export const username = {
  async setPrimaryEmail({ emailId }, context) {
    const { db, clock, config, ids } = context;
    const { customerId } = callerOf(context);
    const { email, isConfirmed, isPrimary } = await emailOf(db, context, emailId);
    if (!isConfirmed) throw refused(context, 'notConfirmed', { field: 'emailId' });
    if (isPrimary) throw refused(context, 'isPrimary', { field: 'emailId' });
    const now = clock.now();
    const usernameChange = await db.transaction(async (tx): Promise<UsernameChange | null> => {
      const user = await signerOf(tx, customerId);
      if (!user) {
        await makePrimary(tx, customerId, emailId);
        return null;
      }
      await fail(tx, customerId);
      const requestId = ids.next();
      await tx.query(
        `INSERT INTO username_change (id, customer_id, user_id, email_id, email, status, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7)`,
        [requestId, customerId, user.id, emailId, email, new Date(now), new Date(now + config.codeS * 1000)],
      );
      await sendCode(tx, context, {
        subject: subjectOf(requestId),
        to: email,
        subjectLine: 'usernameSubject',
        text: 'usernameText',
      });
      await notify(tx, context, user, email, false);
      return { requestId, emailId, email, status: 'pending', createdAt: new Date(now).toISOString() };
    });
    emailsChanged(context);
    return { usernameChange };
  },

  async usernameChangeRequests(_input, context) {
    const rows = await context.db.query<Stored>(
      `SELECT ${COLUMNS} FROM username_change WHERE customer_id = $1 ORDER BY seq DESC LIMIT 20`,
      [callerOf(context).customerId, new Date(context.clock.now())],
    );
    return { requests: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  },

  async usernameChangeConfirm({ requestId, confirmationCode }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const { emailId, email } = await pendingOf(context, requestId);
    await takeCode(context, subjectOf(requestId), confirmationCode);
    await db.transaction(async (tx) => {
      const user = await signerOf(tx, customerId);
      const taken = await tx.query('SELECT FROM app_user WHERE email = $1 AND id IS DISTINCT FROM $2', [
        email,
        user?.id,
      ]);
      if (!user || taken.length > 0) throw refused(context, 'emailTaken', { field: 'confirmationCode' });
      const done = await tx.query(
        `UPDATE username_change SET status = 'active' WHERE id = $1 AND status = 'pending' RETURNING 1`,
        [requestId],
      );
      if (done.length === 0) throw refused(context, 'changeOver', { field: 'confirmationCode' });
      await makePrimary(tx, customerId, emailId);
      await tx.query('UPDATE app_user SET email = $2 WHERE id = $1', [user.id, email]);
      await carryAddress(tx, user.id, email);
      await notify(tx, context, user, email, true);
    });
    emailsChanged(context);
  },

  async usernameChangeCancel({ requestId }, context) {
    await pendingOf(context, requestId);
    await fail(context.db, callerOf(context).customerId);
    emailsChanged(context);
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
