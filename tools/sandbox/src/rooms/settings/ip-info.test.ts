// Rules: R1.6.5, R1.7.22.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  bank.sandbox.inject({
    method: 'POST',
    url: '/?ipInfoGet',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{}',
  });

it.each([
  ['203.0.113.7', '203.0.113.7', 'RO'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'RO'],
  ['2001:db8::7', '2001:db8::7', 'RO'],
  ['198.51.100.255', '198.51.100.255', 'PT'],
  ['192.0.2.0', '192.0.2.0', 'ES'],
  ['192.0.3.0', '192.0.3.0', null],
  ['127.0.0.1', '127.0.0.1', null],
  ['::1', '::1', null],
])('tells a visitor without a token whom the bank sees, and where: %s', async (remoteAddress, ip, countryCode) => {
  expect((await ask(remoteAddress)).json()).toMatchObject({ responseCode: '00', ip, countryCode });
});

it('believes no address that the visitor writes into a header', async () => {
  const answer = await ask('203.0.113.7', { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1' });
  expect(answer.json()).toMatchObject({ responseCode: '00', ip: '203.0.113.7' });
});
