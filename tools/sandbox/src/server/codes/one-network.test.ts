// Rules: R0.147, R0.49.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { clientOf } from '../test-client';

const REAL = { codeSendsPerHour: 10, wrongCodesPerHour: 10, wrongCodesPerDay: 20, signInsPerMinute: 10_000 };
const OFFICE = ['ana', 'ben', 'pat', 'carl', 'sia', 'coen', 'cleo', 'kai', 'tara'];

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank({ config: { ...REAL, codesPerMinute: 10_000 } });
  client = clientOf(bank);
});
afterEach(() => bank.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

it('an office at one address signs in by codes: each has ten an hour, and nobody uses up what the others have', async () => {
  await bank.db.query(`UPDATE app_user SET two_factor_mode = 'otp' WHERE email = ANY ($1)`, [
    OFFICE.map((key) => `${key}@personas.test`),
  ]);
  const sent = await Promise.all(
    OFFICE.flatMap((key) =>
      Array.from({ length: 8 }, async () => (await client.login(key, undefined, from('203.0.113.7'))).statusCode),
    ),
  );
  expect(sent).toEqual(sent.map(() => 200));
});
