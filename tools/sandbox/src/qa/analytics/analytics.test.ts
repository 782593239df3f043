// Rules: R0.13, R3.7.8.
import fc from 'fast-check';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import type { ReceivedItem } from './events';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(() => bank.db.query('DELETE FROM analytics_item'));

const FORM = 'application/x-www-form-urlencoded';
const send = (route: string, payload: string | Buffer, type = FORM) =>
  bank.sandbox.inject({ method: 'POST', url: `/analytics/${route}`, headers: { 'content-type': type }, payload });
const form = (data: unknown) => `data=${encodeURIComponent(JSON.stringify(data))}`;
const base64 = (data: unknown) => `data=${encodeURIComponent(Buffer.from(JSON.stringify(data)).toString('base64'))}`;
const kept = async () =>
  (await bank.sandbox.inject({ method: 'GET', url: '/sandbox/analytics' })).json<ReceivedItem[]>();

const EVENT = { event: 'Screen', properties: { token: 'brand-d', distinct_id: '1001', screen: '/home' } };

it('takes events one by one or many, as JSON or base64, from a form or a beacon, and shows them', async () => {
  expect((await send('track/?ip=0', form(EVENT))).body).toBe('1');
  expect((await send('track/?verbose=1', base64([EVENT, EVENT]))).json()).toEqual({ status: 1, error: null });
  expect((await send('track', base64(EVENT), 'text/plain;charset=UTF-8')).statusCode).toBe(200);
  const items = await kept();
  expect(items).toHaveLength(4);
  expect(items[0]).toEqual({
    id: expect.any(String),
    at: new Date(bank.clock.now()).toISOString(),
    route: 'track',
    event: 'Screen',
    distinctId: '1001',
    properties: EVENT.properties,
  });
});

it.each([
  ['no event name', { ...EVENT, event: '' }, 'the event name is required'],
  [
    'a device for a person',
    { ...EVENT, properties: { token: 't', distinct_id: '$device:1' } },
    'the distinct id may not start with the device prefix',
  ],
])('refuses %s (R3.5.3)', async (_what, item, error) => {
  const answer = await send('track/?verbose=1', base64([EVENT, item]));
  expect([answer.statusCode, answer.json()]).toEqual([400, { status: 0, error: expect.stringContaining(error) }]);
  expect((await send('track/', base64(item))).body).toBe('0');
  expect(await kept()).toEqual([]);
});

it('serves the four other routes', async () => {
  await send('engage/', base64({ $token: 'brand-d', $distinct_id: '1001', $set: { plan: 'x' } }));
  await send('groups/', base64([{ $token: 'brand-d', $group_key: 'company' }]));
  await send('record/?seq=0', Buffer.from([31, 139, 8]), 'application/octet-stream');
  expect((await kept()).map(({ route }) => route)).toEqual(['engage', 'groups', 'record']);
  for (const method of ['GET', 'POST'] as const)
    expect((await bank.sandbox.inject({ method, url: '/analytics/flags/' })).json()).toEqual({ flags: {} });
});

it('asks for less at once (413), and fails as a tester wants it to', async () => {
  expect((await send('track/', form([{ ...EVENT, more: 'x'.repeat(300_000) }]))).statusCode).toBe(413);
  await bank.sandbox.inject({
    method: 'POST',
    url: '/sandbox/faults',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      match: { path: '/analytics/track' },
      kind: 'status',
      status: 429,
      retryAfter: 7,
      times: 1,
    }),
  });
  const refused = await send('track/', form(EVENT));
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  expect((await send('track/', form(EVENT))).statusCode).toBe(200);
});

it('keeps the newest two thousand', async () => {
  for (let sent = 0; sent < 2_000; sent += 500) await send('track/', form(Array.from({ length: 500 }, () => EVENT)));
  await send('track/', form({ ...EVENT, event: 'Last' }));
  const [{ count = '' } = {}] = await bank.db.query<{ count: string }>('SELECT count(*) FROM analytics_item');
  expect(count).toBe('2000');
  expect((await kept()).at(-1)?.event).toBe('Last');
});

it('never answers 500, whatever is sent', async () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.jsonValue().map(form),
    fc.jsonValue().map((properties) => base64({ event: 'a\u0000b\ud800', properties })),
    fc.constant(base64({ event: 'a\u0000b', properties: { token: 't', distinct_id: '\u0000' } })),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('track/', 'engage', 'groups/', 'record', 'flags'), body, async (route, data) => {
      expect((await send(route, data)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  expect(await kept()).toEqual(expect.any(Array));
});
