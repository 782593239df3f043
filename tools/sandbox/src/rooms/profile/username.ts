import type { UsernameChange } from '@bank/protocol/profile-emails';
import type { Rooms } from '@bank/protocol/all';
import { responseCode } from '@bank/protocol';
import type { AuthContext } from '../../identity/auth/context';
import { holdingAddress } from '../../identity/people/address-holder';
import { carryAddress } from '../../identity/people/company-person';
import { provenUser } from '../../identity/security/security-change';
import type { ProofProblem, SecurityUser } from '../../identity/security/security-change';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import { codesRefused, sendCode, tryCodes } from './code';
import { emailOf, emailsChanged } from './emails';
import { refused, say } from './texts';
import { factorSubjectOf, failPending, keepChange, requestsOf, subjectOf } from './username-change';

interface Signer {
  id: number;
  email: string;
}

/**
 * The user of the customer's primary address, who is the caller; null for a company, whose addresses are no logins (R0.53).
 * @throws Refusal ENOA for an employee or an administrator: neither the password nor the codes are theirs
 */
async function signerOf(tx: Tx, context: CallContext): Promise<Signer | null> {
  const { customerId, userId } = callerOf(context);
  const [user] = await tx.query<Signer>(
    `SELECT u.id, u.email FROM customer c JOIN app_user u ON u.customer_id = c.id
      WHERE c.id = $1 AND c.type = 'personal' ORDER BY u.id LIMIT 1`,
    [customerId],
  );
  if (!user) return null;
  if (user.id !== userId) throw new Refusal(responseCode.noAccess, say(context.lang, 'signerOnly'));
  return user;
}

/** Everything that changes the addresses of a customer, or a change that waits, takes its turn here. */
const lockAddresses = (tx: Tx, customerId: number) =>
  tx.query('SELECT FROM email_address WHERE customer_id = $1 ORDER BY id FOR UPDATE', [customerId]);

/** After this the password and the factor of the user stay as they are until the transaction ends. */
const lockUser = (tx: Tx, userId: number) => tx.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);

const makePrimary = async (tx: Tx, customerId: number, emailId: number) => {
  await tx.query('UPDATE email_address SET is_primary = false WHERE customer_id = $1 AND is_primary', [customerId]);
  await tx.query('UPDATE email_address SET is_primary = true WHERE customer_id = $1 AND id = $2', [
    customerId,
    emailId,
  ]);
};

/** The notice to the address that is to be, or was, replaced. */
async function notify(
  tx: Tx,
  { outbox, lang }: CallContext,
  { id: userId, email: old }: Signer,
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
async function pendingOf(
  tx: Tx,
  context: CallContext & MayRefuse<'changeOver'>,
  requestId: string,
): Promise<UsernameChange> {
  const [found] = await requestsOf(tx, context, requestId);
  if (found?.status !== 'pending') throw refused(context, 'changeOver', { field: 'confirmationCode' });
  return found;
}

/** An address that may become the primary one. @throws Refusal VF */
async function candidateOf(
  tx: Tx,
  context: CallContext & MayRefuse<'noSuchEmail' | 'notConfirmed' | 'isPrimary'>,
  emailId: number,
): Promise<string> {
  const { email, isConfirmed, isPrimary } = await emailOf(tx, context, emailId);
  if (!isConfirmed) throw refused(context, 'notConfirmed', { field: 'emailId' });
  if (isPrimary) throw refused(context, 'isPrimary', { field: 'emailId' });
  return email;
}

type BeginContext = AuthContext & MayRefuse<ProofProblem | 'noSuchEmail' | 'notConfirmed' | 'isPrimary'>;

/** Sends the codes that the change waits for (R0.53), and a notice to the address of now. */
function begin(user: SecurityUser, emailId: number, context: BeginContext): Promise<UsernameChange> {
  const { customerId } = callerOf(context);
  return context.db.transaction(async (tx) => {
    await lockAddresses(tx, customerId);
    const email = await candidateOf(tx, context, emailId);
    const { change, factor } = await keepChange(tx, context, user, { emailId, email });
    await sendCode(tx, context, {
      subject: subjectOf(change.requestId),
      to: email,
      subjectLine: 'usernameSubject',
      text: 'usernameText',
    });
    if (factor) {
      await sendCode(tx, context, {
        subject: factorSubjectOf(change.requestId),
        to: factor.to,
        ...(factor.channel === 'email' && { subjectLine: 'factorSubject' }),
        text: 'factorText',
        // R0.22: the owner of the factor reads which address they approve.
        values: { email },
      });
    }
    await notify(tx, context, user, email, false);
    return change;
  });
}

// R3.3.8, R3.7.3, R3.7.5, R0.53.
export const username = {
  async setPrimaryEmail({ emailId, password = '' }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    await candidateOf(db, context, emailId);
    let usernameChange: UsernameChange | null = null;
    if (await signerOf(db, context)) {
      usernameChange = await begin(await provenUser(password, context), emailId, context);
    } else {
      await db.transaction(async (tx) => {
        await lockAddresses(tx, customerId);
        await candidateOf(tx, context, emailId);
        await makePrimary(tx, customerId, emailId);
      });
    }
    emailsChanged(context);
    return { usernameChange };
  },

  usernameChangeRequests: async (_input, context) => ({ requests: await requestsOf(context.db, context) }),

  async usernameChangeConfirm({ requestId, confirmationCode, factorCode = '' }, context) {
    const { db } = context;
    const { customerId } = callerOf(context);
    // What is wrong with a code is answered and not thrown inside of the transaction: a wrong one must stay counted.
    const change = async (tx: Tx) => {
      await lockAddresses(tx, customerId);
      const user = await signerOf(tx, context);
      if (user) await lockUser(tx, user.id);
      const { emailId, email, factorSentTo } = await pendingOf(tx, context, requestId);
      if (!user) throw refused(context, 'changeOver', { field: 'confirmationCode' });
      const wrong = await tryCodes(tx, context, [
        { subject: subjectOf(requestId), code: confirmationCode, field: 'confirmationCode' },
        ...(factorSentTo === null
          ? []
          : [{ subject: factorSubjectOf(requestId), code: factorCode, field: 'factorCode' }]),
      ]);
      if (wrong.length > 0) return wrong;
      await tx.query(`UPDATE username_change SET status = 'active' WHERE id = $1`, [requestId]);
      await makePrimary(tx, customerId, emailId);
      await tx.query('UPDATE app_user SET email = $2 WHERE id = $1', [user.id, email]);
      await carryAddress(tx, user.id, email);
      await notify(tx, context, user, email, true);
      return wrong;
    };
    const codes = await holdingAddress(
      () => db.transaction(change),
      () => refused(context, 'emailTaken', { field: 'confirmationCode' }),
    );
    if (codes.length > 0) throw codesRefused(context, codes);
    emailsChanged(context);
  },

  async usernameChangeCancel({ requestId }, context) {
    const { customerId } = callerOf(context);
    await context.db.transaction(async (tx) => {
      await lockAddresses(tx, customerId);
      await pendingOf(tx, context, requestId);
      await failPending(tx, customerId);
    });
    emailsChanged(context);
  },
} satisfies Partial<Handlers<Rooms['profile'], AuthContext>>;
