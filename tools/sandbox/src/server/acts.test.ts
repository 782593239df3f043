// Rules: R0.52.
import type { SecurityChange } from '@bank/protocol/settings';
import { prepaidCardFor } from '../rooms/cards/test-card';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';
import { orders } from './test-orders';

// What an administrator does for a customer: what lasts or costs waits for their second factor, and a customer's secret for nothing.

const ATELIER = 1005;
const ANA = 1001;
const REASON = 'Asked by the owner on the phone';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ada: string;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  ada = (await client.signIn('ada')).accessToken;
  await open(ATELIER);
});
afterEach(() => bank.close());

const open = (customerId: number) => client.call(ada, 'adminActStart', { customerId, reason: REASON });
interface Said {
  responseCode: string;
  reason?: string;
  responseDescription?: string;
}
const ask = async (token: string, name: string, body: object = {}, customer = ATELIER) =>
  (await client.call(token, name, body, { 'customer-id': String(customer) })).json<Said>();
const block = (token = ada, customer = ATELIER) =>
  ask(token, 'blackListAdd', { email: 'thief@strangers.test', blockType: 'email' }, customer);
const blocked = async () => (await bank.db.query('SELECT FROM payout_block')).length;

test('what lasts is answered with a question, and nothing is done; with the factor it is done', async () => {
  expect(await block()).toMatchObject({
    responseCode: '92',
    responseDescription: 'Confirm with your second step first. Nothing was done.',
  });
  expect(await block()).not.toHaveProperty('reason');
  expect(await blocked()).toBe(0);
  await client.proveAct(ada, 'ada', ATELIER);
  expect(await block()).toMatchObject({ responseCode: '00' });
  expect(await blocked()).toBe(1);
});

test('the message says what the code opens, and goes to the administrator', async () => {
  const asked = (await client.call(ada, 'adminActProve', { customerId: ATELIER })).json<SecurityChange>();
  const what = 'what you do for Atelier Verde in the next five minutes';
  expect(asked.waitsFor).toMatchObject({ sentTo: 'a•••@personas.test', what });
  const [mail] = await bank.db.query<{ recipient: string; text: string }>(
    'SELECT recipient, text FROM outbox WHERE code IS NOT NULL ORDER BY seq DESC LIMIT 1',
  );
  expect(mail?.recipient).toBe('ada@personas.test');
  expect(mail?.text).toContain(what);
});

test('it counts for five minutes', async () => {
  await client.proveAct(ada, 'ada', ATELIER);
  bank.clock.advance(299_000);
  expect(await block()).toMatchObject({ responseCode: '00' });
  bank.clock.advance(1_000);
  expect(await block()).toMatchObject({ responseCode: '92' });
});

test('it counts for one customer, one act and one session', async () => {
  await client.proveAct(ada, 'ada', ATELIER);
  await open(ANA);
  expect(await block(ada, ANA)).toMatchObject({ responseCode: '92' });
  const elsewhere = (await client.signIn('ada')).accessToken;
  expect(await block(elsewhere)).toMatchObject({ responseCode: '92' });
  await open(ATELIER);
  expect(await block()).toMatchObject({ responseCode: '92' });
});

test('a code that was asked for in one act proves no later one for the same customer', async () => {
  const { waitsFor } = (await client.call(ada, 'adminActProve', { customerId: ATELIER })).json<SecurityChange>();
  await open(ATELIER);
  const code = await client.lastCode('ada');
  await client.call(ada, 'securityChangeConfirm', { requestKey: waitsFor?.requestKey, code });
  expect(await block()).toMatchObject({ responseCode: '92' });
  await client.proveAct(ada, 'ada', ATELIER);
  expect(await block()).toMatchObject({ responseCode: '00' });
});

test('a wrong code opens nothing, and the fifth ends it', async () => {
  const { waitsFor } = (await client.call(ada, 'adminActProve', { customerId: ATELIER })).json<SecurityChange>();
  const give = (code: string) =>
    client.call(ada, 'securityChangeConfirm', { requestKey: waitsFor?.requestKey, code }).then((r) => r.json<Said>());
  const right = await client.lastCode('ada');
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 1; tries <= 5; tries += 1) await give(wrong);
  expect(await give(right)).toMatchObject({ reason: 'codeUsedUp' });
  expect(await block()).toMatchObject({ responseCode: '92' });
});

test('a code that comes after the act has ended opens nothing', async () => {
  const { waitsFor } = (await client.call(ada, 'adminActProve', { customerId: ATELIER })).json<SecurityChange>();
  await client.call(ada, 'adminActEnd', { customerId: ATELIER });
  await client.call(ada, 'securityChangeConfirm', {
    requestKey: waitsFor?.requestKey,
    code: await client.lastCode('ada'),
  });
  expect(await block()).toMatchObject({ responseCode: 'ENOA' });
  expect(await ask(ada, 'adminActProve', { customerId: ATELIER })).toMatchObject({ reason: 'noAct' });
});

test('an administrator without a second factor is told to set one up', async () => {
  await bank.db.query(
    `UPDATE app_user SET two_factor_mode = 'simple', approve_mode = 'none' WHERE email = 'ada@personas.test'`,
  );
  expect(await ask(ada, 'adminActProve', { customerId: ATELIER })).toMatchObject({ reason: 'needsSecondFactor' });
});

describe('a takeover of the customer', () => {
  const MAILBOX = 'mine@strangers.test';

  /** The attacker reads their own mailboxes, and what the bank answers them. */
  interface Loot {
    emailId: number;
    requestId: string;
  }
  const codeIn = async (recipient: string) => {
    const [mail] = await bank.db.query<{ code: string }>(
      'SELECT code FROM outbox WHERE recipient = $1 AND code IS NOT NULL ORDER BY seq DESC LIMIT 1',
      [recipient],
    );
    return mail?.code ?? '000000';
  };
  const CALLS: Readonly<Record<string, (loot: Loot) => Promise<object>>> = {
    addEmail: () => Promise.resolve({ email: MAILBOX }),
    confirmEmail: async ({ emailId }) => ({ emailId, confirmationCode: await codeIn(MAILBOX) }),
    setPrimaryEmail: ({ emailId }) => Promise.resolve({ emailId }),
    usernameChangeConfirm: async ({ requestId }) => ({
      requestId,
      confirmationCode: await codeIn(MAILBOX),
      factorCode: await codeIn('ada@personas.test'),
    }),
  };

  test.each([
    ['without the factor', false],
    ['with the factor', true],
  ])('by an acting administrator %s, in every order of calls, leaves the address of sign-in', async (_, isProven) => {
    await open(ANA);
    if (isProven) await client.proveAct(ada, 'ada', ANA);
    const loot: Loot = { emailId: 1, requestId: 'none' };
    for (const order of orders(Object.keys(CALLS))) {
      // Twice: what an earlier call answers is at hand for a later one.
      for (const name of [...order, ...order]) {
        // No answer of the bank may close the script early: its limits are not what is tried here.
        await bank.db.query('DELETE FROM code_event');
        const input = await CALLS[name]?.(loot);
        const answer = await client.call(ada, name, input, { 'customer-id': String(ANA) });
        const { email, usernameChange } = answer.json<{
          email?: { emailId: number };
          usernameChange?: { requestId: string };
        }>();
        if (email) loot.emailId = email.emailId;
        if (usernameChange) loot.requestId = usernameChange.requestId;
        bank.clock.advance(1_000);
      }
    }
    const users = await bank.db.query('SELECT FROM app_user WHERE email = $1', [MAILBOX]);
    expect(users).toHaveLength(0);
    expect(loot.requestId).toBe('none');
  });

  test('no secret of a card is answered, whatever the administrator has proven', async () => {
    await open(ANA);
    await client.proveAct(ada, 'ada', ANA);
    const accountId = await prepaidCardFor(bank, ANA);
    const byKey = { requestKey: 'any', code: '000000' };
    const calls: [string, object][] = [
      ['cardShowPin', { accountId }],
      ['cardGetPin', byKey],
      ['cardChangePin', { accountId, pin: '4821', pinRepeat: '4821' }],
      ['cardShowDetails', { accountId }],
      ['cardGetDetails', byKey],
    ];
    for (const [name, body] of calls) {
      expect([name, await ask(ada, name, body, ANA)]).toEqual([
        name,
        expect.objectContaining({ responseCode: 'ENOA', responseDescription: 'Only the customer can do this.' }),
      ]);
    }
  });
});
