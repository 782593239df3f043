import type { Rooms } from '@bank/protocol/all';
import type { AuthContext } from '../auth/context';
import type { Handlers } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { activate, hashForLink } from './activate';
import { inviteAuthorizedUsers } from './invitations';
import { countLetter } from './letters';
import { sendLink } from './links';
import { assertNoProblem, codeProblem, forgetRequests, sendPasswordCode } from './password-code';
import { requestOf } from './password-request';
import { assertGoodPassword, endSessionsOf, sendPasswordNotice, storePassword } from './set-password';
import { refused } from './texts';

// R3.7.1, R3.7.2, R3.8.1, R1.6.5: open to everybody. An unknown address gets the same answer in the same time.
export const handlers = {
  async activateAccount({ username, activationCode, password }, context) {
    const opened = {
      email: username,
      secret: activationCode,
      actions: ['activation', 'activationEmployee'] as const,
      password,
    };
    const hash = await hashForLink(context, opened);
    const { passwordNeeded } = await context.db.transaction((tx) => activate(tx, context, opened, hash));
    return { passwordNeeded };
  },

  /** The company's owner; everybody they named is invited along with it, once. */
  async businessActivate({ email, activationCode, password }, context) {
    const opened = {
      email,
      secret: activationCode,
      actions: ['activationBusiness'] as const,
      password,
    };
    const hash = await hashForLink(context, opened);
    const { passwordNeeded, invited } = await context.db.transaction(async (tx) => {
      const { link, passwordNeeded: isNeeded } = await activate(tx, context, opened, hash);
      const isFirst = !link.isUsed && !isNeeded;
      return { passwordNeeded: isNeeded, invited: isFirst ? await inviteAuthorizedUsers(tx, context, link) : [] };
    });
    context.publish(
      invited.flatMap(({ userId, told }) => [{ userId, event: 'accessChanged' as const, subject: null }, ...told]),
    );
    return { passwordNeeded };
  },

  async activationCodeResend({ email }, context) {
    await context.db.transaction(async (tx) => {
      await countLetter(tx, context, 'activation', email);
      await sendLink(tx, context, email);
    });
  },

  async passwordChangeRequest(input, context) {
    await context.db.transaction((tx) => sendPasswordCode(tx, context, requestOf(input, context)));
  },

  async passwordChangeCodeCheck({ code, ...asked }, context) {
    const problem = await context.db.transaction((tx) => codeProblem(tx, context, requestOf(asked, context), code));
    assertNoProblem(problem, context);
  },

  /** The owner of the mailbox gets the account, so every session ends and the mailbox is notified. */
  async passwordChangeWithCode({ code, password, ...asked }, context) {
    const request = requestOf(asked, context);
    const { email } = request;
    // A refused code is answered, not thrown, inside the transaction: it must stay counted.
    const wrong = await context.db.transaction((tx) => codeProblem(tx, context, request, code));
    assertNoProblem(wrong, context);
    assertGoodPassword(password, email, context);
    await assertOtherPassword(password, email, context);
    // Between the two transactions: no connection is held while the hash waits for its turn.
    const hash = await context.passwords.hash(password);
    const { problem, userId } = await context.db.transaction(async (tx) => {
      // The user before the request: two right codes of one user would wait for each other.
      const [user] = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1 FOR UPDATE', [email]);
      const usedMeanwhile = await codeProblem(tx, context, request, code);
      if (usedMeanwhile) return { problem: usedMeanwhile, userId: null };
      if (!user) return { problem: 'codeExpired' as const, userId: null };
      await storePassword(tx, context, user.id, hash);
      await forgetRequests(tx, email);
      await sendPasswordNotice(tx, context, user.id);
      return { problem: null, userId: user.id };
    });
    assertNoProblem(problem, context);
    if (userId !== null) await endSessionsOf(userId, context);
  },
} satisfies Handlers<Rooms['activation'], AuthContext>;

/** @throws Refusal VF `samePassword` when the user has to choose another one and did not */
async function assertOtherPassword(
  password: string,
  email: string,
  context: AuthContext & MayRefuse<'samePassword'>,
): Promise<void> {
  const [user] = await context.db.query<{ hash: string }>(
    `SELECT password_hash AS hash FROM app_user
      WHERE email = $1 AND must_change_password AND password_hash IS NOT NULL`,
    [email],
  );
  if (user && (await context.passwords.verify(password, user.hash))) {
    throw refused(context, 'samePassword', { field: 'password' });
  }
}
