// Rules: R0.38, R1.6.8, R3.6.1.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { say } from './texts';

const ATELIER = 1005;
const REASON = 'Asked by the owner on the phone';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ada: string;
let olivia: string;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  ada = (await client.signIn('ada')).accessToken;
  olivia = (await client.signIn('olivia')).accessToken;
});
afterAll(() => bank.close());

const asAtelier = { 'customer-id': String(ATELIER) };
const codeOf = async (token: string, method: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await client.call(token, method, body, headers)).json<{ responseCode: string }>().responseCode;
const search = async (query: string) =>
  rooms.admin.adminCustomerSearch.response.parse(
    (await client.call(ada, 'adminCustomerSearch', { query, pageNumber: 1 })).json(),
  );

test('finds customers by name, company, address and number; a pattern is only text', async () => {
  expect((await search('marin')).customers).toMatchObject([{ customerId: 1001, name: 'Ana Marin', type: 'personal' }]);
  expect((await search('ATELIER')).customers).toMatchObject([{ name: 'Atelier Verde', email: 'olivia@personas.test' }]);
  expect((await search('ben@personas')).customers).toMatchObject([{ customerId: 1002 }]);
  expect((await search('1005')).customers).toMatchObject([{ customerId: ATELIER }]);
  expect((await search('%')).results).toBe(0);
  expect((await search('')).customers.length).toBeGreaterThan(3);
});

test('is closed to everybody who is no administrator', async () => {
  for (const method of ['adminCustomerSearch', 'adminActStart', 'adminActEnd'])
    expect([method, await codeOf(olivia, method)]).toEqual([method, 'ENOA']);
});

test('an administrator acts for nobody without a reason, and the customer reads it', async () => {
  expect(await codeOf(ada, 'balanceInquiry', {}, asAtelier)).toBe('ENOA');
  expect(await codeOf(ada, 'adminActStart', { customerId: ATELIER, reason: 'short' })).toBe('TA1');
  expect(await codeOf(ada, 'adminActStart', { customerId: 999_999, reason: REASON })).toBe('TA1');
  expect(await codeOf(ada, 'adminActStart', { customerId: ATELIER, reason: REASON })).toBe('00');
  expect(await codeOf(ada, 'balanceInquiry', {}, asAtelier)).toBe('00');
  expect(await codeOf(ada, 'balanceInquiry', {}, { 'customer-id': '1006' })).toBe('ENOA');

  const log = async () => rooms.admin.accessLog.response.parse((await client.call(olivia, 'accessLog')).json()).entries;
  expect(await log()).toMatchObject([{ actor: 'Ada K.', reason: REASON, endedAt: null }]);
  const [mail] = await bank.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE recipient = 'olivia@personas.test' ORDER BY seq DESC LIMIT 1`,
  );
  expect(mail?.text).toContain(REASON);

  expect(await codeOf(ada, 'adminActEnd', { customerId: ATELIER })).toBe('00');
  expect(await codeOf(ada, 'balanceInquiry', {}, asAtelier)).toBe('ENOA');
  expect((await log())[0]?.endedAt).not.toBeNull();
});

test('the owner reads of it in their own language, whatever the administrator speaks', async () => {
  // The bank may have heard her in another language before, and writes that down first.
  await bank.tick();
  await bank.db.query(`UPDATE app_user SET language = 'ru' WHERE email = 'olivia@personas.test'`);
  await client.call(ada, 'adminActStart', { customerId: ATELIER, reason: REASON }, { 'accept-language': 'es' });
  const [mail] = await bank.db.query<{ subject: string }>(
    `SELECT subject FROM outbox WHERE recipient = 'olivia@personas.test' ORDER BY seq DESC LIMIT 1`,
  );
  expect(mail?.subject).toBe(say('ru', 'noticeTitle'));
});

test.each([
  ['ends', () => client.call(ada, 'adminActEnd', { customerId: ATELIER })],
  ['is replaced', () => client.call(ada, 'adminActStart', { customerId: ATELIER, reason: REASON })],
  [
    'ends with a session of hers',
    async () => client.post('/auth/logout', { refreshToken: (await client.signIn('ada')).refreshToken }),
  ],
])('what waits for her code is cancelled when the act %s', async (how, leave) => {
  await client.call(ada, 'adminActStart', { customerId: ATELIER, reason: REASON });
  const order = { accountId: 10051, amount: '5', currency: 'EUR', toEmail: 'ana@personas.test' };
  const key = { ...asAtelier, 'idempotency-key': `left-${how.replaceAll(' ', '-')}` };
  const sent = (await client.call(ada, 'p2pTransfer', order, key)).json<{ trxid: string; status: string }>();
  expect(sent.status).toBe('pending');
  await leave();
  expect(await bank.db.query('SELECT status FROM payment WHERE id = $1', [sent.trxid])).toEqual([
    { status: 'cancelled' },
  ]);
});

test('an act runs out after an hour', async () => {
  const end = await bank.db.query<{ started: Date; expires: Date }>(
    'SELECT started_at AS started, expires_at AS expires FROM admin_act LIMIT 1',
  );
  expect(Number(end[0]?.expires) - Number(end[0]?.started)).toBe(3_600_000);
  await bank.db.query(
    `INSERT INTO admin_act (id, user_id, customer_id, reason, started_at, expires_at) VALUES ('x', 9, 1001, $1, $2, $3)`,
    [REASON, new Date(bank.clock.now()), new Date(bank.clock.now() + 60_000)],
  );
  const asAna = { 'customer-id': '1001' };
  expect(await codeOf(ada, 'balanceInquiry', {}, asAna)).toBe('00');
  bank.clock.advance(60_000);
  expect(await codeOf(ada, 'balanceInquiry', {}, asAna)).toBe('ENOA');
});
