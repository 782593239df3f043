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
  ['pat', 1025, 'RO7926919', '919'],
  ['carl', 1026, 'ESB66554433', '433'],
])('shows %s, and who acts for them, no more of a tax number than its end', async (persona, id, taxId, end) => {
  const client = clientOf(bank);
  const { accessToken: ada } = await client.signIn('ada');
  await client.call(ada, 'adminActStart', { customerId: id, reason: 'Asked on the phone' });
  const { accessToken: own } = await client.signIn(persona);
  for (const [token, headers] of [
    [own, {}],
    [ada, { 'customer-id': String(id) }],
  ] as const) {
    const answers = [];
    for (const name of SHOWN) answers.push((await client.call(token, name, { lang: 'en' }, headers)).payload);
    expect(answers.join()).toContain(`•${end}`);
    for (const answer of answers) expect(answer).not.toContain(taxId.slice(-4));
  }
});
