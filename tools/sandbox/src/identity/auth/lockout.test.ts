// Rules: R0.152.
import { bankForEachTest } from '../../testing';
import { CHALLENGE, clientOf } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';
import { say } from './texts';

const bank = bankForEachTest();
// The limits of a bank outside, but for calls in a minute.
beforeEach(() => bank.replace({ signInsPerMinute: 10_000, passwordTries: 10 }));

const LOCK_MS = 900_000;
const HOME = '198.51.100.20';

/** Logs in from an address of the network. @returns the word of a refusal, or how the sign-in goes on */
async function wordFrom(address: string, persona: string, password = PERSONA_PASSWORD, secret?: string) {
  const fields = { client: 'spa', username: `${persona}@personas.test`, password, codeChallenge: CHALLENGE, secret };
  const answer = await clientOf(bank, address).post('/auth/login', fields);
  const { code, authFlow } = answer.json<{ code?: string; authFlow?: string }>();
  return authFlow ?? code;
}

async function guess(address: string, persona: string, times: number): Promise<(string | undefined)[]> {
  const words = [];
  for (let n = 0; n < times; n += 1) words.push(await wordFrom(address, persona, `wrong ${n}`));
  return words;
}

const noticesTo = (persona: string) =>
  bank.db.query<{ text: string }>(
    "SELECT text FROM outbox WHERE recipient = $1 AND channel = 'email' AND subject = $2",
    [`${persona}@personas.test`, say('en', 'wrongPasswordsSubject')],
  );

/** The secret of a browser that Vera has asked the bank to know. */
async function veras(): Promise<string> {
  const secret = 's'.repeat(43);
  await bank.db.query(
    `INSERT INTO known_browser (id, user_id, secret_hash, user_agent, location, created_at, last_activity_at)
     SELECT 'vera-at-home', id, sha256($1::bytea), 'Firefox', NULL, $2, $2 FROM app_user WHERE email = 'vera@personas.test'`,
    [Buffer.from(secret), new Date(bank.clock.now())],
  );
  return secret;
}

it('ten wrong passwords close the login to the place that they came from, and to no other', async () => {
  expect((await guess('203.0.113.7', 'ana', 12)).slice(9)).toEqual(['badCredentials', 'locked', 'locked']);
  expect(await wordFrom('203.0.113.7', 'ana')).toBe('locked');
  expect(await wordFrom(HOME, 'ana')).toBe('simple');
  // One subscriber has 2⁶⁴ addresses of IPv6.
  await guess('2001:db8:1:2::1', 'ben', 10);
  expect(await wordFrom('2001:db8:1:2::2', 'ben')).toBe('locked');
});

it('tells the user once a day, and answers alike for an address that nobody has', async () => {
  await guess('203.0.113.7', 'ana', 11);
  await guess('203.0.113.8', 'ana', 11);
  const notices = await noticesTo('ana');
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('203.0.113.7')]);
  expect((await guess('203.0.113.7', 'nobody', 11)).at(-1)).toBe('locked');
  expect(await noticesTo('nobody')).toEqual([]);
});

it('a hundred wrong passwords of many places close it to all that the bank does not know, and never to the user’s own browser', async () => {
  const secret = await veras();
  for (let at = 0; at < 10; at += 1) await guess(`203.0.113.${at}`, 'vera', 11);
  expect(await wordFrom('203.0.113.99', 'vera', 'wrong')).toBe('locked');
  expect(await wordFrom(HOME, 'vera')).toBe('locked');
  expect(await wordFrom(HOME, 'vera', PERSONA_PASSWORD, secret)).toBe('direct');
  // It is the user's and has ten tries of its own.
  for (let n = 0; n < 11; n += 1) await wordFrom(HOME, 'vera', 'wrong', secret);
  expect(await wordFrom(HOME, 'vera', PERSONA_PASSWORD, secret)).toBe('locked');
});

it('one place alone never closes it to all', async () => {
  await guess('203.0.113.7', 'ana', 150);
  expect(await wordFrom(HOME, 'ana')).toBe('simple');
});

it('the secret of another user’s browser is a stranger’s', async () => {
  const secret = await veras();
  await guess(HOME, 'ana', 11);
  expect(await wordFrom(HOME, 'ana', PERSONA_PASSWORD, secret)).toBe('locked');
});

it('opens again after a quarter of an hour, and keeps no count of names that strangers made up', async () => {
  for (let n = 0; n < 5; n += 1) await guess('203.0.113.7', `made-up-${n}`, 2);
  await guess('203.0.113.7', 'ana', 11);
  bank.clock.advance(LOCK_MS - 1);
  expect(await wordFrom('203.0.113.7', 'ana')).toBe('locked');
  bank.clock.advance(1);
  expect(await wordFrom('203.0.113.7', 'ana')).toBe('simple');
  expect(await bank.db.query('SELECT email, asker FROM sign_in_guard')).toEqual([]);
});
