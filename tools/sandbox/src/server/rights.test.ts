// Rules: R0.50, R0.52, R1.1.1, R1.6.1, R1.6.4, R1.6.7, S3.
import type { Row } from '@bank/protocol';
import { accessRight } from '@bank/protocol';
import type { AccessRight } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { personaOf, personas } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';
import { acts, asksFactor, isOpen } from './test-rights-oracle';
import type { Role } from './test-rights-oracle';

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
  await client.call(tokenOf('ada'), 'adminActStart', {
    customerId: ATELIER,
    reason: 'Asked by the owner on the phone',
  });
});
afterAll(() => bank.close());

const tokenOf = (persona: string) => tokens.get(persona) ?? '';
const codeOf = async (persona: string, method: string, headers: Record<string, string> = {}) =>
  (await client.call(tokenOf(persona), method, {}, headers)).json<{ responseCode: string }>().responseCode;
/** The same of any row: those with a verb and a path of their own answer a plain code. */
const wordOf = async (token: string, row: Row, headers: Record<string, string>) => {
  const bearer = { authorization: `Bearer ${token}`, ...headers };
  const { responseCode, code } = (await client.row(row, {}, bearer)).json<{ responseCode?: string; code?: string }>();
  return responseCode ?? code;
};

/** Every call that needs a signed-in user; the test tries a new one as soon as it is in the table. */
const methods: Row[] = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ auth }) => auth === 'bearer');

/** An employee of the company at a level, with the balances or without; a fresh session, so that nothing is remembered. */
async function employee(level: AccessRight, balanceInfo: boolean): Promise<string> {
  await bank.db.query('UPDATE membership SET access_right = $2, balance_info = $3 WHERE user_id = $1', [
    personaOf('rhea').userId,
    level,
    balanceInfo,
  ]);
  return (await client.signIn('rhea')).accessToken;
}

const LEVELS = Object.values(accessRight);
const employees = LEVELS.flatMap((level): [string, Role, () => Promise<string>][] => [
  [`an employee of level ${level}`, { sees: true, as: level }, () => employee(level, true)],
  [`one of level ${level} without balances`, { sees: false, as: level }, () => employee(level, false)],
]);
const kept = (persona: string) => () => Promise.resolve(tokenOf(persona));
/** The same session as before: the calls of another one would end it. */
const proven = async () => {
  await client.proveAct(tokenOf('ada'), 'ada', ATELIER);
  return tokenOf('ada');
};
const CALLERS: readonly [string, Role, () => Promise<string>, Record<string, string>?][] = [
  ...employees,
  ['a personal customer', { sees: true, as: 'P' }, kept('ana')],
  ['the owner of a company', { sees: true, as: accessRight.fullAccess }, kept('olivia')],
  ['its owner, who names it', { sees: true, as: accessRight.fullAccess }, kept('olivia'), { 'customer-id': '1005' }],
  ['a representative', { sees: false, as: 'R' }, kept('remy')],
  ['an administrator for nobody', { sees: false, as: 'a' }, kept('ada')],
  ['an administrator without factor', { sees: true, as: 'W' }, kept('ada'), { 'customer-id': '1005' }],
  ['an administrator with an act', { sees: true, as: 'A' }, proven, { 'customer-id': '1005' }],
];

it.each(CALLERS)('%s may make just the calls that the rules open (D30)', async (_who, role, tokenFor, headers = {}) => {
  const token = await tokenFor();
  for (const row of methods) {
    const word = await wordOf(token, row, headers);
    const said = word === 'ENOA' || word === '92' ? word : 'open';
    const closed = role.as === 'W' && asksFactor(row.name) ? '92' : 'ENOA';
    expect([row.name, said]).toEqual([row.name, isOpen(row.name, role) ? 'open' : closed]);
  }
});

it.each(['ana', 'olivia', 'lev', 'erik', 'remy', 'ada', 'uma'])('%s gets nothing of a stranger’s', async (persona) => {
  const stranger = persona === 'uma' ? ATELIER : UMBRA;
  for (const row of methods.filter(({ name }) => acts(name))) {
    const word = await wordOf(tokenOf(persona), row, { 'customer-id': String(stranger) });
    expect([row.name, word]).toEqual([row.name, 'ENOA']);
  }
});

it('moves money for nobody who may only read, upload or nothing, and for nobody who sees no balances', () => {
  const moving = methods.filter(({ money }) => money).map(({ name }) => name);
  expect(moving).toContain('p2pTransfer');
  for (const name of moving) {
    for (const level of LEVELS) expect(isOpen(name, { sees: false, as: level })).toBe(false);
    for (const level of [0, 1, 5] as const) expect(isOpen(name, { sees: true, as: level })).toBe(false);
  }
});

it('lets nobody act for an unrelated company or for nobody', async () => {
  for (const customer of [UMBRA, 999_999]) {
    expect(await codeOf('olivia', 'balanceInquiry', { 'customer-id': String(customer) })).toBe('ENOA');
  }
  expect(await codeOf('ada', 'balanceInquiry', { 'customer-id': '999999' })).toBe('ENOA');
  expect(await codeOf('ada', 'balanceInquiry')).toBe('ENOA');
});

it('takes integers only, and refuses two that disagree (R0.23)', async () => {
  for (const customer of ['1005.0', '-1005', '1005abc', '0x3ed', '99999999999', '1 005', 'null']) {
    expect(await codeOf('olivia', 'balanceInquiry', { 'customer-id': customer })).toBe('TA1');
  }
  for (const fromCustomerId of [1006, '1005x', {}, { toString: null }, ['1005'], [1005, 1006], true]) {
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

describe('balance information (R1.2.28)', () => {
  const grant = async (balanceInfo: boolean, right = accessRight.read) => {
    const change = { accessRights: [{ id: personaOf('erik').userId, right, balanceInfo }] };
    return (await client.call(tokenOf('olivia'), 'businessAccessRightsUpdate', change)).json<{
      responseCode: string;
    }>();
  };

  it('says what is missing, and who can give it', async () => {
    const answer = await client.call(tokenOf('erik'), 'balanceInquiry', {});
    expect(answer.json()).toMatchObject({
      responseCode: 'ENOA',
      responseDescription: 'You may not see this company’s balances. Its owner can allow it.',
    });
  });

  it('is granted and taken by the owner, from the next call on, also for a token from before', async () => {
    expect(await codeOf('erik', 'balanceInquiry')).toBe('ENOA');
    expect(await grant(true)).toMatchObject({ responseCode: '00' });
    expect(await codeOf('erik', 'balanceInquiry')).toBe('00');
    expect((await client.call(tokenOf('erik'), 'userAccessInfo')).json()).toMatchObject({
      customerAccess: { accessRights: 1, accessList: { balanceInfo: true } },
    });
    await grant(false);
    expect(await codeOf('erik', 'balanceInquiry')).toBe('ENOA');
  });
});
