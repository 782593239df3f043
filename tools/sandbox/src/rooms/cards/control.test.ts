// Rules: R0.50, R2.7.36, R2.7.37.
import type { CardControl } from '@bank/protocol/card-control';
import type { Card } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import { audit } from '../../qa/audit';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { prepaidCardFor } from './test-card';
import { orderCard } from './test-order';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let token: string;
const DAY = 86_400_000;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  token = (await client.signIn('kai')).accessToken;
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
  await bank.close();
});

const call = async (method: string, body: object = {}) => (await client.call(token, method, body)).json();
const cards = async (): Promise<Card[]> => (await call('cardList')).cards;
async function cardThat(is: (card: Card) => boolean): Promise<number> {
  const found = (await cards()).find((card) => card.accountStatusId === cardStatus.active && is(card));
  if (!found) throw new Error('kai has no such card');
  return found.accountId;
}
const debit = () => cardThat(({ subType }) => subType === 'DEBIT');
const shop = async (accountId: number, amount: string, change: object = {}) =>
  (await client.post(`/sandbox/cards/${accountId}/purchases`, { merchant: 'Café Aurora', amount, ...change })).json();
const set = async (accountId: number, wish: object): Promise<CardControl> =>
  (await call('cardControlSet', { accountId, ...wish })).control;

test('every change counts in the next purchase, and nothing that was not named changes', async () => {
  const accountId = await debit();
  expect(await shop(accountId, '5', { use: 'online' })).toMatchObject({ approved: true });
  expect((await set(accountId, { uses: { online: false } })).uses).toEqual({
    online: false,
    contactless: true,
    cash: true,
    abroad: true,
  });
  expect(await shop(accountId, '5', { use: 'online' })).toMatchObject({ approved: false, reason: 'online' });
  expect(await shop(accountId, '5', { use: 'contactless' })).toMatchObject({ approved: true });
  await set(accountId, { uses: { abroad: false }, shops: { gambling: false } });
  expect(await shop(accountId, '5', { country: 'ES' })).toMatchObject({ reason: 'abroad' });
  expect(await shop(accountId, '5', { country: 'RO', category: 'gambling' })).toMatchObject({ reason: 'shopKind' });
  const back = await set(accountId, { uses: { online: true } });
  expect(back).toMatchObject({ uses: { online: true, abroad: false }, closedTo: ['gambling'] });
  expect(await shop(accountId, '5', { use: 'online' })).toMatchObject({ approved: true });
});

test('a day’s limit is free again the next day, and what was given back does not count', async () => {
  const accountId = await debit();
  await set(accountId, { perDay: '20', perMonth: '35' });
  const { purchaseId } = await shop(accountId, '15', { country: 'RO' });
  expect(await shop(accountId, '5.01', { country: 'RO' })).toMatchObject({ approved: false, reason: 'perDay' });
  await client.post(`/sandbox/purchases/${purchaseId}`, { ending: 'reverse' });
  expect(await shop(accountId, '20', { country: 'RO' })).toMatchObject({ approved: true });
  bank.clock.advance(DAY);
  token = (await client.signIn('kai')).accessToken;
  const { control } = await call('cardControlGet', { accountId });
  expect(control.perDay).toEqual({ limit: '20.00', spent: '0.00' });
  expect(control.perMonth).toEqual({ limit: '35.00', spent: '20.00' });
  expect(await shop(accountId, '16', { country: 'RO' })).toMatchObject({ reason: 'perMonth' });
  expect((await set(accountId, { perMonth: null })).perMonth.limit).toBeNull();
  expect(await shop(accountId, '16', { country: 'RO' })).toMatchObject({ approved: true });
});

test.each([
  ['perDay', '10000.01'],
  ['perMonth', '50001'],
  ['cashPerDay', '-1'],
])('%s cannot be %s', async (name, amount) => {
  const answer = await call('cardControlSet', { accountId: await debit(), [name]: amount });
  expect(answer).toMatchObject({ responseCode: 'VF', reason: 'limitOutOfRange' });
});

test('nobody controls another customer’s card, and who only reads controls none', async () => {
  const accountId = await debit();
  token = (await client.signIn('ben')).accessToken;
  for (const method of ['cardControlGet', 'cardControlSet'])
    expect(await call(method, { accountId })).toMatchObject({ responseCode: 'ENOA' });
  token = (await client.signIn('rhea')).accessToken;
  expect(await call('cardControlSet', { accountId })).toMatchObject({ responseCode: 'ENOA' });
});

test('the card that replaces another one has its limits', async () => {
  const accountId = await cardThat(({ cardIsVirtual }) => cardIsVirtual);
  await set(accountId, { perMonth: '50', shops: { games: false } });
  const { card } = await call('cardReissue', { accountId, isExpressShipping: false });
  expect((await call('cardControlGet', { accountId: card.accountId })).control).toMatchObject({
    perMonth: { limit: '50.00' },
    closedTo: ['games'],
  });
});

test('a new number is no new limit: what was spent with the card that was replaced counts', async () => {
  const accountId = await cardThat(({ cardIsVirtual }) => cardIsVirtual);
  await set(accountId, { perDay: '20' });
  expect(await shop(accountId, '15', { use: 'online' })).toMatchObject({ approved: true });
  const { card } = await call('cardReissue', { accountId, isExpressShipping: false });
  bank.clock.advance(10 * 60_000);
  token = (await client.signIn('kai')).accessToken;
  const { control } = await call('cardControlGet', { accountId: card.accountId });
  expect(control.perDay).toEqual({ limit: '20.00', spent: '15.00' });
  expect(await shop(card.accountId, '5.01', { use: 'online' })).toMatchObject({ approved: false, reason: 'perDay' });
  expect(await shop(card.accountId, '5', { use: 'online' })).toMatchObject({ approved: true });
});

test('a card for one purchase closes with it, and what the shop gives back is the customer’s', async () => {
  expect(await call('cardApply', { type: 2011, isExpressShipping: false, isOneTime: true })).toMatchObject({
    reason: 'notOneTime',
  });
  const { card } = await orderCard(client, 'kai', token, { type: 2007, isExpressShipping: false, isOneTime: true });
  bank.clock.advance(10 * 60_000);
  token = (await client.signIn('kai')).accessToken;
  const status = async () => (await cards()).find((one) => one.accountId === card.accountId)?.accountStatusId;
  expect(await status()).toBe(cardStatus.active);
  expect(await shop(card.accountId, '9999')).toMatchObject({ approved: false });
  expect(await status()).toBe(cardStatus.active);
  const { purchaseId, approved } = await shop(card.accountId, '12');
  expect(approved).toBe(true);
  expect(await status()).toBe(cardStatus.canceled);
  expect(await shop(card.accountId, '1')).toMatchObject({ approved: false, reason: 'notActive' });
  for (const ending of ['capture', 'refund'])
    expect((await client.post(`/sandbox/purchases/${purchaseId}`, { ending })).statusCode).toBe(200);
});

describe('an employee who prepares payments (level 3)', () => {
  const ATELIER = 1005;
  let accountId: number;
  const as = async (persona: string) => {
    token = (await client.signIn(persona)).accessToken;
  };
  const limitsOf = ({ perDay, perMonth, cashPerDay, uses, closedTo }: CardControl) => ({
    ...{ perDay: perDay.limit, perMonth: perMonth.limit, cashPerDay: cashPerDay.limit },
    ...{ uses, closedTo },
  });
  const now = async () => limitsOf((await call('cardControlGet', { accountId })).control);

  beforeEach(async () => {
    accountId = await prepaidCardFor(bank, ATELIER);
    await as('olivia');
    await set(accountId, { perDay: '100', perMonth: '1000', uses: { online: false }, shops: { gambling: false } });
    await as('lev');
  });

  test('lowers limits, closes uses and kinds of shops, and sets again what is set', async () => {
    const control = await set(accountId, {
      ...{ perDay: '50', perMonth: '1000.00', cashPerDay: '20' },
      ...{ uses: { online: false, cash: false }, shops: { gambling: false, alcohol: false } },
    });
    expect(limitsOf(control)).toEqual({
      ...{ perDay: '50.00', perMonth: '1000.00', cashPerDay: '20.00' },
      uses: { online: false, contactless: true, cash: false, abroad: true },
      closedTo: ['gambling', 'alcohol'],
    });
  });

  test.each<[string, object, string]>([
    ['a higher limit', { perDay: '100.01' }, 'perDay'],
    ['no limit', { perMonth: null }, 'perMonth'],
    ['a use that was off', { uses: { online: true } }, 'uses'],
    ['a kind of shop that was closed', { shops: { gambling: true } }, 'shops'],
    ['a lower limit beside a higher one', { perDay: '50', perMonth: '1001' }, 'perMonth'],
    ['a lower limit beside a use that was off', { perDay: '50', uses: { cash: false, online: true } }, 'uses'],
  ])('is refused %s, and nothing of the wish is done', async (_what, wish, field) => {
    const before = await now();
    const answer = await call('cardControlSet', { accountId, ...wish });
    expect(answer).toMatchObject({ responseCode: 'VF', reason: 'onlyLower', validationErrors: [{ field }] });
    expect(answer.validationErrors[0].description).toMatch(/^Your access lets you lower/);
    expect(await now()).toEqual(before);
  });

  test('pauses a card, and who pays without a colleague’s approval turns it on and raises its limits', async () => {
    expect((await call('cardPause', { accountId })).card.accountStatusId).toBe(cardStatus.paused);
    expect(await call('cardUnpause', { accountId })).toMatchObject({ responseCode: 'ENOA' });
    await as('abel');
    expect((await call('cardUnpause', { accountId })).card.accountStatusId).toBe(cardStatus.active);
    expect((await set(accountId, { perDay: null, uses: { online: true } })).perDay.limit).toBeNull();
  });
});
