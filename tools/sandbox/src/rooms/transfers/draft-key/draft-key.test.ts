// Rules: R0.33.
import { moneyBank, type MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

const keyOf = (who: string) => Promise.resolve(handlers.draftKey({}, bank.as(who)));

test('a user has one key for a customer, however often and from how many tabs they ask', async () => {
  const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => keyOf('ana')));
  expect(Buffer.from(first?.key ?? '', 'base64')).toHaveLength(32);
  for (const other of others) expect(other).toEqual(first);
});

test('nobody else has it: not another user, not a colleague for the same company', async () => {
  const keys = await Promise.all(['ana', 'ben', 'olivia', 'abel'].map(keyOf));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(keys.length);
});
