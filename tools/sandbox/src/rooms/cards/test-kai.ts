import type { Card, CardPurchase } from '@bank/protocol/cards';
import { cardStatus } from '@bank/protocol/cards';
import { audit } from '../../qa/audit';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { personaOf } from '../../seed/personas';
import { orderCard } from './test-order';

export type StatusName = keyof typeof cardStatus;

/** A bank in every test of a file, and kai, who has a card in every state, signed in there. The ledger is checked after each test. */
export function kaiForEachTest() {
  let bank: TestBank;
  let client: ReturnType<typeof clientOf>;
  let token = '';
  const as = async (persona: string) => {
    token = (await client.signIn(persona)).accessToken;
  };
  beforeEach(async () => {
    bank = await testBank();
    client = clientOf(bank);
    await as('kai');
  });
  afterEach(async () => {
    expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
    await bank.close();
  });

  const call = async (method: string, body: object = {}, headers: Record<string, string> = {}) =>
    (await client.call(token, method, body, headers)).json();
  const cards = async (): Promise<Card[]> => (await call('cardList')).cards;
  const cardThat = async (is: (card: Card) => boolean): Promise<Card> => {
    const found = (await cards()).find(is);
    if (!found) throw new Error('kai has no such card');
    return found;
  };
  const account = async (accountId: number) =>
    (await call('balanceInquiry')).accounts.account.find((one: { accountId: number }) => one.accountId === accountId);

  return {
    call,
    cards,
    cardThat,
    account,
    /** From now on another persona calls. */
    as,
    /** From now on the administrator calls, who has opened kai's account and given her factor (R0.52). */
    async asAdministrator() {
      await as('ada');
      const { customerId } = personaOf('kai');
      await call('adminActStart', { customerId, reason: 'Asked by Kai on the phone' });
      await client.proveAct(token, 'ada', customerId ?? 0);
      return { 'customer-id': String(customerId) };
    },
    /** Kai's settlement account in euro. */
    MAIN: 10351,
    get db() {
      return bank.db;
    },
    /** From now on kai's payments wait for a code. */
    approveByCode: () => bank.db.query(`UPDATE app_user SET approve_mode = 'otp' WHERE email = 'kai@personas.test'`),
    post: (url: string, body: unknown) => client.post(url, body),
    lastCode: () => client.lastCode('kai'),
    lastMessage: async () =>
      (
        await bank.db.query<{ text: string }>(
          'SELECT text FROM outbox WHERE recipient = $1 ORDER BY seq DESC LIMIT 1',
          [personaOf('kai').username],
        )
      )[0]?.text,
    order: (body: object) => orderCard(client, 'kai', token, body),
    byStatus: (status: StatusName, isVirtual = false) =>
      cardThat((card) => card.accountStatusId === cardStatus[status] && card.cardIsVirtual === isVirtual),
    statusOf: async (accountId: number) => (await cardThat((card) => card.accountId === accountId)).accountStatusId,
    purchases: async (accountId: number): Promise<CardPurchase[]> =>
      (await call('cardPurchaseList', { accountId })).purchases,
    shop: async (accountId: number, amount: string, change: object = {}) =>
      (
        await client.post(`/sandbox/cards/${accountId}/purchases`, { merchant: 'Café Aurora', amount, ...change })
      ).json(),
    finish: (purchaseId: string, ending: string) => client.post(`/sandbox/purchases/${purchaseId}`, { ending }),
    /** What the bank's back office does to a card. */
    stand: (accountId: number, status: StatusName) =>
      client.post(`/sandbox/cards/${accountId}`, { statusId: cardStatus[status] }),
    async money(accountId: number) {
      const { balance, available, pendingAmount } = await account(accountId);
      return { balance: Number(balance), available: Number(available), pending: Number(pendingAmount) };
    },
    /** The bank's clock goes on, due jobs are done, and kai signs in again: a session does not last so long. */
    async later(ms: number) {
      bank.clock.advance(ms);
      await bank.tick();
      await as('kai');
    },
  };
}
