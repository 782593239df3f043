import { accessRight } from '@bank/protocol';
import type { notificationsCount } from '@bank/protocol/notifications-count';
import type { transactionRequestList, TransactionRequest } from '@bank/protocol/transfer-requests';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { InvalidFields } from '../../platform/refusal';
import { zoneOf } from '../../platform/zone';

/** More than any screen shows. */
const MAX_SIZE = 200;

interface Page {
  requests: TransactionRequest[];
  count: number;
  creators: { userId: number; name: string }[];
}

/** What waits in the company acted for, longest first. */
export const listRequests: Handler<typeof transactionRequestList> = async (input, context) => {
  const { userId, customerId } = callerOf(context);
  const { page, size, transactionType, groupedTransactionType, fromDate, toDate, timeZone, createdBy } = input;
  if (page < 1 || page > 1_000_000) throw new InvalidFields('page');
  if (size < 1 || size > MAX_SIZE) throw new InvalidFields('size');
  if (!isDay(fromDate)) throw new InvalidFields('fromDate');
  if (!isDay(toDate)) throw new InvalidFields('toDate');
  const [row] = await context.db.prepared<Page>(
    'request-list',
    `WITH waiting AS MATERIALIZED (SELECT * FROM payment WHERE customer_id = $1 AND status = 'created'),
       matching AS MATERIALIZED (
         SELECT * FROM waiting t
         WHERE ($5::text IS NULL OR t.kind = $5) AND ($6::text IS NULL OR (t.rail = 'book') = ($6 = 'internal'))
           AND ($7::text IS NULL OR t.at >= $7::timestamp AT TIME ZONE $10)
           AND ($8::text IS NULL OR t.at < ($8::timestamp + interval '1 day') AT TIME ZONE $10)
           AND ($9::int IS NULL OR t.created_by = $9))
     SELECT requests_answer(ARRAY(SELECT m.id FROM matching m ORDER BY m.at, m.id LIMIT $4 OFFSET ($3 - 1) * $4), $2) AS requests,
       (SELECT count(*)::int FROM matching) AS count,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.first_name || ' ' || u.last_name)
          ORDER BY u.first_name, u.last_name, u.id), '[]')
        FROM app_user u WHERE u.id IN (SELECT w.created_by FROM waiting w)) AS creators`,
    [
      customerId,
      userId,
      page,
      size,
      transactionType ?? null,
      groupedTransactionType ?? null,
      fromDate ?? null,
      toDate ?? null,
      // No user has such an id, so nothing matches it; the column could not even hold it.
      createdBy === undefined ? null : Math.min(createdBy, 2_147_483_647),
      zoneOf(timeZone),
    ],
  );
  return {
    transactionRequestList: row?.requests ?? [],
    // The bank takes no mass transfers: there is no table of them, so none can wait.
    massTransactionRequestList: [],
    transactionRequestCount: row?.count ?? 0,
    massTransactionRequestCount: 0,
    creators: row?.creators ?? [],
  };
};

/** What waits for this very user: a badge counts what its reader can do something about. */
export const countRequests: Handler<typeof notificationsCount> = async (_input, context) => {
  const { userId, customerId, right } = callerOf(context);
  const mayApprove = right === accessRight.fullAccess || right === accessRight.confirmed;
  const [row] = mayApprove
    ? await context.db.prepared<{ count: number }>(
        'request-count',
        `SELECT count(*)::int AS count FROM payment p
         WHERE customer_id = $1 AND status = 'created' AND NOT same_person($2, created_by)
           AND NOT EXISTS (SELECT FROM payment_decision d WHERE d.payment_id = p.id AND same_person($2, d.user_id))`,
        [customerId, userId],
      )
    : [];
  return { transactionRequestCount: row?.count ?? 0, massTransactionRequestCount: 0 };
};

/** The regular expression of the row lets 2026-02-31 through. */
function isDay(day: string | undefined): boolean {
  if (day === undefined) return true;
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === day;
}
