import type { Tx } from '../../platform/db';
import type { MayRefuse } from '../../platform/refusal';
import { refused } from './texts';

/** Why a proven user still may not sign in. */
export type StandingProblem = 'notActivated' | 'passwordChangeRequired';

/**
 * Whether an authenticated user may go on signing in. Call it only after authentication: the answer reveals the state of the account.
 *
 * @throws HttpRefusal 403 `notActivated` or `passwordChangeRequired`
 */
export async function assertMaySignIn(
  userId: number,
  tx: Tx,
  context: { lang: string } & MayRefuse<StandingProblem>,
): Promise<void> {
  const [user] = await tx.query<{ isActivated: boolean; mustChange: boolean }>(
    'SELECT activated_at IS NOT NULL AS "isActivated", must_change_password AS "mustChange" FROM app_user WHERE id = $1',
    [userId],
  );
  if (!user?.isActivated) throw refused(context, 'notActivated');
  if (user.mustChange) throw refused(context, 'passwordChangeRequired');
}
