import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import type { TextId } from './texts';
import { refused, say } from './texts';

const DIGITS = 6;
export const MAX_TRIES = 5;

const AT = { field: 'confirmationCode' };

export type CodeProblem = 'codeWrong' | 'codeExpired' | 'codeUsedUp';

const hashOf = (subject: string, code: string): Buffer => createHash('sha256').update(`${subject}:${code}`).digest();

interface CodeLetter {
  /** The only thing that the code confirms. */
  subject: string;
  to: string;
  /** Of the e-mail; without one it is an SMS. */
  subjectLine?: TextId;
  text: TextId;
  /** What has to be shown beside the code, as `takeCode` gets it. */
  binding?: string;
}

/**
 * Sends a code to an address or a phone; the one before it for the same subject stops working.
 * @returns when it stops working by itself
 */
export async function sendCode(
  tx: Tx,
  { clock, config, ids, lang, outbox }: CallContext,
  { subject, to, subjectLine, text, binding = '' }: CodeLetter,
): Promise<Date> {
  const code = ids.code(DIGITS);
  const expiresAt = new Date(clock.now() + config.codeS * 1000);
  await tx.query(
    `INSERT INTO profile_code (subject, hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (subject) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at, tries = 0`,
    [subject, hashOf(subject, binding + code), expiresAt],
  );
  const minutes = String(Math.ceil(config.codeS / 60));
  await outbox.send(tx, {
    reason: 'code',
    to,
    ...(subjectLine === undefined ? { channel: 'sms' } : { channel: 'email', subject: say(lang, subjectLine) }),
    text: say(lang, text, { code, minutes }),
    code,
  });
  return expiresAt;
}

/**
 * Takes a code: right once, five tries, ten minutes (R0.22). Call it outside a transaction that a refusal would roll
 * back, or wrong tries would not count.
 * @throws Refusal VF at `confirmationCode`
 */
export async function takeCode(
  context: CallContext & MayRefuse<CodeProblem>,
  subject: string,
  code: string,
  binding = '',
): Promise<void> {
  const { db, clock } = context;
  const [tried] = await db.query<{ hash: Buffer; tries: number; isOver: boolean }>(
    `UPDATE profile_code SET tries = tries + 1 WHERE subject = $1
     RETURNING hash, tries, expires_at <= $2 AS "isOver"`,
    [subject, new Date(clock.now())],
  );
  if (!tried || tried.isOver) throw refused(context, 'codeExpired', AT);
  if (tried.tries > MAX_TRIES) throw refused(context, 'codeUsedUp', AT);
  if (!timingSafeEqual(tried.hash, hashOf(subject, binding + code.trim()))) {
    throw refused(context, tried.tries === MAX_TRIES ? 'codeUsedUp' : 'codeWrong', AT);
  }
  // Deleting the code uses it, so a second call with the same right code finds none.
  const used = await db.query('DELETE FROM profile_code WHERE subject = $1 AND hash = $2 RETURNING 1', [
    subject,
    tried.hash,
  ]);
  if (used.length === 0) throw refused(context, 'codeExpired', AT);
}
