import { secretHash } from '../auth/sessions';
import { tellOnceADay } from '../codes/tell-once-a-day';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { countLetter, sendLetter } from './letters';
import type { PasswordRequest } from './password-request';
import { refused, say } from './texts';

export type CodeProblem = 'codeWrong' | 'codeExpired' | 'codeUsedUp';

/** Bound to its address, so that it opens no other. */
const hashOf = (email: string, code: string): Buffer => secretHash(`${email}:${code}`);

/**
 * Sends a fresh code, which voids the previous one of the same request and of no other. For an unknown address it stores a code that
 * cannot be guessed.
 */
export async function sendPasswordCode(
  tx: Tx,
  context: CallContext & MayRefuse<'tooManySends'>,
  { email, keyHash }: PasswordRequest,
): Promise<void> {
  const { clock, config, ids, lang } = context;
  const now = clock.now();
  await countLetter(tx, context, 'passwordChange', email);
  const [user] = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
  const code = ids.code(6);
  await tx.query(
    `INSERT INTO password_request (email, key_hash, code_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (email, key_hash) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [email, keyHash, hashOf(email, user ? code : ids.secret()), new Date(now + config.codeS * 1000)],
  );
  // After its own row is held: two that delete each other's would wait for each other.
  await dropExpired(tx, now);
  await sendLetter(tx, context, user !== undefined, {
    to: email,
    subject: say(lang, 'codeSubject'),
    text: say(lang, 'codeText', { code, minutes: String(Math.ceil(config.codeS / 60)) }),
    code,
  });
}

/** Of every address: nothing else would delete the request for an address that a stranger made up. */
async function dropExpired(tx: Tx, now: number): Promise<void> {
  await tx.query(
    `DELETE FROM password_request WHERE (email, key_hash) IN (
       SELECT email, key_hash FROM password_request WHERE expires_at <= $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [new Date(now)],
  );
}

/**
 * Looks at a code (R0.22: five tries, ten minutes). A wrong one counts against its own request alone, so commit what this did before
 * refusing.
 *
 * @returns null when it is right; it stays good until `forgetRequests`
 */
export async function codeProblem(
  tx: Tx,
  context: CallContext,
  { email, keyHash }: PasswordRequest,
  code: string,
): Promise<CodeProblem | null> {
  const { clock, config } = context;
  const [request] = await tx.query<{ codeHash: Buffer; expiresAt: Date; tries: number }>(
    `SELECT code_hash AS "codeHash", expires_at AS "expiresAt", tries FROM password_request
      WHERE email = $1 AND key_hash = $2 FOR UPDATE`,
    [email, keyHash],
  );
  if (!request || clock.now() >= request.expiresAt.getTime()) return 'codeExpired';
  if (request.tries >= config.codeTries) return 'codeUsedUp';
  if (request.codeHash.equals(hashOf(email, code.trim()))) return null;
  await tx.query('UPDATE password_request SET tries = tries + 1 WHERE email = $1 AND key_hash = $2', [email, keyHash]);
  if (request.tries + 1 < config.codeTries) return 'codeWrong';
  await tellOnceADay(tx, context, {
    about: 'wrongCodes',
    email,
    words: (language) => ({ subject: say(language, 'wrongCodesSubject'), text: say(language, 'wrongCodesText') }),
  });
  return 'codeUsedUp';
}

/** Ends all requests for the address and clears the count of wrong passwords, so that earlier ones lock no user out. */
export async function forgetRequests(tx: Tx, email: string): Promise<void> {
  await tx.query('DELETE FROM password_request WHERE email = $1', [email]);
  await tx.query('DELETE FROM sign_in_guard WHERE email = $1', [email]);
}

/** @throws Refusal VF at `code`, with the problem as its reason */
export function assertNoProblem(problem: CodeProblem | null, context: CallContext & MayRefuse<CodeProblem>): void {
  if (problem) throw refused(context, problem, { field: 'code' });
}
