import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import type { ItemRoute } from './items';

/** One thing that the service was sent, as the cockpit shows it. */
export interface ReceivedItem {
  id: string;
  at: string;
  route: ItemRoute;
  /** Null for what is no event. */
  event: string | null;
  distinctId: string | null;
  properties: object;
}

/** The most that is kept, and that one answer holds: the newest ones. */
const KEPT = 2_000;
const SHOWN = 500;

export async function keep(db: Db, clock: Clock, route: ItemRoute, items: readonly object[]): Promise<void> {
  if (items.length === 0) return;
  await db.query(`INSERT INTO analytics_item (at, route, item) SELECT $1, $2, item FROM unnest($3::text[]) AS item`, [
    new Date(clock.now()),
    route,
    items.map((item) => JSON.stringify(item)),
  ]);
  await db.query('DELETE FROM analytics_item WHERE seq <= (SELECT max(seq) FROM analytics_item) - $1::int', [KEPT]);
}

/** What was received, oldest first. @param since at this instant or later */
export async function received(db: Db, since: Date | undefined): Promise<ReceivedItem[]> {
  const rows = await db.query<{ id: string; at: Date; route: ItemRoute; item: string }>(
    `SELECT seq::text AS id, at, route, item FROM analytics_item
      WHERE $1::timestamptz IS NULL OR at >= $1 ORDER BY seq DESC LIMIT ${SHOWN}`,
    [since ?? null],
  );
  return rows.reverse().map(({ id, at, route, item }) => {
    const { event, properties, ...rest }: { event?: string; properties?: Record<string, unknown> } = JSON.parse(item);
    const distinctId = properties?.['distinct_id'];
    return {
      id,
      at: at.toISOString(),
      route,
      event: event ?? null,
      distinctId: typeof distinctId === 'string' ? distinctId : null,
      properties: properties ?? rest,
    };
  });
}
