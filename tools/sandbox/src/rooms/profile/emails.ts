import type { EmailAddress } from '@bank/protocol/profile-emails';
import { emailExistence } from '@bank/protocol/profile-emails';
import type { Rooms } from '@bank/protocol/all';
import { admitCheck } from '../../identity/captcha/tickets';
import { customerHolder, freeLapsed, holderOf, holdingAddress } from '../../identity/people/address-holder';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { sendCode, takeCode } from './code';
import { refused } from './texts';

/** More than a user needs, and too few for a mailing list. */
const MAX_EMAILS = 10;
const COLUMNS = 'id AS "emailId", email, is_confirmed AS "isConfirmed", is_primary AS "isPrimary"';

const subjectOf = (emailId: number) => `email:${emailId}`;

/** An address of the customer acted for. @throws Refusal VF when there is none of this id */
export async function emailOf(
  tx: Tx,
  context: CallContext & MayRefuse<'noSuchEmail'>,
  emailId: number,
): Promise<EmailAddress> {
  const [found] = await tx.query<EmailAddress>(
    `SELECT ${COLUMNS} FROM email_address WHERE id = $1 AND customer_id = $2`,
    [emailId, callerOf(context).customerId],
  );
  if (!found) throw refused(context, 'noSuchEmail', { field: 'emailId' });
  return found;
}

/** Tells every open page of the customer. */
export function emailsChanged(context: CallContext): void {
  context.publish([{ customerId: callerOf(context).customerId, event: 'emailsChanged', subject: null }]);
}

const sendConfirmation = (tx: Tx, context: CallContext, { emailId, email }: EmailAddress) =>
  sendCode(tx, context, { subject: subjectOf(emailId), to: email, subjectLine: 'emailSubject', text: 'emailText' });

/** Whether another one holds the address (R0.180). */
async function isTaken(tx: Tx, context: CallContext, email: string): Promise<boolean> {
  const holder = await holderOf(tx, email, context);
  return holder !== null && holder !== customerHolder(callerOf(context).customerId);
}

/** Of one who signs in: their own customer's (1), or only for the companies that took them in (3). */
const EXISTENCE = `SELECT CASE WHEN customer_id IS NULL AND EXISTS (SELECT FROM membership m WHERE m.user_id = u.id)
  THEN 3 ELSE 1 END AS status FROM app_user u WHERE email = $1`;

// R3.7.3: check, add, confirm, ask for the code again, delete.
export const emails = {
  async checkEmail({ email, captcha }, context) {
    await admitCheck(captcha, context);
    const holder = await holderOf(context.db, email, context);
    const [found] = await context.db.query<{ status: 1 | 3 }>(EXISTENCE, [email]);
    return { status: holder === null ? emailExistence.free : (found?.status ?? emailExistence.free) };
  },

  async emailsGet(_input, context) {
    const found = await context.db.query<EmailAddress>(
      `SELECT ${COLUMNS} FROM email_address WHERE customer_id = $1 ORDER BY is_primary DESC, id`,
      [callerOf(context).customerId],
    );
    return { emails: found };
  },

  async addEmail({ email }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const added = await db.transaction(async (tx) => {
      const known = await tx.query<{ email: string }>(
        'SELECT email FROM email_address WHERE customer_id = $1 ORDER BY id FOR UPDATE',
        [customerId],
      );
      if (known.some((one) => one.email === email)) throw refused(context, 'emailKnown', { field: 'email' });
      if (known.length >= MAX_EMAILS) throw refused(context, 'tooManyEmails', { field: 'email' });
      if (await isTaken(tx, context, email)) throw refused(context, 'emailTaken', { field: 'email' });
      const [row] = await tx.query<EmailAddress>(
        `INSERT INTO email_address (customer_id, email) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
        [customerId, email],
      );
      if (!row) throw refused(context, 'emailKnown', { field: 'email' });
      await sendConfirmation(tx, context, row);
      return row;
    });
    emailsChanged(context);
    return { email: added };
  },

  async confirmEmailRequest({ emailId }, context) {
    const email = await emailOf(context.db, context, emailId);
    if (!email.isConfirmed) await sendConfirmation(context.db, context, email);
  },

  async confirmEmail({ emailId, confirmationCode }, context) {
    const { db } = context;
    const { email, isConfirmed } = await emailOf(db, context, emailId);
    if (isConfirmed) return;
    await takeCode(context, subjectOf(emailId), confirmationCode);
    // Another one may have confirmed it meanwhile, or does in this moment.
    await holdingAddress(
      () =>
        db.transaction(async (tx) => {
          await freeLapsed(tx, email, context);
          await tx.query('UPDATE email_address SET is_confirmed = true WHERE id = $1', [emailId]);
        }),
      () => refused(context, 'emailTaken', { field: 'confirmationCode' }),
    );
    emailsChanged(context);
  },

  async deleteEmail({ emailId }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    const { isPrimary } = await emailOf(db, context, emailId);
    if (isPrimary) throw refused(context, 'primaryStays', { field: 'emailId' });
    await db.transaction(async (tx) => {
      await tx.query('DELETE FROM email_address WHERE id = $1 AND NOT is_primary', [emailId]);
      await tx.query('DELETE FROM profile_code WHERE subject = $1', [subjectOf(emailId)]);
      await tx.query(
        `UPDATE username_change SET status = 'failed' WHERE customer_id = $1 AND email_id = $2 AND status = 'pending'`,
        [customerId, emailId],
      );
    });
    emailsChanged(context);
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
