// Rules: R0.36.
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let authorization: string;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  authorization = `Bearer ${(await client.signIn('ben')).accessToken}`;
});
afterAll(() => bank.close());

const order = { accountId: 10021, amount: '1.00', currency: 'EUR', toEmail: 'ana@personas.test' };

it.each([
  ['done', order, {}, 200],
  ['refused', { ...order, amount: '1000000000' }, {}, 200],
  ['not read', '{"a":', {}, 400],
  ['not JSON', '<xml/>', { 'content-type': 'text/xml' }, 415],
  ['nobody', order, { authorization: '' }, 401],
])('marks what was %s with the key of the call', async (key, body, headers, status) => {
  const name = key.replaceAll(' ', '-');
  const answer = await client.post('/?p2pTransfer', body, { authorization, 'idempotency-key': name, ...headers });
  expect([answer.statusCode, answer.headers['bank-answer']]).toEqual([status, name]);
});

it('marks an answer to a call without a key, also of an http row', async () => {
  for (const url of ['/?balanceInquiry', '/auth/refresh']) {
    expect((await client.post(url, {}, { authorization })).headers['bank-answer']).toBe('-');
  }
});

it('does not repeat a key that fits no header', async () => {
  const answer = await client.post('/?p2pTransfer', order, { authorization, 'idempotency-key': 'a b' });
  expect([answer.json<{ responseCode: string }>().responseCode, answer.headers['bank-answer']]).toEqual(['TA1', '-']);
});

it.each(['status', 'html', 'empty'])('leaves the answer of something in between unmarked: %s', async (kind) => {
  await client.post('/sandbox/faults', { match: { method: 'p2pTransfer' }, kind, status: 403 });
  const answer = await client.post('/?p2pTransfer', order, { authorization, 'idempotency-key': `k-${kind}` });
  expect([answer.statusCode, answer.headers['bank-answer']]).toEqual([403, undefined]);
});
