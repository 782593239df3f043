import type { Row } from '@bank/protocol';
import { accessRight } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { personas } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

const ATELIER = 1005;
const UMBRA = 1006;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  for (const { key, twoFactorMode } of personas) {
    if (twoFactorMode === 'simple') tokens.set(key, (await client.signIn(key)).accessToken);
  }
  // An administrator acts for a reason only, and never for long.
  await client.call(tokenOf('ada'), 'adminActStart', { customerId: ATELIER, reason: 'Asked by the owner on the phone' });
});
afterAll(() => bank.close());

const tokenOf = (persona: string) => tokens.get(persona) ?? '';
const codeOf = async (persona: string, method: string, headers: Record<string, string> = {}) =>
  (await client.call(tokenOf(persona), method, {}, headers)).json<{ responseCode: string }>().responseCode;

const acting: Row[] = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter((row) => row.acting);

/** D30: what the members of Atelier Verde, and others, are to it. Independent of the code under test. */
const LEVELS: Record<string, number | null> = {
  olivia: accessRight.fullAccess,
  rhea: accessRight.read,
  lev: accessRight.initiate,
  abel: accessRight.confirmed,
  remy: accessRight.read,
  ada: accessRight.fullAccess,
  ana: null,
  kyra: null,
  uma: null,
};
const MONEY = new Set(['p2pTransfer', 'normalConfirm', 'resendSmsForTransfer', 'transferCancel']);

it.each(Object.entries(LEVELS))('%s for Atelier Verde: every acting call by level', async (persona, level) => {
  for (const { name } of acting) {
    const permitted = level !== null && (level > 1 || !MONEY.has(name));
    const code = await codeOf(persona, name, { 'customer-id': String(ATELIER) });
    expect([name, code === 'ENOA']).toEqual([name, !permitted]);
  }
});

it('lets nobody act for an unrelated company or for nobody', async () => {
  for (const customer of [UMBRA, 999_999]) {
    expect(await codeOf('olivia', 'balanceInquiry', { 'customer-id': String(customer) })).toBe('ENOA');
  }
  expect(await codeOf('ada', 'balanceInquiry', { 'customer-id': '999999' })).toBe('ENOA');
  expect(await codeOf('ada', 'balanceInquiry')).toBe('ENOA');
});

it('takes integers only, and refuses two that disagree (decision 23)', async () => {
  for (const customer of ['1005.0', '-1005', '1005abc', '0x3ed', '99999999999', '1 005', 'null']) {
    expect(await codeOf('olivia', 'balanceInquiry', { 'customer-id': customer })).toBe('TA1');
  }
  for (const fromCustomerId of [1006, '1005x', {}, [1005, 1006], true]) {
    const answer = await client.call(tokenOf('ada'), 'balanceInquiry', { fromCustomerId }, { 'customer-id': '1005' });
    expect(answer.json()).toMatchObject({ responseCode: 'TA1' });
  }
});

it('answers for the customer acted for, also when only the body names it', async () => {
  const answer = await client.call(tokenOf('ada'), 'balanceInquiry', { fromCustomerId: '1005' });
  const { accounts } = rooms.accounts.balanceInquiry.response.parse(answer.json());
  expect(new Set(accounts.account.map((account) => account.customerId))).toEqual(new Set([ATELIER]));
});

it('notices within seconds that a membership is gone', async () => {
  const headers = { 'customer-id': String(ATELIER) };
  await bank.db.query('INSERT INTO membership (user_id, customer_id, access_right) VALUES (1, $1, 1)', [ATELIER]);
  bank.clock.advance(6_000);
  expect(await codeOf('ana', 'balanceInquiry', headers)).toBe('00');
  await bank.db.query('DELETE FROM membership WHERE user_id = 1');
  bank.clock.advance(6_000);
  expect(await codeOf('ana', 'balanceInquiry', headers)).toBe('ENOA');
});

it('tells a member who may do nothing so, and nothing else', async () => {
  await bank.db.query('UPDATE membership SET access_right = 0 WHERE user_id = 10');
  const { accessToken } = await client.signIn('remy');
  const access = (await client.call(accessToken, 'userAccessInfo')).json();
  expect(access).toMatchObject({ responseCode: '00', customerAccess: { accessRights: 0, accessList: null } });
  expect((await client.call(accessToken, 'balanceInquiry')).json()).toMatchObject({ responseCode: 'ENOA' });
});
