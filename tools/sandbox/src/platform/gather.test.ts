import { gather } from './gather';

/** A write that the test ends. */
function slowWrite() {
  const writes: { items: number[]; end: (error?: Error) => void }[] = [];
  const write = (items: number[]) =>
    new Promise<void>((resolve, reject) => writes.push({ items, end: (error) => (error ? reject(error) : resolve()) }));
  return { writes, put: gather(write) };
}
const turn = () => new Promise(setImmediate);

test('what comes while a write is under way goes together in the next one', async () => {
  const { writes, put } = slowWrite();
  const first = put(1);
  await turn();
  const others = [put(2), put(3, 4)];
  await turn();
  expect(writes.map(({ items }) => items)).toEqual([[1]]);
  writes[0]?.end();
  await first;
  await turn();
  expect(writes.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  writes[1]?.end();
  await Promise.all(others);
});

test('who shared a failed write hears of it, and the next one goes on', async () => {
  const { writes, put } = slowWrite();
  const failing = Promise.allSettled([put(1), put(2)]);
  await turn();
  writes[0]?.end(new Error('no'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const after = put(3);
  await turn();
  writes[1]?.end();
  await after;
  expect(writes.map(({ items }) => items)).toEqual([[1, 2], [3]]);
});
