import type { Parsed } from '@bank/protocol';
import type { login, LoginResult } from '@bank/protocol/auth';
import type { Handler } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import type { MayRefuse } from '../../platform/refusal';
import { subscriberOf } from '../../platform/subscriber';
import { noteAttempt } from '../auth/attempts';
import type { AuthContext } from '../auth/context';
import { phoneAsker } from '../devices/device-secret';
import { startFlow } from './flows';
import type { SignInUser } from './flows';
import { assertMayEnter } from '../auth/gate';
import { countTry, forgetTries, mustHaveCodesLeft, ownAsker, strangerAskers } from '../auth/lockout';
import { browserAsker } from '../auth/known-browser';
import { MIGRATION_COLUMNS } from '../auth/migration';
import type { VerifyPassword } from '../auth/password';
import { NOBODYS_HASH } from '../auth/password';
import { refused } from '../auth/texts';

/**
 * A wrong password and an unknown address get the same words after the same time, with the same lock and records, in every flow.
 */
export const signIn: Handler<typeof login, AuthContext> = async (input, context): Promise<LoginResult> => {
  const user = await context.passwords.inTurn((verify) => checkPassword(input, verify, context));
  await assertMayEnter(context.db, context, { way: 'password', userId: user.id });
  return startFlow(user, input, context);
};

async function checkPassword(
  { username: email, password, secret }: Parsed<typeof login>,
  verify: VerifyPassword,
  context: AuthContext & MayRefuse<'locked' | 'badCredentials'>,
): Promise<SignInUser> {
  const { db } = context;
  const [user] = await db.query<SignInUser & { passwordHash: string | null }>(
    `SELECT u.id, u.email, u.phone, u.password_hash AS "passwordHash", u.two_factor_mode AS "twoFactorMode",
            ${MIGRATION_COLUMNS} FROM app_user u WHERE u.email = $1`,
    [email],
  );
  const known = await knownAsker(user?.id ?? null, secret, context);
  const askers = known === null ? strangerAskers(subscriberOf(context.ip), context) : ownAsker(known, context);
  const attempt = { userId: user?.id ?? null, from: context };
  try {
    await countTry(email, askers, context);
    if (known === null) await mustHaveCodesLeft(email, context);
  } catch (refusal) {
    if (refusal instanceof HttpRefusal) await noteAttempt(db, context, { ...attempt, result: 'locked' });
    throw refusal;
  }
  const right = await verify(password, user?.passwordHash ?? NOBODYS_HASH);
  if (user && right) {
    await forgetTries(email, askers, context);
    return user;
  }
  await noteAttempt(db, context, { ...attempt, result: 'wrongPassword' });
  throw refused(context, 'badCredentials');
}

/** The name of the user's own browser or phone, by its secret; null when a stranger tries. */
async function knownAsker(
  userId: number | null,
  secret: string | undefined,
  { db }: AuthContext,
): Promise<string | null> {
  if (secret === undefined) return null;
  return (await browserAsker(db, userId, secret)) ?? (await phoneAsker(db, userId, secret));
}
