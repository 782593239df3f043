import { responseCode } from '@bank/protocol';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { Refusal } from '../../platform/refusal';
import type { TextId } from './texts';
import { say } from './texts';

const DIGITS = 6;
const MAX_TRIES = 5;

export type CodeProblem = 'codeWrong' | 'codeExpired' | 'codeUsedUp';

const hashOf = (subject: string, code: string): Buffer => createHash('sha256').update(`${subject}:${code}`).digest();

interface CodeLetter {
  /** The only thing that the code confirms. */
  subject: string;
  to: string;
  /** Of the e-mail; without one it is an SMS. */
  subjectLine?: TextId;
  text: TextId;
  /** Of the text, beside the code and its minutes. */
  values?: Readonly<Record<string, string>>;
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
  { subject, to, subjectLine, text, values = {}, binding = '' }: CodeLetter,
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
    text: say(lang, text, { ...values, code, minutes }),
    code,
  });
  return expiresAt;
}

/** A code as the caller shows it. */
interface ShownCode {
  subject: string;
  code: string;
  /** The field of the call that holds it. */
  field: string;
  binding?: string;
}

/** Why a code was not taken, at its field. */
export interface RefusedCode {
  field: string;
  word: CodeProblem;
}

/**
 * Takes codes that count only together: each is right once, with five tries, for ten minutes (R0.22). One that is wrong leaves the others
 * usable.
 *
 * Every code is looked at in every call, and a wrong one takes a try of its own five alone. So a caller learns about a code only from
 * guesses of that very code, and the fifth wrong one ends it, whatever they have shown beside it.
 *
 * @param tx commit it whatever the answer is, or wrong tries would not count
 * @returns what was refused; when nothing was, the codes are used
 */
export async function tryCodes(
  tx: Tx,
  { clock }: Pick<CallContext, 'clock'>,
  shown: readonly ShownCode[],
): Promise<readonly RefusedCode[]> {
  const refusedCodes: RefusedCode[] = [];
  for (const one of shown) {
    const word = await problemOf(tx, clock.now(), one);
    if (word !== null) refusedCodes.push({ field: one.field, word });
  }
  if (refusedCodes.length === 0)
    await tx.query('DELETE FROM profile_code WHERE subject = ANY ($1)', [shown.map(({ subject }) => subject)]);
  return refusedCodes;
}

/** Counts a wrong code. The lock on its row lets two calls at once use it once. */
async function problemOf(
  tx: Tx,
  nowMs: number,
  { subject, code, binding = '' }: ShownCode,
): Promise<CodeProblem | null> {
  const [kept] = await tx.query<{ hash: Buffer; tries: number; isOver: boolean }>(
    'SELECT hash, tries, expires_at <= $2 AS "isOver" FROM profile_code WHERE subject = $1 FOR UPDATE',
    [subject, new Date(nowMs)],
  );
  if (!kept || kept.isOver) return 'codeExpired';
  if (kept.tries >= MAX_TRIES) return 'codeUsedUp';
  if (timingSafeEqual(kept.hash, hashOf(subject, binding + code.trim()))) return null;
  await tx.query('UPDATE profile_code SET tries = tries + 1 WHERE subject = $1', [subject]);
  return kept.tries + 1 === MAX_TRIES ? 'codeUsedUp' : 'codeWrong';
}

/** The refusal, VF, that says at each field what is wrong with its code. */
export function codesRefused(
  { lang }: Pick<CallContext, 'lang'> & MayRefuse<CodeProblem>,
  codes: readonly RefusedCode[],
): Refusal {
  // The limits of codes count a try by this word (R0.49): one that is wrong goes before one that has merely expired.
  const word = (codes.find((one) => one.word !== 'codeExpired') ?? codes[0])?.word ?? 'codeExpired';
  const validation = codes.map((one) => ({ field: one.field, description: say(lang, one.word) }));
  return new Refusal(responseCode.verify, say(lang, word), { reason: word, validation });
}

/**
 * Takes a single code (R0.22). Call it outside a transaction that a refusal would roll back, or wrong tries would not count.
 * @throws Refusal VF at `confirmationCode`
 */
export async function takeCode(
  context: CallContext & MayRefuse<CodeProblem>,
  subject: string,
  code: string,
  binding = '',
): Promise<void> {
  const shown = { subject, code, binding, field: 'confirmationCode' };
  const codes = await context.db.transaction((tx) => tryCodes(tx, context, [shown]));
  if (codes.length > 0) throw codesRefused(context, codes);
}
