// Rules: S13.
import { createPasswordPool } from '../identity/auth/password';
import { languageFrom } from '../platform/languages';
import { Busy } from '../platform/refusal';
import { personas } from '../seed/personas';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { failure } from './answer';
import { clientOf } from './test-client';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ passwords: createPasswordPool() });
});
afterAll(() => bank.close());

const PLACES = 32;
/** Enough addresses of the network that the places of one are never the bound. */
const ADDRESSES = 8;
const loginNth = (n: number, persona: string) => clientOf(bank, `203.0.113.${n % ADDRESSES}`).login(persona, 'nope');
const SENTENCES = {
  en: 'The bank is busy at the moment. Try again in a few seconds.',
  es: 'El banco está muy ocupado ahora mismo. Inténtalo de nuevo en unos segundos.',
  ro: 'Banca este ocupată în acest moment. Încercați din nou peste câteva secunde.',
  ru: 'Банк сейчас перегружен. Попробуйте ещё раз через несколько секунд.',
  uk: 'Банк зараз перевантажений. Спробуйте ще раз за кілька секунд.',
  pt: 'O banco está ocupado neste momento. Tente de novo dentro de alguns segundos.',
};

// The personas' passwords of tests cost next to nothing to check; an address that nobody has costs what it does outside.
const keys = personas.filter(({ standing }) => standing !== 'invited').map(({ key }) => key);

it('turns away who finds every place taken, and says when to come again', async () => {
  const logins = Array.from({ length: PLACES + 8 }, (_, n) => loginNth(n, keys[n % keys.length] ?? ''));
  const answers = await Promise.all(logins);
  const busy = answers.filter((answer) => answer.statusCode === 429);
  expect(busy).toHaveLength(8);
  expect(busy[0]?.json()).toEqual({ message: SENTENCES.en, code: 'busy' });
  expect(busy[0]?.headers['retry-after']).toBe('2');
});

it.each(Object.entries(SENTENCES))('says so in %s', (language, sentence) => {
  expect(failure('http', new Busy(2), languageFrom(language))?.body).toEqual({ message: sentence, code: 'busy' });
});

it('counts no try that it was too busy to look at', async () => {
  const answers = await Promise.all(Array.from({ length: PLACES + 20 }, (_, n) => loginNth(n, 'dev')));
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  const tries = await bank.db.query(
    `SELECT result FROM login_attempt WHERE user_id = (SELECT id FROM app_user WHERE email = 'dev@personas.test')`,
  );
  expect(tries).toHaveLength(PLACES);
});

it('says so in the envelope of a call that checks a password', async () => {
  const client = clientOf(bank);
  const { accessToken } = await client.signIn('ben');
  const wrong = { enable: 'off', password: 'nope' };
  // Nobody's addresses first: their full cost holds every place until the call has come.
  const nobody = Array.from({ length: 12 }, (_, n) => loginNth(n, `nobody${n}`));
  const known = Array.from({ length: PLACES - nobody.length }, (_, n) =>
    loginNth(n + nobody.length, keys[n % keys.length] ?? ''),
  );
  const answer = await client.call(accessToken, 'ipWhitelistModeSet', wrong);
  expect([answer.statusCode, answer.json()]).toEqual([
    429,
    expect.objectContaining({ responseCode: 'UE', responseDescription: SENTENCES.en }),
  ]);
  await Promise.all([...nobody, ...known]);
});
