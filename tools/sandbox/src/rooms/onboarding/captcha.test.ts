// Rules: R3.3.23, R3.3.9, R0.28.
import { captchaSolve, phoneCheck } from '@bank/protocol/onboarding';
import { checkEmail } from '@bank/protocol/profile-emails';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { applicantOf, ORIGIN, payloadOf, solve } from './test-applicant';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let bank: TestBank;
let visitor: ReturnType<typeof applicantOf>;
let known: { countryCode: string; number: string };

beforeAll(async () => {
  bank = await testBank({ config: { lookupsPerMinute: 1e6 } });
  visitor = applicantOf(bank);
  const [phone] = await bank.db.query<typeof known>(
    `SELECT country_code AS "countryCode", number FROM phone h JOIN app_user u ON u.id = h.user_id
      WHERE u.email = 'ana@personas.test'`,
  );
  known = phone ?? { countryCode: '', number: '' };
});
afterAll(() => bank.close());

const trade = (payload: string, by = visitor) => by.ask(captchaSolve.name, { payload });
const checkPhone = (captcha: string | undefined, by = visitor, phone = known) =>
  by.ask(phoneCheck.name, { phoneCountryCode: phone.countryCode, phone: phone.number, captcha });
const checkAddress = (captcha: string | undefined, by = visitor, email = 'ana@personas.test') =>
  by.ask(checkEmail.name, { email, captcha });
const NEEDED = {
  responseCode: 'VF',
  reason: 'captchaNeeded',
  validationErrors: [{ field: 'captcha', description: 'Confirm first that you’re not a robot.' }],
};

describe('a puzzle', () => {
  it('earns a ticket for 30 minutes, once', async () => {
    const payload = solve(await visitor.puzzle());
    const first = captchaSolve.response.parse(await trade(payload));
    expect(Buffer.from(first.ticket, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(Date.parse(first.expiresAt)).toBe(bank.clock.now() + 30 * MINUTE);
    expect(await trade(payload)).toMatchObject({ responseCode: 'VF', reason: 'captchaOver' });
  });

  it('earns one ticket when it is sent twice at once', async () => {
    const payload = solve(await visitor.puzzle());
    const answers = await Promise.all([trade(payload), trade(payload)]);
    expect(answers.map(({ reason = 'none' }) => reason).sort()).toEqual(['captchaOver', 'none']);
  });

  it('expires after five minutes by the bank’s clock', async () => {
    const [early, late] = [solve(await visitor.puzzle()), solve(await visitor.puzzle())];
    bank.clock.advance(5 * MINUTE - SECOND);
    expect(await trade(early)).toMatchObject({ responseCode: '00' });
    bank.clock.advance(SECOND);
    expect(await trade(late)).toMatchObject({ reason: 'captchaOver' });
  });

  it('is worth nothing on another page', async () => {
    const payload = solve(await visitor.puzzle());
    for (const elsewhere of ['http://localhost:4201', 'https://elsewhere.example', null])
      expect(await trade(payload, applicantOf(bank, elsewhere))).toMatchObject({ reason: 'captchaWrong' });
    expect(await trade(payload)).toMatchObject({ responseCode: '00' });
  });

  it('is taken neither unsolved nor altered', async () => {
    const puzzle = await visitor.puzzle();
    const solved = JSON.parse(Buffer.from(solve(puzzle), 'base64').toString()) as object & { number: number };
    const altered = (change: object) => Buffer.from(JSON.stringify({ ...solved, ...change })).toString('base64');
    const longer = puzzle.salt.replace(/expires=\d+/, 'expires=9999999999');
    for (const payload of [
      ...['', 'x', '{}', Buffer.from('null').toString('base64'), Buffer.from('{"salt":7}').toString('base64')],
      payloadOf(puzzle, solved.number === 0 ? 1 : 0),
      ...[altered({ salt: longer }), altered({ salt: `${puzzle.salt}1` }), altered({ signature: '' })],
      altered({ algorithm: 'SHA-1' }),
    ])
      expect([payload, await trade(payload)]).toEqual([payload, expect.objectContaining({ reason: 'captchaWrong' })]);
  });
});

describe('a ticket', () => {
  it.each([
    ['none', async () => undefined],
    ['an empty one', async () => ''],
    ['one that the bank never gave', async () => 'x'.repeat(43)],
    ['one of another page', () => applicantOf(bank, 'http://localhost:4201').ticket()],
    ['one of no page', () => applicantOf(bank, null).ticket()],
    [
      'one of 30 minutes ago',
      async () => {
        const ticket = await visitor.ticket();
        bank.clock.advance(30 * MINUTE);
        return ticket;
      },
    ],
    [
      'one that an application spent',
      async () => {
        const captcha = await visitor.ticket();
        expect(await visitor.apply({ captcha })).toMatchObject({ responseCode: '00' });
        return captcha;
      },
    ],
  ])('%s opens no check', async (_name, ticketOf) => {
    const ticket = await ticketOf();
    expect(await checkPhone(ticket)).toMatchObject(NEEDED);
    expect(await checkAddress(ticket)).toMatchObject(NEEDED);
  });

  it('is good until its last millisecond', async () => {
    const ticket = await visitor.ticket();
    bank.clock.advance(30 * MINUTE - 1);
    expect(await checkPhone(ticket)).toMatchObject({ responseCode: '00' });
  });

  it('is good for 20 checks of either kind, whatever they find, and for no 21st', async () => {
    const ticket = await visitor.ticket();
    for (let check = 1; check <= 20; check += 1) {
      const answer = await (check % 2 ? checkPhone(ticket) : checkAddress(ticket, visitor, `n${check}@mail.test`));
      expect([check, answer]).toEqual([check, expect.objectContaining({ responseCode: '00' })]);
    }
    expect(await checkPhone(ticket)).toMatchObject(NEEDED);
    expect(await checkAddress(ticket)).toMatchObject(NEEDED);
  });

  it('counts checks that are made at once', async () => {
    const ticket = await visitor.ticket();
    const answers = await Promise.all(Array.from({ length: 30 }, () => checkPhone(ticket)));
    expect(answers.filter(({ responseCode }) => responseCode === '00')).toHaveLength(20);
  });

  it('is needed by nobody who is signed in', async () => {
    const client = clientOf(bank);
    const { accessToken } = await client.signIn('ben');
    const answers = [
      await client.call(accessToken, checkEmail.name, { email: 'ana@personas.test' }),
      await client.call(accessToken, phoneCheck.name, { phoneCountryCode: known.countryCode, phone: known.number }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ responseCode: '00', status: 1 });
  });
});

describe('a phone', () => {
  it.each([
    ['a customer’s', () => known, 1],
    ['a customer’s, typed as people do', () => ({ ...known, number: `0 ${known.number}` }), 1],
    ['nobody’s', () => ({ countryCode: '40', number: '799999999' }), 0],
    ['of no country', () => ({ countryCode: '999', number: known.number }), 3],
    ['with too few digits', () => ({ countryCode: '40', number: '72' }), 3],
    ['that is none', () => ({ countryCode: '40', number: 'seven' }), 3],
  ])('that is %s has its status', async (_name, phone, status) => {
    expect(await checkPhone(await visitor.ticket(), visitor, phone())).toMatchObject({ responseCode: '00', status });
  });

  it('that nobody has confirmed is free', async () => {
    await bank.db.query(
      `INSERT INTO phone (user_id, country_code, number) SELECT id, '40', '788123456' FROM app_user WHERE email = 'ana@personas.test'`,
    );
    const claimed = { countryCode: '40', number: '788123456' };
    expect(await checkPhone(await visitor.ticket(), visitor, claimed)).toMatchObject({ status: 0 });
  });
});

it('checks go the same way whether or not somebody is known (R0.28)', async () => {
  const ticket = await visitor.ticket();
  const statementsOf = async (check: () => Promise<unknown>) => {
    const query = jest.spyOn(bank.db, 'query');
    await check();
    const statements = query.mock.calls.map(([text]) => text);
    query.mockRestore();
    return statements;
  };
  const unknown = { countryCode: '40', number: '799999999' };
  const ofPhones = await statementsOf(() => checkPhone(ticket));
  expect(ofPhones[0]).toContain('UPDATE captcha_ticket');
  expect(await statementsOf(() => checkPhone(ticket, visitor, unknown))).toEqual(ofPhones);
  const ofAddresses = await statementsOf(() => checkAddress(ticket));
  expect(ofAddresses[0]).toContain('UPDATE captcha_ticket');
  expect(await statementsOf(() => checkAddress(ticket, visitor, 'nobody@mail.test'))).toEqual(ofAddresses);
});

describe('a bank that lets six be asked a minute', () => {
  let slow: TestBank;
  beforeAll(async () => {
    slow = await testBank({ config: { lookupsPerMinute: 6 } });
  });
  afterAll(() => slow.close());

  it('slows phones, addresses and applications down by where they come from, whatever they name (R0.28)', async () => {
    const { post } = clientOf(slow);
    const headers = { origin: ORIGIN, 'idempotency-key': 'k' };
    const ask = async (method: string, body: object) =>
      (await post(`/?${method}`, { method, ...body }, headers)).statusCode;
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push(
        await ask('phoneCheck', { phoneCountryCode: '40', phone: `72211122${n}` }),
        await ask('checkEmail', { email: `n${n}@mail.test` }),
        await ask('createPersonalAccount', { email: `m${n}@mail.test` }),
        await ask('businessAccountCreate', { company: { email: `c${n}@mail.test` } }),
      );
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), ...Array<number>(6).fill(429)]);
  });
});
