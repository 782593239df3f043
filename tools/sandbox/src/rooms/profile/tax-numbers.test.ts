// Rules: R0.113.
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const SHOWN = [
  'customerInfoGet',
  'personalInfoGet',
  'companyInfoGet',
  'kycInfoGet',
  'requiredActions',
  'userAccessInfo',
];

it.each([
  ['pat', 1025, 'person_profile'],
  ['carl', 1026, 'company_profile'],
])('shows %s, and who acts for them, no more of a tax number than its end', async (persona, id, table) => {
  const client = clientOf(bank);
  // No register has it: the number of a company may be in its own registration number, which is no secret.
  const taxId = 'QX 7731-905ZW';
  await bank.db.query(`UPDATE ${table} SET tax_id = $1 WHERE customer_id = $2`, [taxId, id]);
  const { accessToken: ada } = await client.signIn('ada');
  await client.call(ada, 'adminActStart', { customerId: id, reason: 'Asked on the phone' });
  const { accessToken: own } = await client.signIn(persona);
  for (const [token, headers] of [
    [own, {}],
    [ada, { 'customer-id': String(id) }],
  ] as const) {
    const answers = [];
    for (const name of SHOWN) answers.push((await client.call(token, name, { lang: 'en' }, headers)).payload);
    expect(answers.join()).toContain('•5ZW');
    for (const answer of answers) expect(answer).not.toContain(taxId.slice(-4));
  }
});
