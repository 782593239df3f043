// Rules: R0.55.
import { createUploads, UPLOADS } from './uploads';

const LARGEST = 10_000_000;
const BUSY = { name: 'Busy', retryAfterS: 2 };

/** Work that goes on until it is told to end. */
function open() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

it('lets a user hold two of the largest files, and takes a third when one is done', async () => {
  expect(UPLOADS.ofUser / LARGEST).toBe(2);
  const uploads = createUploads();
  const held = [open(), open()];
  const going = held.map(({ work }) => uploads.during(1, LARGEST, work));
  const third = jest.fn(async () => 'done');
  await expect(uploads.during(1, LARGEST, third)).rejects.toMatchObject(BUSY);
  expect(third).not.toHaveBeenCalled();
  expect(await uploads.during(2, LARGEST, third)).toBe('done');
  held[0]?.end();
  await going[0];
  expect(await uploads.during(1, LARGEST, third)).toBe('done');
  held[1]?.end();
  await going[1];
});

it('turns everybody away when all together hold as much as the bank has room for', async () => {
  const uploads = createUploads();
  const held = Array.from({ length: UPLOADS.inAll / LARGEST }, open);
  const going = held.map(({ work }, user) => uploads.during(user, LARGEST, work));
  await expect(uploads.during(99, 1, async () => 'done')).rejects.toMatchObject(BUSY);
  for (const { end } of held) end();
  await Promise.all(going);
  expect(await uploads.during(99, 1, async () => 'done')).toBe('done');
});

it('gives the room back when the work fails', async () => {
  const uploads = createUploads();
  for (let n = 0; n < 4; n += 1) {
    await expect(uploads.during(1, UPLOADS.ofUser, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
});
