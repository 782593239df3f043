// Rules: S13, R0.55, R0.151.
import { createWorkPool, TooMuch } from './work-pool';
import type { WorkPool } from './work-pool';

type Task =
  { add: number } | { fail: string } | { die: true } | { spin: Int32Array } | { swell: true } | { sizeOf: Uint8Array };

// A thread's file that needs no file.
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task.die) process.exit(1);
      if (task.spin) Atomics.store(task.spin, 0, 1);
      while (task.spin);
      for (const kept = []; task.swell; ) kept.push(new Array(1000).fill(kept.length));
      if (task.sizeOf) return parentPort.postMessage({ result: task.sizeOf.length });
      parentPort.postMessage(task.fail ? { error: task.fail } : { result: task.add + 1 });
    });`)}`,
);

let pool: WorkPool<Task, number>;
beforeEach(() => {
  pool = createWorkPool<Task, number>({ file, threads: 1, places: 3 });
});
afterEach(() => pool.close());

it('answers each task with its own result, in order', async () => {
  expect(await Promise.all([pool.run({ add: 1 }), pool.run({ add: 2 }), pool.run({ add: 3 })])).toEqual([2, 3, 4]);
});

it('turns away who finds every place taken, before any work, and takes them when one is free', async () => {
  const work = [pool.run({ add: 1 }), pool.run({ add: 2 }), pool.run({ add: 3 })];
  const begun = jest.fn(() => Promise.resolve(0));
  await expect(pool.inTurn(begun)).rejects.toMatchObject({ name: 'Busy', retryAfterS: 2 });
  expect(begun).not.toHaveBeenCalled();
  await Promise.all(work);
  expect(await pool.run({ add: 4 })).toBe(5);
});

it('gives one holder no more than their share, and the rest to others; a place comes back to its holder', async () => {
  await pool.close();
  pool = createWorkPool<Task, number>({ file, threads: 1, places: 3, placesEach: 2 });
  const busy = { name: 'Busy' };
  const own = [pool.run({ add: 1 }, 'a'), pool.inTurn((run) => run({ add: 2 }), 'a')];
  await expect(pool.run({ add: 3 }, 'a')).rejects.toMatchObject(busy);
  const other = pool.run({ add: 4 }, 'b');
  await expect(pool.run({ add: 5 }, 'c')).rejects.toMatchObject(busy);
  expect(await Promise.all([...own, other])).toEqual([2, 3, 5]);
  await expect(pool.run({ fail: 'no' }, 'a')).rejects.toThrow('no');
  expect(await Promise.all([pool.run({ add: 6 }, 'a'), pool.run({ add: 7 }, 'a')])).toEqual([7, 8]);
});

it('keeps its place while it works and gives it back when it fails', async () => {
  const failing = () => pool.inTurn(() => Promise.reject(new Error('no')));
  for (let n = 0; n < 5; n += 1) await expect(failing()).rejects.toThrow('no');
  expect(await pool.inTurn(async (run) => (await run({ add: 1 })) + (await run({ add: 2 })))).toBe(5);
});

it('fails a task whose thread says so or dies, and does the next one', async () => {
  await expect(pool.run({ fail: 'too much' })).rejects.toThrow('too much');
  const [dying, next] = await Promise.allSettled([pool.run({ die: true }), pool.run({ add: 1 })]);
  expect([dying.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 2 }]);
});

it('fails what waits when it closes', async () => {
  const waiting = Promise.allSettled([pool.run({ add: 1 }), pool.run({ add: 2 })]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

describe('with bounds for a task', () => {
  let small: WorkPool<Task, number>;
  beforeEach(() => {
    // Only the time of the bound stands still: threads go on.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    small = createWorkPool<Task, number>({ file, threads: 1, places: 3, most: { ms: 10_000, heapMb: 32 } });
  });
  afterEach(async () => {
    await small.close();
    jest.useRealTimers();
  });
  const NEXT = { status: 'fulfilled', value: 2 };

  it('ends one that takes too long, and does the next one in another thread', async () => {
    const spins = new Int32Array(new SharedArrayBuffer(4));
    const both = Promise.allSettled([small.run({ spin: spins }), small.run({ add: 1 })]);
    while (Atomics.load(spins, 0) === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(9_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await both).toEqual([{ status: 'rejected', reason: new TooMuch('time') }, NEXT]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends one that takes too much memory, and nothing else', async () => {
    const both = await Promise.allSettled([small.run({ swell: true }), small.run({ add: 1 })]);
    expect(both).toEqual([{ status: 'rejected', reason: new TooMuch('memory') }, NEXT]);
  });
});

it('hands over what it is told to, so that nothing of it is copied', async () => {
  const giving = createWorkPool<{ sizeOf: Uint8Array<ArrayBuffer> }, number>({
    ...{ file, threads: 1, places: 1 },
    handOver: ({ sizeOf }) => [sizeOf.buffer],
  });
  const given = new Uint8Array(5);
  const size = await giving.run({ sizeOf: given });
  await giving.close();
  expect([size, given.length]).toEqual([5, 0]);
});
