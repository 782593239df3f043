import type { Tx } from '../../../platform/db';
import { asLine } from '../../../platform/notices';
import type { Notice } from '../../../platform/notices';
import { say } from './texts';

interface About {
  /** The user who reads it, and the one who did it. */
  to: number;
  by: number;
  customerId: number;
  company: string;
}

/** Says to a colleague what happened to a change of the policies, on their channels and in their notification centre. */
export async function noticeOf(
  tx: Tx,
  what: 'asked' | 'approved' | 'declined',
  { to, by, customerId, company }: About,
): Promise<Notice> {
  const [user] = await tx.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM app_user WHERE id = $1`,
    [by],
  );
  const words = (language: string) => ({
    subject: say(language, `${what}Title`),
    text: say(language, `${what}Text`, { by: user?.name ?? '', company }),
  });
  return {
    userId: to,
    topic: 'security',
    words,
    line: {
      customerId,
      type: 'info',
      severity: what === 'declined' ? 'warning' : 'info',
      subject: null,
      accountId: null,
      words: asLine(words),
    },
  };
}
