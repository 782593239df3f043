// Rules: S13.
import { createWorkPool } from './work-pool';
import type { WorkPool } from './work-pool';

type Task = { add: number } | { fail: string } | { die: true };

// A thread's file that needs no file.
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => {
      if (task.die) process.exit(1);
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
