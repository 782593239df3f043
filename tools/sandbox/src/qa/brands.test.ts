// Rules: S20, R3.1.3.
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
  for (const text of ['a,,b', 'brand-a', 'a b', 'A', 'a:', 'a:0', 'a:70000', 'a:x'])
    expect(() => readCommandLine(['--brands', text], {})).toThrow('must be letters');
});

it('opens a brand at the port that its starter chose, and the others at their own', async () => {
  const told = readCommandLine(['--brands', 'a,d:5104'], {});
  const sandbox = await createSandbox({ ...bank, config: configFrom({}), ...told, qa: true });
  const client = clientOf({ db: bank.db, sandbox });
  expect(await namesOf(client)).toMatchObject([
    { brand: 'a', url: 'http://localhost:4201' },
    { brand: 'd', url: 'http://localhost:5104' },
  ]);
  const signIn = await client.post('/sandbox/sign-in', { persona: 'ana', brand: 'd' });
  expect(signIn.json<{ url: string }>().url).toMatch(/^http:\/\/localhost:5104\/\?code=/);
  await sandbox.close();
});

it.each([
  ['without a word', [], {}, false],
  ['with --qa', ['--qa'], {}, true],
  ['with BANK_QA', [], { BANK_QA: '1' }, true],
  ['as a bank of tests', [], { BANK_CHECK_ANSWERS: '1' }, true],
] as const)('started %s, the bank has a QA surface: %s', (_how, args, env, isThere) => {
  expect(readCommandLine([...args], env)?.qa).toBe(isThere);
});

it('knows the brand of a page by its port, and of one that was told it later', async () => {
  const sandbox = await createSandbox({ ...bank, config: configFrom({}), qa: true });
  const client = clientOf({ db: bank.db, sandbox });
  const offered = async (origin: string) =>
    (await client.post('/?industriesList', {}, { origin })).json<{ groups: { group: string }[] }>().groups.length;
  expect(await offered('http://127.0.0.1:4204')).toBe(4);
  expect(await offered('http://localhost:5104')).toBe(3);
  expect((await client.post('/sandbox/brands', { brand: 'd', url: 'http://localhost:5104' })).statusCode).toBe(200);
  expect(await offered('http://localhost:5104')).toBe(4);
  expect(await offered('http://localhost:4204')).toBe(4);
  for (const url of ['https://elsewhere.example', 'http://localhost', 'http://elsewhere.example:5104'])
    expect((await client.post('/sandbox/brands', { brand: 'd', url })).statusCode).toBe(400);
  await sandbox.close();
});

it('has no list of brands in the cockpit itself', () => {
  expect(script).not.toMatch(/'a',\s*'b'/);
});
