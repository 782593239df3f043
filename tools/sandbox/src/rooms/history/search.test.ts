// Rules: R2.7.80.
import type { Output } from '@bank/protocol';
import { searchEverything } from '@bank/protocol/search';
import { personaOf } from '../../seed/personas';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { filtersOf } from './filters';
import { pageStatement } from './statements';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

async function ask(persona: string, input: { text: string; amount?: string }, customerId?: number) {
  const { accessToken } = await client.signIn(persona);
  const acting: Record<string, string> = customerId === undefined ? {} : { 'customer-id': String(customerId) };
  return client.row(searchEverything, input, { authorization: `Bearer ${accessToken}`, ...acting });
}
async function found(persona: string, text: string, amount?: string): Promise<Output<typeof searchEverything>> {
  const answer = await ask(persona, { text, ...(amount !== undefined && { amount }) });
  return searchEverything.response.parse(answer.json());
}

test('a name finds the person who was paid, and what was paid to them, newest first', async () => {
  const { people, transactions } = await found('ana', 'ben');
  expect(people).toContainEqual({ name: 'Ben Ortega', email: 'ben@personas.test' });
  expect(transactions.length).toBeGreaterThan(0);
  const dates = transactions.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('a word finds accounts, four digits a card, and nobody else’s', async () => {
  expect((await found('ana', 'DOLLARS')).accounts.map(({ accountId }) => accountId)).toEqual([10012]);
  const [card] = (await found('kai', '')).cards;
  expect(card).toBeDefined();
  expect((await found('kai', card?.lastFour ?? '')).cards).toContainEqual(card);
  expect((await found('ana', card?.lastFour ?? '')).cards).toEqual([]);
});

test('an amount finds transactions of exactly so much', async () => {
  const [one] = (await found('ana', 'ben')).transactions;
  const same = (await found('ana', '', one?.amount)).transactions;
  expect(same.length).toBeGreaterThan(0);
  expect(same.every(({ amount }) => Number(amount) === Number(one?.amount))).toBe(true);
});

test('without words there are people and accounts, and no transactions', async () => {
  const all = await found('ana', '  ');
  expect(all.people.length).toBeGreaterThan(0);
  expect(all.accounts.length).toBeGreaterThan(0);
  expect(all.transactions).toEqual([]);
});

test('a text that means something to SQL is only a text', async () => {
  expect(await found('ana', "%' OR true --")).toEqual({ accounts: [], cards: [], people: [], transactions: [] });
});

test('who may not act for a customer finds nothing of theirs', async () => {
  expect((await ask('ana', { text: 'Operations' }, 1005)).json()).toMatchObject({ responseCode: 'ENOA' });
});

test('a word among very many entries is found by the index of words', async () => {
  const counts = { results: 5, rejected: 0, processing: 0 };
  const { text, values } = pageStatement(
    filtersOf({ keyword: 'lisbon' }, personaOf('ana').customerId ?? 0),
    1,
    5,
    counts,
  ) ?? { text: '', values: [] };
  const plan = await bank.db.transaction(async (tx) => {
    // The few rows of a new bank are dear, as very many are.
    await tx.query('SET LOCAL cpu_tuple_cost = 100');
    return tx.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, values);
  });
  // The word too, and not only the owner, with whom the index begins.
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan on entry_words.*\n.*Index Cond: .*~~\*/);
});
