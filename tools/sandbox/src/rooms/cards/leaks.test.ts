// Rules: D24, D39.
import { cardStatus } from '@bank/protocol/cards';
import type { Card } from '@bank/protocol/cards';
import { createApp } from '../../server/app';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token: string;
let logged: string;
const HOUR = 3_600_000;

beforeEach(async () => {
  logged = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text);
    return true;
  });
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('kai')).accessToken;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await bank.close();
});

const call = async (method: string, body: object = {}, headers: Record<string, string> = {}) =>
  (await client.call(token, method, body, headers)).json();
const cardThat = async (is: (card: Card) => boolean): Promise<Card> => {
  const found = ((await call('cardList')).cards as Card[]).find(is);
  if (!found) throw new Error('kai has no such card');
  return found;
};
const isActive = ({ accountStatusId }: Card) => accountStatusId === cardStatus.active;
const messages = async (): Promise<{ text: string; code?: string }[]> => (await client.get('/sandbox/outbox')).json();
const lastCode = async () => (await messages()).findLast(({ code }) => code !== undefined)?.code ?? '';

/** Every row of every table as text, but for the vault: the two tables that keep the secrets themselves. */
async function rest(): Promise<string> {
  const tables = await bank.db.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('card', 'card_secret')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => bank.db.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`)),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** The log without its numbers of processes, instants and lines. */
const written = () => logged.replace(/"(pid|time)":\d+/g, '').replace(/:\d+/g, '');

/** Wherever a secret is named, in the bank's tables and in what it answered and kept. */
const NAMED = /"(pin|pinCode|pinRepeat|newPin|cvv)"/;

async function expectNoTrace(secrets: readonly string[], numbers: readonly string[]): Promise<void> {
  const kept = await rest();
  expect(kept).not.toMatch(NAMED);
  const said = (await messages()).map(({ text }) => text).join('\n');
  for (const number of numbers) {
    expect(number).toMatch(/^\d{16}$/);
    for (const place of [kept, said, logged]) expect(place).not.toContain(number);
  }
  for (const secret of secrets) {
    expect(secret).toMatch(/^\d{3,4}$/);
    // Three digits stand in any instant: only as a value of its own is it a secret.
    expect(written()).not.toMatch(new RegExp(`\\b${secret}\\b`));
  }
}

test('a PIN and the details of a card are in the answers that were asked for, and nowhere else', async () => {
  const physical = await cardThat((card) => isActive(card) && !card.cardIsVirtual);
  const virtual = await cardThat((card) => isActive(card) && card.cardIsVirtual);
  const askedPin = (await call('cardShowPin', { accountId: physical.accountId })).waitsFor;
  const { pin } = await call('cardGetPin', { requestKey: askedPin.requestKey, code: await lastCode() });
  const asked = await call('cardShowDetails', { accountId: virtual.accountId });
  const { number, cvv } = await call('cardGetDetails', { requestKey: asked.requestKey, code: await lastCode() });
  await expectNoTrace([pin, cvv], [number]);
});

test('the PIN of a new card is answered, and the key of the payment keeps none', async () => {
  await client.call(token, 'cardList');
  bank.clock.advance(60 * HOUR);
  token = (await client.signIn('kai')).accessToken;
  const shipped = await cardThat(({ accountStatusId }) => accountStatusId === cardStatus.shipped);
  const { accounts } = await call('balanceInquiry');
  const feeAccountId = accounts.account.find(
    ({ isSettlementAccount }: { isSettlementAccount: boolean }) => isSettlementAccount,
  ).accountId;
  const { pinCode } = await call(
    'cardActivate',
    {
      accountId: shipped.accountId,
      feeAccountId,
      extraParams: { lastFour: shipped.cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' },
    },
    { 'idempotency-key': 'a-key-of-this-test' },
  );
  await expectNoTrace([pinCode], []);
});

test('of a card that is paid to, the number is nowhere once it was looked at, taken or refused', async () => {
  const { accessToken: ben } = await client.signIn('ben');
  const add = async (cardNumber: string) =>
    (await client.call(ben, 'payoutCardAdd', { cardNumber, countryCode: 'DE' })).json<{ responseCode: string }>();
  const [taken, wrong] = ['4242424242424242', '4242424242424241'];
  expect(await add(taken)).toMatchObject({ responseCode: '00' });
  expect((await add(wrong)).responseCode).not.toBe('00');
  await expectNoTrace([], [taken, wrong]);
});

test('a failure that nobody expected names no PIN in the log', async () => {
  const { accountId } = await cardThat((card) => isActive(card) && !card.cardIsVirtual);
  await bank.db.query('ALTER TABLE card_secret RENAME COLUMN new_pin TO gone');
  const pin = '7409';
  const answer = await call('cardChangePin', { accountId, pin, pinRepeat: pin });
  expect(answer.responseCode).not.toBe('00');
  expect(logged).toContain('unexpected failure');
  await expectNoTrace([pin], []);
});

test('what is logged by mistake is struck out', () => {
  const app = createApp({ logLevel: 'warn', requestS: 1, clock: bank.clock });
  const secrets = { pin: '7409', pinRepeat: '7409', pinCode: '7409', newPin: '7409', cvv: '7409', number: '7409' };
  app.log.error({ ...secrets, body: secrets, call: { body: secrets } }, 'by mistake');
  expect(logged).toContain('by mistake');
  expect(written()).not.toContain('7409');
});
