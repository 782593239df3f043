import { inLanes } from './in-lanes';

it('does each once, so many at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inLanes([1, 2, 3, 4, 5, 6, 7], 3, async (one) => {
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    done.push(one);
  });
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

it('goes on after one that failed, and says so at the end', async () => {
  const done: number[] = [];
  const all = inLanes([1, 2, 3, 4], 2, async (one) => {
    if (one < 3) throw new Error(`not ${one}`);
    done.push(one);
  });
  await expect(all).rejects.toMatchObject({ errors: [new Error('not 1'), new Error('not 2')] });
  expect(done).toEqual([3, 4]);
});

it('has nothing to do for none', async () => {
  await expect(inLanes([], 2, () => Promise.reject(new Error('none')))).resolves.toBeUndefined();
});
