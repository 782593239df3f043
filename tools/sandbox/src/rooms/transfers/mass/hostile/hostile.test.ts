// Rules: R0.55, S10.
import { isFull } from '@bank/run/size';
import { clientOf } from '../../../../server/test-client';
import { testBank } from '../../../../testing';
import type { TestBank } from '../../../../testing';
import { DOORS } from './test-doors';
import type { Door, DoorName } from './test-doors';
import { SHAPES } from './test-shapes';
import type { Shape } from './test-shapes';
import { multipartBody } from './test-multipart';

const DOOR_NAMES: readonly DoorName[] = ['inside', 'outside', 'links'];

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token: string;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('olivia')).accessToken;
});
afterAll(() => bank.close());

interface Answer {
  responseCode: string;
  responseDescription: string;
  reason?: string;
}
const send = (name: string, payload: Buffer, headers: Readonly<Record<string, string>> = {}) =>
  bank.sandbox.inject({
    method: 'POST',
    url: `/?${name}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      ...headers,
    },
    payload,
  });
const upload = ({ row, data, field }: Door, content: string | Uint8Array) =>
  send(
    row.name,
    multipartBody([
      { name: 'data', value: JSON.stringify(data) },
      { name: field, value: content, fileName: 'a.csv' },
    ]),
  );

/** The full size tries every shape at every door. */
const tried = SHAPES.flatMap((shape) =>
  DOOR_NAMES.filter((door) => isFull || shape.gate === door).map((door): [string, DoorName, Shape] => [
    shape.what,
    door,
    shape,
  ]),
);
/** What an answer says in code and words. */
const SAYS = {
  read: { responseCode: '00' },
  tooLarge: { responseCode: 'VF', responseDescription: 'The file is larger than 5 MB.' },
  unreadableFile: {
    reason: 'unreadableFile',
    responseDescription: expect.stringMatching(/^We can’t read this file\./),
  },
  noRows: { reason: 'noRows', responseDescription: 'There are no payments in this file.' },
  tooManyRows: { reason: 'tooManyRows', responseDescription: expect.stringMatching(/^A batch can have up to 10,000/) },
};

test('twenty shapes are tried in the gate, and a hundred in the full size', () => {
  expect(SHAPES.filter(({ gate }) => gate).length).toBeGreaterThanOrEqual(20);
  expect(SHAPES.length * DOOR_NAMES.length).toBeGreaterThanOrEqual(100);
});

test.each(tried)(
  '%s (%s) is read, or refused in a sentence',
  async (_what, door, { file, says = 'unreadableFile' }) => {
    const answer = await upload(DOORS[door], file(DOORS[door]));
    expect(answer.statusCode).toBe(200);
    const outcome = typeof says === 'function' ? says(DOORS[door]) : says;
    expect(answer.json<Answer>()).toMatchObject(SAYS[outcome]);
  },
);

test('other calls are answered while a file is read', async () => {
  let isRead = false;
  const right = Array.from({ length: 10_000 }, (_, n) => Object.values(DOORS.inside.cells(n + 1)).join(','));
  const file = [Object.keys(DOORS.inside.cells(1)).join(','), ...right].join('\r\n');
  const reading = upload(DOORS.inside, file).finally(() => (isRead = true));
  let answered = 0;
  while (!isRead) {
    expect((await client.get('/healthz')).statusCode).toBe(200);
    answered += 1;
  }
  expect((await reading).json()).toMatchObject(SAYS.read);
  expect(answered).toBeGreaterThan(3);
});

test('a customer whose file is read is asked to wait with another one', async () => {
  const file = [Object.keys(DOORS.links.cells(1)).join(','), Object.values(DOORS.links.cells(1)).join(',')].join(
    '\r\n',
  );
  const answers = await Promise.all([1, 2, 3].map(() => upload(DOORS.links, file)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  // Its place is free again.
  expect((await upload(DOORS.links, file)).statusCode).toBe(200);
});

describe('a body that lies:', () => {
  const data = { name: 'data', value: JSON.stringify(DOORS.inside.data) };
  const file = { name: 'file', value: 'n\r\n1', fileName: 'a.csv' };
  const { name } = DOORS.inside.row;

  test.each<[string, number, Buffer]>([
    ['ends in the middle of its file', 400, multipartBody([data, file]).subarray(0, -12)],
    ['has no parts', 200, Buffer.from('--edge--\r\n')],
    ['is no multipart at all', 400, Buffer.alloc(100_000, '-')],
    ['brings two files', 400, multipartBody([data, file, { ...file, name: 'other' }])],
    ['brings its file twice', 400, multipartBody([data, file, file])],
    ['brings a thousand fields', 400, multipartBody([data, ...Array.from({ length: 1000 }, () => data)])],
    ['names a part of an object', 400, multipartBody([data, { ...file, name: '__proto__' }])],
    ['has a head of 100 kB', 200, multipartBody([data, { ...file, fileName: 'x'.repeat(100_000) }])],
    // What the head of a part says of its length counts for nothing: its boundary ends it.
    ['says that a part is longer', 200, multipartBody([data, { ...file, head: 'Content-Length: 5000000\r\n' }])],
  ])('%s: it is refused in a sentence, with status %i', async (_what, status, payload) => {
    const answer = await send(name, payload);
    expect(answer.statusCode).toBe(status);
    const { responseCode, responseDescription } = answer.json<Answer>();
    expect(responseCode).not.toBe('00');
    expect(responseDescription).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('of a stranger is not even read', async () => {
    const answer = await send(name, Buffer.alloc(1000, '-'), { authorization: 'Bearer nobody' });
    expect(answer.statusCode).toBe(401);
  });
});
