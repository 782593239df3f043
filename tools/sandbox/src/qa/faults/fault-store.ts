import type { Bus } from '../../platform/bus';
import type { Db } from '../../platform/db';
import type { Ids } from '../../platform/ids';
import type { FaultDefinition } from './fault';
import { matches } from './fault';

/** The faults in force, shared by all instances; kept in the database so that a restart does not end a test. */
export interface FaultStore {
  /** The first fault that applies, counted down; null (without asking the database) when none is set. */
  take(method: string, path: string): Promise<FaultDefinition | null>;
  list(): Promise<FaultDefinition[]>;
  add(definitions: readonly FaultDefinition[]): Promise<void>;
  clear(): Promise<void>;
  reload(): Promise<void>;
}

export function createFaultStore(db: Db, ids: Ids, bus: Bus): FaultStore {
  let known: { id: string; definition: FaultDefinition }[] = [];

  const read = () =>
    db.query<{ id: string; definition: FaultDefinition; times: number }>(
      'SELECT id, definition, times FROM fault WHERE times > 0 ORDER BY seq',
    );
  const changed = () => bus.announce({ kind: 'changed', what: 'faults' });

  return {
    async take(method, path) {
      for (const { id, definition } of known) {
        if (!matches(definition, method, path)) continue;
        const [left] = await db.query<{ times: number }>(
          'UPDATE fault SET times = times - 1 WHERE id = $1 AND times > 0 RETURNING times',
          [id],
        );
        if (!left || left.times === 0) known = known.filter((fault) => fault.id !== id);
        if (left) return definition;
      }
      return null;
    },
    list: async () => (await read()).map(({ definition, times }) => ({ ...definition, times })),
    async add(definitions) {
      await db.transaction(async (tx) => {
        for (const definition of definitions) {
          await tx.query('INSERT INTO fault (id, definition, times) VALUES ($1, $2, $3)', [
            ids.next(),
            JSON.stringify(definition),
            definition.times,
          ]);
        }
      });
      await changed();
    },
    async clear() {
      await db.query('DELETE FROM fault');
      await changed();
    },
    async reload() {
      known = await read();
    },
  };
}
