import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

// R1.6.4: the client of a business user or an administrator names the customer on every acting call, in header and field.

const ATELIER = 1005;
const UMBRA = 1006;
const VERSION = { 'x-client-version': '2.1.2' };

let bank: TestBank;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

const header = (id: number) => ({ 'customer-id': String(id) });
const field = (id: number) => ({ fromCustomerId: id });

const codeOf = async (persona: string, body: object, headers: Record<string, string>) => {
  const { accessToken } = await client.signIn(persona);
  return (await client.call(accessToken, 'userAccessInfo', body, headers)).json<{ responseCode: string }>()
    .responseCode;
};

it.each([
  ['nothing', {}, {}, 'TA1'],
  ['the header alone', {}, header(ATELIER), 'TA1'],
  ['the field alone', field(ATELIER), {}, 'TA1'],
  ['two companies', field(ATELIER), header(UMBRA), 'TA1'],
  ['their own company', field(ATELIER), header(ATELIER), '00'],
  ['another company', field(UMBRA), header(UMBRA), 'ENOA'],
])('the client of an employee names %s', async (_what, body, headers, expected) => {
  expect(await codeOf('rhea', body, { ...VERSION, ...headers })).toBe(expected);
});

it.each(['0', '00', '-1', '2147483648', '99999999999', '1e3', '0x3ED', '1005 ', 'NaN', 'null', 'one', ''])(
  'a customer that is no id is refused: %j',
  async (id) => {
    for (const persona of ['ana', 'rhea', 'ada', 'nora']) {
      expect([persona, await codeOf(persona, {}, { 'customer-id': id })]).toEqual([persona, 'TA1']);
      expect([persona, await codeOf(persona, { fromCustomerId: id }, {})]).toEqual([persona, 'TA1']);
    }
  },
);

it('a personal customer and a user without a company have nothing to name', async () => {
  expect(await codeOf('ana', {}, VERSION)).toBe('00');
  expect(await codeOf('nora', {}, VERSION)).toBe('00');
  expect(await codeOf('ada', {}, VERSION)).toBe('00');
});

it('a user who chose one company names it twice, too', async () => {
  expect(await codeOf('cora', field(UMBRA), VERSION)).toBe('TA1');
  expect(await codeOf('cora', field(UMBRA), { ...VERSION, ...header(UMBRA) })).toBe('00');
});

it('a caller that is not the client works for the company of the token', async () => {
  expect(await codeOf('rhea', {}, {})).toBe('00');
});
