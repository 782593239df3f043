import { secretHash } from '../auth/sessions';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { countLetter, sendLetter } from './letters';
import { refused, say } from './texts';

export type CodeProblem = 'codeWrong' | 'codeExpired' | 'codeUsedUp';

/** Bound to its address, so that it opens no other. */
const hashOf = (email: string, code: string): Buffer => secretHash(`${email}:${code}`);

/** Sends a fresh code, which voids the previous one. For an unknown address it stores a code that cannot be guessed. */
export async function sendPasswordCode(
  tx: Tx,
  context: CallContext & MayRefuse<'tooManySends'>,
  email: string,
): Promise<void> {
  const { clock, config, ids, lang } = context;
  await countLetter(tx, context, 'passwordChange', email);
  const [user] = await tx.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
  const code = ids.code(6);
  await tx.query(
    `INSERT INTO password_change (email, code_hash, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
    [email, hashOf(email, user ? code : ids.secret()), new Date(clock.now() + config.codeS * 1000)],
  );
  await sendLetter(tx, context, user !== undefined, {
    to: email,
    subject: say(lang, 'codeSubject'),
    text: say(lang, 'codeText', { code, minutes: String(Math.ceil(config.codeS / 60)) }),
    code,
  });
}

/**
 * Looks at a code (R0.22: five tries, ten minutes). A wrong one is counted, so commit what this did before refusing.
 *
 * @returns null when it is right; it stays good until `forgetCode`
 */
export async function codeProblem(
  tx: Tx,
  { clock, config }: CallContext,
  email: string,
  code: string,
): Promise<CodeProblem | null> {
  const [asked] = await tx.query<{ codeHash: Buffer; expiresAt: Date; tries: number }>(
    `SELECT code_hash AS "codeHash", expires_at AS "expiresAt", tries FROM password_change WHERE email = $1 FOR UPDATE`,
    [email],
  );
  if (!asked || clock.now() >= asked.expiresAt.getTime()) return 'codeExpired';
  if (asked.tries >= config.codeTries) return 'codeUsedUp';
  if (asked.codeHash.equals(hashOf(email, code.trim()))) return null;
  await tx.query('UPDATE password_change SET tries = tries + 1 WHERE email = $1', [email]);
  return asked.tries + 1 >= config.codeTries ? 'codeUsedUp' : 'codeWrong';
}

/** Uses the code up and clears the count of wrong passwords, so that earlier ones lock no user out. */
export async function forgetCode(tx: Tx, email: string): Promise<void> {
  await tx.query('DELETE FROM password_change WHERE email = $1', [email]);
  await tx.query('DELETE FROM sign_in_guard WHERE email = $1', [email]);
}

/** @throws Refusal VF at `code`, with the problem as its reason */
export function assertNoProblem(problem: CodeProblem | null, context: CallContext & MayRefuse<CodeProblem>): void {
  if (problem) throw refused(context, problem, { field: 'code' });
}
