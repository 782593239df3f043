// Rules: R0.22, R0.49.
import { cardStatus } from '@bank/protocol/cards';
import type { Card } from '@bank/protocol/cards';
import { PERSONA_PASSWORD } from '../../seed/personas';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { clientOf, VERIFIER } from '../test-client';
import { say } from '../../identity/codes/texts';

const HOUR = 3_600_000;
const REAL = { codeSendsPerHour: 10, wrongCodesPerHour: 10, wrongCodesPerDay: 20 };
const PACE = { codesPerMinute: 10_000, lookupsPerMinute: 10_000, signInsPerMinute: 10_000, passwordTries: 1000 };

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank({
    config: { ...REAL, ...PACE, accessTokenS: 7 * 86_400, idleS: 7 * 86_400, sessionAbsoluteS: 7 * 86_400 },
  });
  client = clientOf(bank);
});
afterEach(() => bank.close());

type Answer = Record<string, unknown> & { responseCode?: string; reason?: string };
const caller =
  (token: string) =>
  async (method: string, body: object = {}, headers: Record<string, string> = {}) =>
    (await client.call(token, method, body, headers)).json<Answer>();
const lastCode = async (to: string): Promise<string> => client.lastCode(to);
const letters = (to: string) =>
  bank.db.query<{ text: string }>('SELECT text FROM outbox WHERE recipient = $1 AND subject = $2', [
    `${to}@personas.test`,
    say('en', 'closedSubject'),
  ]);

/** A user’s card, and the two calls that show it. */
async function cardOf(persona: string) {
  const call = caller((await client.signIn(persona)).accessToken);
  const cards = (await call('cardList'))['cards'] as Card[];
  const card = cards.find(
    ({ cardIsVirtual, accountStatusId }) => cardIsVirtual && accountStatusId === cardStatus.active,
  );
  if (!card) throw new Error(`${persona} has no virtual card`);
  const ask = () => call('cardShowDetails', { accountId: card.accountId });
  const guess = async (code: string) => {
    const { requestKey } = await ask();
    return call('cardGetDetails', { requestKey, code });
  };
  return { call, ask, guess };
}

describe('wrong codes', () => {
  it('are handed on from code to code; the tenth closes the purpose for the hour, even for the right code, and the owner is told', async () => {
    const { ask, call, guess } = await cardOf('kai');
    const { requestKey: kept } = await ask();
    const right = await lastCode('kai');
    for (let n = 0; n < 4; n += 1)
      expect(await call('cardGetDetails', { requestKey: kept, code: `00000${n}` })).toMatchObject({
        reason: 'codeWrong',
      });
    for (let n = 0; n < 6; n += 1) expect(await guess(`10000${n}`)).toMatchObject({ reason: 'codeWrong' });
    expect(await letters('kai')).toHaveLength(1);
    expect(await call('cardGetDetails', { requestKey: kept, code: right })).toMatchObject({
      responseCode: 'VF',
      reason: 'codesClosed',
      validationErrors: [{ field: 'code' }],
    });
    expect((await letters('kai'))[0]?.text).toContain('to see or change what belongs to a card');
  });

  it('close the purpose for the day after twenty, over hours', async () => {
    const { guess } = await cardOf('kai');
    for (let hour = 0; hour < 2; hour += 1) {
      for (let n = 0; n < 10; n += 1) expect(await guess(`${hour}0000${n}`)).toMatchObject({ reason: 'codeWrong' });
      bank.clock.advance(HOUR + 1000);
    }
    expect(await guess('300000')).toMatchObject({ reason: 'codesClosed' });
    expect(await letters('kai')).toHaveLength(2);
    bank.clock.advance(22 * HOUR);
    expect(await guess('300001')).toMatchObject({ reason: 'codeWrong' });
  });

  it('that come at once are judged ten times in all', async () => {
    const ana = caller((await client.signIn('ana')).accessToken);
    const orders = await Promise.all(
      Array.from({ length: 8 }, () =>
        ana('p2pTransfer', { accountId: 10011, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' }),
      ),
    );
    const ids = orders.map(
      (order) => (order['payment'] as { trxid: string } | undefined)?.trxid ?? String(order['trxid']),
    );
    const answers = await Promise.all(
      ids.flatMap((trxid) => [0, 1, 2, 3, 4].map((n) => ana('normalConfirm', { trxid, approvalCode: `${n}99999` }))),
    );
    const judged = answers.filter(({ reason }) => reason === 'codeWrong' || reason === 'codeUsedUp');
    expect(judged).toHaveLength(10);
    expect(answers.filter(({ reason }) => reason === 'codesClosed').length).toBe(40 - judged.length);
    // Neither the right code nor a new order is a way round.
    expect(
      await ana('p2pTransfer', { accountId: 10011, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' }),
    ).toMatchObject({
      reason: 'codesClosed',
    });
  });

  it('of one purpose close no other, and the same guess repeated is one guess', async () => {
    const { ask, call } = await cardOf('kai');
    const { requestKey } = await ask();
    for (let n = 0; n < 4; n += 1) await call('cardGetDetails', { requestKey, code: '000000' });
    const [counted] = await bank.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM code_event WHERE bucket LIKE 'user:%' AND kind = 'wrong'`,
    );
    expect(counted?.n).toBe(1);
    expect(await call('confirmEmail', { emailId: 1, confirmationCode: '000000' })).not.toMatchObject({
      reason: 'codesClosed',
    });
  });

  it('a right code is no wrong one, however many there are', async () => {
    const { ask, call } = await cardOf('kai');
    for (let n = 0; n < 10; n += 1) {
      const { requestKey } = await ask();
      expect(await call('cardGetDetails', { requestKey, code: await lastCode('kai') })).toMatchObject({
        responseCode: '00',
      });
    }
    expect(await bank.db.query(`SELECT FROM code_event WHERE kind = 'wrong'`)).toEqual([]);
  });

  it('at a sign-in are the user’s, and close it in the words of the call', async () => {
    const tries: Answer[] = [];
    await bank.db.query(`UPDATE app_user SET two_factor_mode = 'otp' WHERE email = 'ben@personas.test'`);
    for (let n = 0; n < 3; n += 1) {
      const { code } = (await client.login('ben')).json<{ code: string }>();
      for (let m = 0; m < 4; m += 1)
        tries.push(
          (
            await client.post('/auth/token', {
              code,
              codeVerifier: VERIFIER,
              otp: `${n}${m}0000`,
            })
          ).json<Answer>(),
        );
    }
    expect(tries.map((answer) => answer['code'])).toEqual([
      ...Array.from({ length: 10 }, () => 'codeWrong'),
      ...Array.from({ length: 2 }, () => 'codesClosed'),
    ]);
  });
});

describe('codes that are sent', () => {
  it('are ten in an hour for a user and a purpose; the eleventh is not sent, and nothing waits for it', async () => {
    const { ask } = await cardOf('kai');
    for (let n = 0; n < 10; n += 1) expect(await ask()).toMatchObject({ responseCode: '00' });
    const before = await bank.db.query('SELECT seq FROM outbox');
    expect(await ask()).toMatchObject({ responseCode: 'VF', reason: 'tooManySends' });
    expect(await bank.db.query('SELECT seq FROM outbox')).toHaveLength(before.length);
    bank.clock.advance(HOUR);
    expect(await ask()).toMatchObject({ responseCode: '00' });
  });

  it('an order whose code could not be sent is refused before money waits for it', async () => {
    const ana = caller((await client.signIn('ana')).accessToken);
    const order = { accountId: 10011, amount: '1', currency: 'EUR', toEmail: 'ben@personas.test' };
    for (let n = 0; n < 10; n += 1) expect(await ana('p2pTransfer', order)).toMatchObject({ responseCode: '00' });
    const held = await bank.db.query(`SELECT FROM payment WHERE status = 'pending'`);
    expect(await ana('p2pTransfer', order)).toMatchObject({ reason: 'tooManySends' });
    expect(await bank.db.query(`SELECT FROM payment WHERE status = 'pending'`)).toHaveLength(held.length);
  });

  it('security changes stand in the same count, whichever they are', async () => {
    await bank.db.query(`UPDATE app_user SET two_factor_mode = 'otp' WHERE email = 'kai@personas.test'`);
    const { code } = (await client.login('kai')).json<{ code: string }>();
    const { accessToken } = (
      await client.post('/auth/token', {
        code,
        codeVerifier: VERIFIER,
        otp: await lastCode('kai'),
      })
    ).json<{ accessToken: string }>();
    const kai = caller(accessToken);
    const change = (n: number) =>
      n % 2 === 0
        ? kai('ipWhitelistAdd', { password: PERSONA_PASSWORD, ip: `203.0.113.${n}` })
        : kai('passwordChange', {
            password: PERSONA_PASSWORD,
            passwordNew: `Another-2026!${n}`,
            passwordNewRepeat: `Another-2026!${n}`,
          });
    const answers: Answer[] = [];
    for (let n = 0; n < 11; n += 1) answers.push(await change(n));
    expect(answers.map(({ responseCode, reason }) => reason ?? responseCode)).toEqual([
      ...Array.from({ length: 10 }, () => '00'),
      'tooManySends',
    ]);
  });
});

it('strangers and customers have counts of their own, also from the same address of the network', async () => {
  const stranger = async (method: string, body: object) =>
    (await client.post(`/?${method}`, { method, ...body })).json<Answer>();
  const reasons: unknown[] = [];
  for (let n = 0; n < 13; n += 1) {
    const email = `s${n}@strangers.example`;
    await stranger('passwordChangeRequest', { email });
    for (let m = 0; m < 4; m += 1)
      reasons.push((await stranger('passwordChangeCodeCheck', { email, code: `00000${m}` })).reason);
  }
  expect(reasons.map((reason) => reason === 'codeWrong')).toEqual([
    ...Array.from({ length: 50 }, () => true),
    ...Array.from({ length: 2 }, () => false),
  ]);
  expect(reasons.at(-1)).toBe('codesClosed');
  const { guess } = await cardOf('kai');
  expect(await guess('000000')).toMatchObject({ reason: 'codeWrong' });
});

it('what no limit looks back at is forgotten', async () => {
  const { guess } = await cardOf('kai');
  await guess('000000');
  bank.clock.advance(25 * HOUR);
  await guess('000001');
  const events = await bank.db.query<{ kind: string }>(`SELECT kind FROM code_event WHERE bucket LIKE 'user:%'`);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['sent', 'wrong']);
});
