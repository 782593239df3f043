import { testDb, TEST_NOW_MS } from '../../testing';
import type { TestDb } from '../../testing';
import { fixedClock } from '../clock';
import type { MovableClock } from '../clock';
import type { Db } from '../db';
import { randomIds } from '../ids';
import type { Ids } from '../ids';
import type { JobKinds, Payload } from './kinds';
import { enqueueJob } from './queue';
import { jobRules } from './rules';
import { createWorker } from './worker';
import type { Worker, WorkerParts } from './worker';

/** A queue on a database of its own, with workers of as many banks as a test wants. */
export interface TestQueue extends Pick<TestDb, 'close' | 'pool'> {
  db: Db;
  clock: MovableClock;
  ids: Ids;
  enqueue(kind: string, payload?: Payload, dueMs?: number): Promise<void>;
  /** A worker of another bank, which the test closes. */
  workerOf(kinds: JobKinds, parts?: Partial<Pick<WorkerParts, 'db' | 'onError' | 'publish'>>): Worker;
  /** Ranks the kinds of the test as the bank ranks its own. */
  rule(kinds: JobKinds): Promise<void>;
}

export async function testQueue(): Promise<TestQueue> {
  const bank = await testDb();
  const { db, pool, close } = bank;
  const clock = fixedClock(TEST_NOW_MS);
  const ids = randomIds(() => clock.now());
  const outbox: WorkerParts['outbox'] = {
    send: () => Promise.resolve(),
    notify: () => Promise.resolve([]),
    tell: () => Promise.resolve(),
    linkTo: (_brand, path) => path,
  };
  return {
    ...{ db, pool, close, clock, ids },
    enqueue: (kind, payload = {}, dueMs) =>
      db.transaction((tx) => enqueueJob(tx, { clock, ids }, { kind, payload, dueMs })),
    workerOf(kinds, parts = {}) {
      const onError = (error: unknown) => {
        throw error;
      };
      return createWorker({ db, clock, ids, outbox, publish: () => undefined, kinds, onError, ...parts });
    },
    rule: async (kinds) => void (await db.query(jobRules(kinds))),
  };
}

/** A promise that the test resolves. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
