import { readCommandLine } from '../command-line';
import { configFrom } from '../platform/config';
import { createSandbox } from '../server/create-sandbox';
import { clientOf } from '../server/test-client';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { script } from './cockpit/script';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const namesOf = async (client: ReturnType<typeof clientOf>) =>
  (await client.get('/sandbox/brands')).json<{ brand: string; url: string }[]>();

it('offers the brands it was told of, a seventh with the six, each at its own address', async () => {
  const sandbox = await createSandbox({ ...bank, config: configFrom({}), qa: true, brands: SEVEN });
  const client = clientOf({ db: bank.db, sandbox });
  const offered = await namesOf(client);
  expect(offered.map(({ brand }) => brand)).toEqual(SEVEN);
  expect(offered.at(-1)?.url).toBe('http://localhost:4207');
  const signIn = await client.post('/sandbox/sign-in', { persona: 'ana', brand: 'g' });
  expect(signIn.json<{ url: string }>().url).toMatch(/^http:\/\/localhost:4207\/\?code=/);
  await sandbox.close();
});

it('offers the default brand when nobody told it of any', async () => {
  expect((await namesOf(clientOf(bank))).map(({ brand }) => brand)).toEqual(['d']);
});

it.each(['G', 'gg', '', '../a', 7])('takes no %j for a brand', async (brand) => {
  expect((await clientOf(bank).post('/sandbox/sign-in', { persona: 'ana', brand })).statusCode).toBe(400);
});

it('reads them from the command line, or else from BANK_BRANDS', () => {
  expect(readCommandLine(['--brands', 'a,g'], { BANK_BRANDS: 'a,b' })?.brands).toEqual(['a', 'g']);
  expect(readCommandLine([], { BANK_BRANDS: SEVEN.join(',') })?.brands).toEqual(SEVEN);
  expect(readCommandLine([], {})?.brands).toBeUndefined();
  for (const text of ['a,,b', 'brand-a', 'a b', 'A'])
    expect(() => readCommandLine(['--brands', text], {})).toThrow('must be letters');
});

it('has no list of brands in the cockpit itself', () => {
  expect(script).not.toMatch(/'a',\s*'b'/);
});
