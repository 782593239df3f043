import type { Output, Parsed } from '@bank/protocol';
import type { loginHistory } from '@bank/protocol/settings';
import { browserName, placeOf } from '../../identity/auth/browser';
import type { AuthContext } from '../../identity/auth/context';
import { callerOf } from '../../platform/handler';
import { zoneOf } from '../../platform/zone';

interface AttemptRow {
  id: string;
  at: Date;
  ip: string;
  userAgent: string;
  result: Output<typeof loginHistory>['logins']['login'][number]['result'];
  total: string;
}

const PAGE = 20;
const MOST = 100;

/** The user's tries to sign in, the failed ones too, newest first (R2.7.10). */
export async function loginHistoryOf(
  { fromDate, toDate, timeZone, pageNumber, pageSize = PAGE }: Parsed<typeof loginHistory>,
  context: AuthContext,
): Promise<Output<typeof loginHistory>> {
  const size = Math.min(Math.max(pageSize, 1), MOST);
  const skip = (Math.max(pageNumber, 1) - 1) * size;
  const range = [callerOf(context).userId, fromDate ?? null, toDate ?? null, zoneOf(timeZone)];
  const where = `user_id = $1 AND ($2::timestamp IS NULL OR at >= $2::timestamp AT TIME ZONE $4)
    AND ($3::timestamp IS NULL OR at < ($3::timestamp + interval '1 day') AT TIME ZONE $4)`;
  const rows = await context.db.query<Omit<AttemptRow, 'total'>>(
    `SELECT id, at, ip, user_agent AS "userAgent", result FROM login_attempt WHERE ${where}
      ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6`,
    [...range, size, skip],
  );
  const [count] = await context.db.query<Pick<AttemptRow, 'total'>>(
    `SELECT count(*) AS total FROM login_attempt WHERE ${where}`,
    range,
  );
  const login = rows.map(({ id, at, ip, userAgent, result }) => ({
    id,
    date: at.toISOString(),
    browser: browserName(userAgent, context.lang),
    ip,
    location: placeOf(ip),
    result,
  }));
  return { logins: { login }, total: Number(count?.total ?? 0) };
}
