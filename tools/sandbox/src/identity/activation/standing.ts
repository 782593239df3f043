import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { HttpRefusal } from '../../platform/refusal';
import { say } from './texts';

/**
 * Whether a user who has proven who they are may go on signing in. Ask only then: the answer tells something about the account.
 *
 * @throws HttpRefusal 403 `notActivated` or `passwordChangeRequired`
 */
export async function assertMaySignIn(
  userId: number,
  { db, lang }: { db: Tx } & Pick<CallContext, 'lang'>,
): Promise<void> {
  const [user] = await db.query<{ isActivated: boolean; mustChange: boolean }>(
    'SELECT activated_at IS NOT NULL AS "isActivated", must_change_password AS "mustChange" FROM app_user WHERE id = $1',
    [userId],
  );
  if (!user?.isActivated) throw new HttpRefusal(403, say(lang, 'notActivated'), { code: 'notActivated' });
  if (user.mustChange) {
    throw new HttpRefusal(403, say(lang, 'passwordChangeRequired'), { code: 'passwordChangeRequired' });
  }
}
