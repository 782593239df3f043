import type { HistoryView, historyViewList, historyViewRemove, historyViewSave } from '@bank/protocol/history-remarks';
import { callerOf } from '../../../platform/handler';
import type { CallContext, Handler } from '../../../platform/handler';
import { refused } from '../texts';

/** More would be a list to search in, and none to choose from. */
const MOST = 20;

/** A view is the reader's own, for the customer acted for (R2.7.28). */
const ownOf = (context: CallContext) => [callerOf(context).userId, callerOf(context).customerId];

export const listViews: Handler<typeof historyViewList> = async (_, context) => ({
  views: await context.db.query<HistoryView>(
    `SELECT id AS "viewId", name, filter FROM history_view WHERE user_id = $1 AND customer_id = $2 ORDER BY lower(name), id`,
    ownOf(context),
  ),
});

export const saveView: Handler<typeof historyViewSave> = async ({ viewId, name, filter }, context) => {
  const own = ownOf(context);
  const called = name.trim();
  if (called === '') throw refused(context, 'nameMissing', { field: 'name' });
  return context.db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1, $2)', own);
    const known = await tx.query<{ id: number; isSame: boolean }>(
      'SELECT id, lower(name) = lower($3) AS "isSame" FROM history_view WHERE user_id = $1 AND customer_id = $2',
      [...own, called],
    );
    if (known.some(({ id, isSame }) => isSame && id !== viewId)) throw refused(context, 'nameTaken', { field: 'name' });
    if (viewId !== undefined) {
      if (!known.some(({ id }) => id === viewId)) throw refused(context, 'noSuchView');
      await tx.query('UPDATE history_view SET name = $2, filter = coalesce($3, filter) WHERE id = $1', [
        viewId,
        called,
        filter ?? null,
      ]);
      return { viewId };
    }
    if (known.length >= MOST) throw refused(context, 'tooManyViews');
    const [added] = await tx.query<{ viewId: number }>(
      'INSERT INTO history_view (user_id, customer_id, name, filter) VALUES ($1, $2, $3, $4) RETURNING id AS "viewId"',
      [...own, called, filter ?? {}],
    );
    return { viewId: added?.viewId ?? 0 };
  });
};

export const removeView: Handler<typeof historyViewRemove> = async ({ viewId }, context) => {
  const gone = await context.db.query(
    'DELETE FROM history_view WHERE id = $1 AND user_id = $2 AND customer_id = $3 RETURNING id',
    [viewId, ...ownOf(context)],
  );
  if (gone.length === 0) throw refused(context, 'noSuchView');
};
