import type { Tx } from '../../platform/db';
import type { AuthContext } from '../auth/context';
import type { LoginCode } from './exchange';
import { otpHash } from '../auth/one-time-code';

/** Why a sign-in cannot be finished: the words clients match on, each with its sentence. */
export type Problem =
  | 'signInExpired'
  | 'codeRequired'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeUsedUp'
  | 'waitingForDevice'
  | 'declined'
  | 'expired'
  | 'deviceRequired';

interface Given {
  row: LoginCode;
  loginCode: string;
  /** The one-time code, if any. */
  given: string | undefined;
}

/** What is still missing of the flow's second factor; null when nothing is. Counts a wrong code. */
export async function factorProblem(
  tx: Tx,
  context: AuthContext,
  { row, loginCode, given }: Given,
): Promise<Problem | null> {
  if (row.factorPassed) return null;
  const now = context.clock.now();
  if (row.flow === 'push') return pushProblem(tx, row, now);
  if (!row.otpHash) return null;

  // R0.22: works once, five tries, ten minutes.
  const { codeTries } = context.config;
  if (row.otpTries >= codeTries) return 'codeUsedUp';
  if (given === undefined || given.trim() === '') return 'codeRequired';
  if (now >= (row.otpExpiresAt?.getTime() ?? 0)) return 'codeExpired';
  if (row.otpHash.equals(otpHash(loginCode, given.trim()))) return null;
  await tx.query('UPDATE login_code SET otp_tries = otp_tries + 1 WHERE hash = $1', [row.hash]);
  return row.otpTries + 1 >= codeTries ? 'codeUsedUp' : 'codeWrong';
}

async function pushProblem(tx: Tx, { hash }: LoginCode, now: number): Promise<Problem | null> {
  const [request] = await tx.query<{ state: 'waiting' | 'approved' | 'declined'; expiresAt: Date }>(
    `SELECT state, expires_at AS "expiresAt" FROM phone_request WHERE login_code = $1 AND kind = 'approve'`,
    [hash],
  );
  if (request?.state === 'approved') return null;
  if (request?.state === 'declined') return 'declined';
  return request && now < request.expiresAt.getTime() ? 'waitingForDevice' : 'expired';
}
