// Rules: R3.7.2.
import { bankForEachTest } from '../../testing';
import { addressOf, visitorOf } from './test-people';

const bank = bankForEachTest();
const visitor = visitorOf(bank);

const SECOND = 1_000;
const NEW = 'Harbour-lamp-93';
const request = (persona: string) => visitor.ask('passwordChangeRequest', { email: addressOf(persona) });
const check = (persona: string, code: string) =>
  visitor.ask('passwordChangeCodeCheck', { email: addressOf(persona), code });
const change = (persona: string, code: string, password = NEW) =>
  visitor.ask('passwordChangeWithCode', { email: addressOf(persona), code, password });
const wrong = (right: string) => (right === '000000' ? '000001' : '000000');
async function codeOf(persona: string) {
  expect(await request(persona)).toMatchObject({ responseCode: '00' });
  return visitor.lastCode(persona);
}

it('changes the password by the code, once, and says so to the mailbox', async () => {
  const code = await codeOf('ana');
  expect(code).toMatch(/^\d{6}$/);
  expect(await check('ana', code)).toMatchObject({ responseCode: '00' });
  expect(await change('ana', code)).toMatchObject({ responseCode: '00' });
  expect((await visitor.login('ana')).json()).toMatchObject({ code: 'badCredentials' });
  expect((await visitor.login('ana', NEW)).statusCode).toBe(200);
  expect(await change('ana', code, 'Another-lamp-93')).toMatchObject({ reason: 'codeExpired' });
  const [notice] = await bank.db.query<{ text: string; code: string | null }>(
    'SELECT text, code FROM outbox WHERE recipient = $1 ORDER BY seq DESC LIMIT 1',
    [addressOf('ana')],
  );
  expect(notice).toEqual({ text: expect.stringMatching(/was changed on .* logged out everywhere/), code: null });
});

it('ends every session of the user and no other, and every sign-in that was begun', async () => {
  const [one, two, other] = [await visitor.signIn('ana'), await visitor.signIn('ana'), await visitor.signIn('ben')];
  const begun = (await visitor.post('/sandbox/sign-in', { persona: 'ana', brand: 'd' })).json<{ url: string }>();
  const { code: loginCode, codeVerifier } = Object.fromEntries(new URL(begun.url).searchParams);
  await change('ana', await codeOf('ana'));
  for (const { accessToken, refreshToken } of [one, two]) {
    expect((await visitor.call(accessToken, 'balanceInquiry')).statusCode).toBe(401);
    expect((await visitor.refresh(refreshToken)).statusCode).toBe(403);
  }
  expect((await visitor.post('/auth/token', { code: loginCode, codeVerifier })).statusCode).toBe(403);
  expect((await visitor.call(other.accessToken, 'balanceInquiry')).statusCode).toBe(200);
});

it('opens a door that wrong passwords had locked', async () => {
  for (let tries = 0; tries <= 10; tries += 1) await visitor.login('ana', 'nope');
  expect((await visitor.login('ana')).json()).toMatchObject({ code: 'locked' });
  await change('ana', await codeOf('ana'));
  expect((await visitor.login('ana', NEW)).statusCode).toBe(200);
});

it.each(['ana', 'nobody'])('gives five tries for %s, also to guesses at once, and then none (R0.22)', async (who) => {
  await request(who);
  const right = who === 'ana' ? await visitor.lastCode('ana') : '123456';
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? check : change)(who, wrong(right))));
  expect(answers.map(({ reason }) => reason).sort()).toEqual([
    ...Array<string>(4).fill('codeUsedUp'),
    ...Array<string>(4).fill('codeWrong'),
  ]);
  expect(answers[0]?.validationErrors?.[0]?.field).toBe('code');
  expect(await change(who, right)).toMatchObject({ responseCode: 'VF', reason: 'codeUsedUp' });
});

it('takes a code for ten minutes, to the second, and only the newest', async () => {
  const first = await codeOf('ana');
  bank.clock.advance(600 * SECOND);
  expect(await change('ana', first)).toMatchObject({ reason: 'codeExpired' });
  const second = await codeOf('ana');
  const third = await codeOf('ana');
  expect(await check('ana', second)).toMatchObject({ responseCode: second === third ? '00' : 'VF' });
  bank.clock.advance(599 * SECOND);
  expect(await change('ana', third)).toMatchObject({ responseCode: '00' });
});

it('opens nobody else’s account', async () => {
  const [ana, ben] = [await codeOf('ana'), await codeOf('ben')];
  expect(await change('ben', ana)).toMatchObject({ responseCode: ana === ben ? '00' : 'VF' });
});

it('answers alike for an address that nobody has, and never sends anything there', async () => {
  expect(await request('nobody')).toEqual(await request('ana'));
  expect(await check('nobody', '000000')).toEqual(await check('ana', wrong(await visitor.lastCode('ana'))));
  for (let sends = 2; sends <= 3; sends += 1) expect(await request('nobody')).toEqual(await request('ana'));
  const refused = await request('nobody');
  expect(refused).toMatchObject({ responseCode: 'VF', reason: 'tooManySends' });
  expect(await request('ana')).toEqual(refused);
  expect(await visitor.letters('nobody')).toBe(0);
  expect(await visitor.letters('ana')).toBe(3);
});

it('refuses a weak password at its field, and keeps the code good', async () => {
  const code = await codeOf('ana');
  expect(await change('ana', code, 'short')).toMatchObject({
    responseCode: 'VF',
    reason: 'tooShort',
    validationErrors: [{ field: 'password', description: 'The password needs at least 10 characters.' }],
  });
  expect(await change('ana', code)).toMatchObject({ responseCode: '00' });
});

it('lets nobody in who must choose a new password, until they have chosen another', async () => {
  expect((await visitor.login('fay', 'nope')).json()).toMatchObject({ code: 'badCredentials' });
  expect((await visitor.login('fay')).json()).toMatchObject({ code: 'passwordChangeRequired' });
  const code = await codeOf('fay');
  expect(await change('fay', code, 'Sandbox-2026!')).toMatchObject({ responseCode: 'VF', reason: 'samePassword' });
  expect(await change('fay', code)).toMatchObject({ responseCode: '00' });
  expect((await visitor.login('fay', NEW)).statusCode).toBe(200);
});

it('slows down whoever guesses', async () => {
  await bank.replace({ codesPerMinute: 2 });
  await check('ana', '000000');
  await check('ana', '000000');
  const slow = await visitor.post('/?passwordChangeCodeCheck', { email: addressOf('ana'), code: '000000' });
  expect([slow.statusCode, slow.headers['retry-after']]).toEqual([429, '60']);
  expect(await check('ben', '000000')).toMatchObject({ reason: 'codeExpired' });
});
