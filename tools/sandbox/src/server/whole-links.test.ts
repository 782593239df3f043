// Rules: R0.148, R0.57.
import { brandPlaces } from '../platform/brands';
import { personaOf } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
const OTHER = 'http://localhost:4206';

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  // Brand f is told to be served; the bank's own is d.
  await client.post('/sandbox/brands', { brand: 'f', url: OTHER });
});
afterAll(() => bank.close());

const lastTo = async (email: string): Promise<string> => {
  const [letter] = await bank.db.query<{ text: string }>(
    'SELECT text FROM outbox WHERE recipient = $1 ORDER BY seq DESC LIMIT 1',
    [email],
  );
  return letter?.text ?? '';
};
const brandOf = (customerId: number, brand: string | null) =>
  bank.db.query('UPDATE customer SET brand = $2 WHERE id = $1', [customerId, brand]);
const addressOf = brandPlaces();

it.each([
  ['f', OTHER],
  [null, addressOf.url('d')],
  ['a', addressOf.url('d')],
])('a link of activation leads a customer of brand %s to %s', async (brand, site) => {
  const { customerId, username } = personaOf('neo');
  await brandOf(customerId ?? 0, brand);
  await client.post('/?activationCodeResend', { email: username });
  expect(await lastTo(username)).toContain(` ${site}/activate?code=`);
});

it('an employee is led to the brand of the company that invites them, whatever page asks', async () => {
  const { username } = personaOf('emma');
  await bank.db.query(
    `UPDATE customer SET brand = 'f' WHERE id IN (SELECT m.customer_id FROM membership m JOIN app_user u ON u.id = m.user_id WHERE u.email = $1)`,
    [username],
  );
  // Emma is invited once the company itself is active.
  await bank.db.query(`UPDATE app_user SET activated_at = now() WHERE email = 'bo@personas.test'`);
  await client.post('/?activationCodeResend', { email: username }, { origin: addressOf.url('d') });
  expect(await lastTo(username)).toContain(` ${OTHER}/activate?code=`);
});

it('a representative is led to the brand of the company', async () => {
  const { userId, username } = personaOf('remy');
  await bank.db.query(
    `UPDATE customer SET brand = 'f' WHERE id IN (SELECT customer_id FROM membership WHERE user_id = $1 AND is_representative)`,
    [userId],
  );
  await client.post('/sandbox/representatives/remy/invite', {});
  expect(await lastTo(username)).toContain(` ${OTHER}/self-certification-representative?authSecret=`);
});
