import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { countOne } from './count';

/** No user has this id: a notice to it writes no message. */
const NOBODY = 0;

interface Notice {
  /** What is told, apart from all else. */
  about: 'wrongCodes' | 'wrongPasswords';
  email: string;
  words: (language: string) => { subject: string; text: string };
}

/**
 * Notifies the user of this address of what strangers try, once a day at most. An unknown address takes the same statements, so that the
 * time of an answer does not reveal it.
 */
export async function tellOnceADay(tx: Tx, context: CallContext, { about, email, words }: Notice): Promise<void> {
  const bucket = { name: `${about} of ${email} told`, hourly: null, daily: 1 };
  const waitS = await countOne(tx, context, { purpose: about, kind: 'sent', buckets: [bucket] });
  if (waitS !== null) return;
  const [user] = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
  await context.outbox.notify(tx, { userId: user?.id ?? NOBODY, topic: 'security', words });
}
