// Rules: R0.22, R0.49.
import { moneyBank } from '../../server/test-caller';
import type { MoneyBank } from '../../server/test-caller';
import { requestCaller } from './test-requests';

let bank: MoneyBank;
beforeAll(async () => {
  bank = await moneyBank();
});
afterAll(() => bank.close());

test('a code for requests goes to today’s address, whatever the token was made for', async () => {
  const { request, decide, mode } = requestCaller(() => bank);
  await mode('abel', 'otp');
  const id = await request('3');
  await bank.db.query(`UPDATE app_user SET email = 'abel.now@personas.test' WHERE email = 'abel@personas.test'`);
  await decide(bank.as('abel'), [id]);
  expect(bank.sent.at(-1)).toMatchObject({ reason: 'code', to: 'abel.now@personas.test' });
});
