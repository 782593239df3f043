import { clientOf } from '../server/test-client';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { createHeardLanguages } from './reader-languages';

const ANA = 1;
const BEN = 2;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

async function languageOf(userId: number): Promise<string | undefined> {
  const [user] = await bank.db.query<{ language: string }>('SELECT language FROM app_user WHERE id = $1', [userId]);
  return user?.language;
}
/** What was heard is written down every second. */
async function languageASecondLater(userId: number): Promise<string | undefined> {
  await bank.tick(1_000);
  return languageOf(userId);
}

test('a user reads the language of their last call, and English before any', async () => {
  const { accessToken } = await client.signIn('ben');
  expect(await languageOf(BEN)).toBe('en');
  await client.call(accessToken, 'customerInfoGet', {}, { 'accept-language': 'uk-UA,ru;q=0.5' });
  expect(await languageASecondLater(BEN)).toBe('ua');
  await client.call(accessToken, 'customerInfoGet', {}, { 'accept-language': 'pt' });
  expect(await languageASecondLater(BEN)).toBe('pt');
});

test('nobody is heard by a call that was not let in', async () => {
  const { accessToken } = await client.signIn('ben');
  await client.call(`${accessToken}x`, 'customerInfoGet', {}, { 'accept-language': 'ru' });
  await client.call(accessToken, 'customerInfoGet', {}, { 'accept-language': 'es' });
  expect(await languageASecondLater(BEN)).toBe('es');
});

test('two banks that write down the same users in another order leave nobody waiting', async () => {
  const users = await bank.db.query<{ id: number }>('SELECT id FROM app_user ORDER BY id');
  for (let n = 0; n < 20; n += 1) {
    const [here, there] = [createHeardLanguages(bank.db), createHeardLanguages(bank.db)];
    for (const { id } of users) here.hear(id, n % 2 === 0 ? 'ru' : 'es');
    for (const { id } of [...users].reverse()) there.hear(id, n % 2 === 0 ? 'ro' : 'pt');
    await Promise.all([here.flush(), there.flush()]);
    expect(n % 2 === 0 ? ['ru', 'ro'] : ['es', 'pt']).toContain(await languageOf(ANA));
  }
});

test('what was heard of users who are replaced is forgotten', async () => {
  const languages = createHeardLanguages(bank.db);
  await bank.db.query(`UPDATE app_user SET language = 'en' WHERE id = $1`, [ANA]);
  languages.hear(ANA, 'ro');
  languages.clear();
  await languages.flush();
  expect(await languageOf(ANA)).toBe('en');
});
