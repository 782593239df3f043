import { countOne } from '../codes/count';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { say } from './texts';

/** No user has this id: a notice to it writes no message. */
const NOBODY = 0;

/**
 * Notifies the user that wrong codes used up a request for their address, once a day at most. An unknown address takes the same
 * statements, so that the time of an answer does not reveal it.
 */
export async function tellOfWrongCodes(tx: Tx, context: CallContext, email: string): Promise<void> {
  const bucket = { name: `wrong codes of ${email} told`, hourly: null, daily: 1 };
  const waitS = await countOne(tx, context, { purpose: 'passwordChange', kind: 'sent', buckets: [bucket] });
  if (waitS !== null) return;
  const [user] = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
  await context.outbox.notify(tx, {
    userId: user?.id ?? NOBODY,
    topic: 'security',
    words: (language) => ({ subject: say(language, 'wrongCodesSubject'), text: say(language, 'wrongCodesText') }),
  });
}
