// Rules: R3.3.14, R3.7.9.
import { fatcaCrsCertificationRepresentativeGet as row } from '@bank/protocol/tax';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { clientOf } from '../../server/test-client';
import { remyOf } from './test-certification';

const DAY = 86_400_000;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let invite: () => Promise<string>;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  ({ invite } = remyOf(bank));
});
afterEach(() => bank.close());

const load = (authSecret?: unknown) => client.row(row, authSecret === undefined ? {} : { authSecret });

it('shows a representative their part of the company’s certification', async () => {
  const secret = await invite();
  // 256 bits (R0.24 asks for 128).
  expect(secret).toMatch(/^[\w-]{43}$/);
  const answer = await load(secret);
  expect(row.response.parse(answer.json())).toEqual({
    fatcaCrsCertificationInfo: {
      ...{
        name: 'Atelier Verde',
        registrationCountryCode: 'RO',
        address: null,
        status: 'none',
        cityOfBirth: null,
        countryOfBirth: null,
      },
      ...{
        dateOfBirth: null,
        citizenship: [],
        isUSTaxPayer: null,
        hasUSIndicia: false,
        usIndicia: [],
        usIndiciaKnown: [],
        taxIds: [],
      },
      ...{ papers: [], certificate: null, lossOfNationalityMissing: null, rejections: [], signedAt: null },
    },
    documents: [],
    representativeInfo: {
      ...{ firstName: 'Remy', lastName: 'Laurent', phone: expect.anything(), address: null, addressCountryCode: null },
    },
    declaration: { id: 'representative-1', text: expect.any(Array) },
  });
});

it('sends the link by e-mail, and keeps only its hash', async () => {
  const secret = await invite();
  const letters = (await client.get('/sandbox/outbox?to=remy@personas.test')).json<{ text: string }[]>();
  expect(letters.at(-1)?.text).toContain(`/self-certification-representative?authSecret=${secret} `);
  const [kept] = await bank.db.query<{ all: string }>(
    'SELECT json_agg(i)::text AS all FROM representative_invitation i',
  );
  expect(kept?.all).not.toContain(secret);
});

const REFUSED: Readonly<Record<string, () => Promise<unknown>>> = {
  none: () => Promise.resolve(undefined),
  'an empty one': () => Promise.resolve(''),
  'what is no text': () => Promise.resolve({ authSecret: 1 }),
  'a wrong one': async () => `${(await invite()).slice(0, -1)}~`,
  'an expired one': async () => {
    const secret = await invite();
    bank.clock.advance(7 * DAY);
    return secret;
  },
  'one whose certification was given': async () => {
    const secret = await invite();
    await bank.db.query('UPDATE representative_invitation SET used_at = now()');
    return secret;
  },
  'one that a newer took the place of': async () => {
    const secret = await invite();
    await invite();
    return secret;
  },
  'one of somebody who represents nobody any more': async () => {
    const secret = await invite();
    await bank.db.query('UPDATE membership SET is_representative = false WHERE user_id = 10');
    return secret;
  },
};

it.each(Object.entries(REFUSED))('refuses %s, in one way', async (_what, secretOf) => {
  const [answer, unknown] = [await load(await secretOf()), await load('nobody-ever-had-this')];
  expect(answer.statusCode).toBe(401);
  expect([answer.json(), answer.headers['www-authenticate']]).toEqual([unknown.json(), 'Bearer']);
});

it('works to the last second, and again until it is used up', async () => {
  const secret = await invite();
  bank.clock.advance(7 * DAY - 1);
  expect([(await load(secret)).statusCode, (await load(secret)).statusCode]).toEqual([200, 200]);
});

it('opens nothing else, and a session does not stand in for it', async () => {
  const secret = await invite();
  expect((await client.post('/?customerInfoGet', { authSecret: secret })).statusCode).toBe(401);
  const { accessToken } = await client.signIn('remy');
  expect((await client.call(accessToken, row.name)).statusCode).toBe(401);
});

it('refuses what it does not name (TA1)', async () => {
  const answer = await client.row(row, { authSecret: await invite(), surprise: 1 });
  expect(answer.json()).toMatchObject({ responseCode: 'TA1' });
});

it('invites representatives only', async () => {
  expect((await client.post('/sandbox/representatives/ana/invite', {})).statusCode).toBe(404);
});

it('slows down whoever asks too often', async () => {
  await bank.close();
  bank = await testBank({ config: { codesPerMinute: 2 } });
  client = clientOf(bank);
  expect([(await load('x')).statusCode, (await load('x')).statusCode, (await load('x')).statusCode]).toEqual([
    401, 401, 429,
  ]);
});
