// Rules: S20, R3.1.3, R0.148.
import { readCommandLine } from '../command-line';
import { brandPlaces } from '../platform/brands';
import { configFrom } from '../platform/config';
import { applicantOf } from '../rooms/onboarding/test-applicant';
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
  const faulty = ['a,,b', 'brand-a', 'a b', 'A', 'a:', 'a:0', 'a:70000', 'a:x'];
  const noOrigins = [
    'a=',
    'a=bank.example',
    'a=http://bank.example',
    'a=https://bank.example/',
    'a=https://Bank.example',
  ];
  for (const text of [...faulty, ...noOrigins])
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

describe('behind web servers of their own', () => {
  const told = readCommandLine(['--brands', 'd=https://bank.example,a=https://other.example:8443,f'], {});
  const places = brandPlaces(told?.brandUrl, told?.brands);

  it.each([
    ['https://bank.example', 'd'],
    ['https://other.example:8443', 'a'],
    ['http://127.0.0.1:4206', 'f'],
    ['http://bank.example', null],
    ['https://bank.example:8443', null],
    ['https://bank.example.evil.example', null],
    ['http://localhost:4204', null],
    ['http://localhost', null],
    ['null', null],
    ['', null],
  ])('a page of %s is of brand %s', (origin, brand) => {
    expect(places.at(origin)).toBe(brand);
    expect(places.isOurs(origin)).toBe(brand !== null || origin.startsWith('http://localhost'));
  });

  it('registers customers there, and has its adult group', async () => {
    const sandbox = await createSandbox({ ...bank, config: configFrom({}), ...told });
    const client = clientOf({ db: bank.db, sandbox });
    const groupsAt = async (origin: string) =>
      (await client.post('/?industriesList', {}, { origin })).json<{ groups: unknown[] }>().groups.length;
    expect([await groupsAt('https://bank.example'), await groupsAt('https://elsewhere.example')]).toEqual([4, 3]);
    const applied = (origin: string) =>
      applicantOf({ db: bank.db, sandbox }, origin)
        .apply({ captcha: 'x' })
        .then(({ reason }) => reason);
    expect(await applied('https://elsewhere.example')).toBe('notOffered');
    expect(await applied('https://bank.example')).toBe('captchaNeeded');
    await sandbox.close();
  });

  it.each([
    ['a', 'https://other.example:8443/activate'],
    ['f', 'http://localhost:4206/activate'],
    ['b', 'https://bank.example/activate'],
    [null, 'https://bank.example/activate'],
  ])('a letter to a reader of brand %s leads to %s', (brand, address) => {
    expect(places.linkTo(brand, '/activate')).toBe(address);
  });
});

it('has no list of brands in the cockpit itself', () => {
  expect(script).not.toMatch(/'a',\s*'b'/);
});
