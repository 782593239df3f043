// Rules: R1.1.1, R1.6.1, R1.6.4, R1.6.7, S3.
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
const wordOf = async (persona: string, row: Row, headers: Record<string, string>) => {
  const bearer = { authorization: `Bearer ${tokenOf(persona)}`, ...headers };
  const { responseCode, code } = (await client.row(row, {}, bearer)).json<{ responseCode?: string; code?: string }>();
  return responseCode ?? code;
};

/** Every call there is for somebody signed in; a new one is tried by being in the table. */
const methods: Row[] = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ auth }) => auth === 'bearer');

const { noAccess, read, fullAccess, initiate, confirmed, uploading } = accessRight;

/**
 * D30: what nine users are to themselves (nobody chosen), to Atelier Verde and to Umbra Studio; null: strangers. Written from the
 * personas' descriptions, independent of the code under test.
 */
const LEVELS: Readonly<Record<string, { own: number; atelier: number | null; umbra: number | null }>> = {
  olivia: { own: fullAccess, atelier: fullAccess, umbra: null },
  rhea: { own: read, atelier: read, umbra: null },
  lev: { own: initiate, atelier: initiate, umbra: null },
  abel: { own: confirmed, atelier: confirmed, umbra: null },
  erik: { own: uploading, atelier: uploading, umbra: null },
  remy: { own: read, atelier: read, umbra: null },
  // The administrator has opened an act for Atelier Verde only.
  ada: { own: noAccess, atelier: fullAccess, umbra: null },
  ana: { own: fullAccess, atelier: null, umbra: null },
  uma: { own: fullAccess, atelier: null, umbra: fullAccess },
};

/** Default deny: a row without rights of its own asks for READ of the customer acted for. */
function isOpenTo({ admin, acting, right }: Row, persona: string, level: number | null): boolean {
  if (admin) return persona === 'ada';
  if (level === null) return false;
  return right ? right.some((one) => one === level) : !acting || level !== noAccess;
}

it.each(Object.entries(LEVELS))(
  '%s: every call, for themselves, their company and a stranger’s (D30)',
  async (persona, levels) => {
    for (const row of methods) {
      const tried = { own: {}, atelier: { 'customer-id': String(ATELIER) }, umbra: { 'customer-id': String(UMBRA) } };
      for (const [whose, headers] of Object.entries(tried)) {
        // Who calls a row that acts for nobody is asked as themselves, whatever the header says.
        const level = row.acting ? levels[whose as keyof typeof levels] : levels.own;
        const code = await wordOf(persona, row, headers);
        expect([row.name, whose, code === 'ENOA']).toEqual([row.name, whose, !isOpenTo(row, persona, level)]);
      }
    }
  },
);

it('moves money for nobody who may only read, upload or nothing', () => {
  const moving = methods.filter(({ money }) => money);
  expect(moving.map(({ name }) => name)).toContain('p2pTransfer');
  for (const row of moving) {
    expect(row.acting).toBe(true);
    for (const level of [noAccess, read, uploading]) expect(isOpenTo(row, 'rhea', level)).toBe(false);
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
