import type { Bus } from '../platform/bus';
import type { MovableClock } from '../platform/clock';
import type { Db } from '../platform/db';
import { readSetting } from '../platform/settings';

/** How far the bank's time was moved: kept over a restart and the same on every instance. */
export interface SharedClock {
  now(): number;
  /** Moves every instance's time on. @param ms at least 0 */
  advance(ms: number): Promise<void>;
  /** Takes over what another instance, or an earlier life of this one, moved. */
  catchUp(): Promise<void>;
  /** Back to the wall clock; only together with all data. */
  rewind(): void;
}

const KEY = 'clock.movedMs';

export function createSharedClock(db: Db, clock: MovableClock, bus: Bus): SharedClock {
  let applied = 0;

  async function catchUp(): Promise<void> {
    const total = Number((await readSetting(db, KEY)) ?? 0);
    if (total > applied) clock.advance(total - applied);
    applied = Math.max(applied, total);
  }

  return {
    now: () => clock.now(),
    catchUp,
    async advance(ms) {
      await db.query(
        `INSERT INTO setting AS s (key, value) VALUES ($1, $2)
         ON CONFLICT (key) DO UPDATE SET value = (s.value::bigint + $2::bigint)::text`,
        [KEY, String(ms)],
      );
      await bus.announce({ kind: 'changed', what: 'clock' });
    },
    rewind() {
      clock.rewind();
      applied = 0;
    },
  };
}
