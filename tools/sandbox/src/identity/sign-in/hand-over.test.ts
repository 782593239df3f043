// Rules: R1.7.13.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let mine: { accessToken: string; refreshToken: string };

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  mine = await client.signIn('ana');
});
afterEach(() => bank.close());

const asMe = () => ({ authorization: `Bearer ${mine.accessToken}` });
const start = async () =>
  (await client.post('/auth/postlogin', { codeChallenge: CHALLENGE, client: 'sei' }, asMe())).json<{ code: string }>();
const take = (codeVerifier = VERIFIER, headers = asMe()) => client.post('/auth/posttoken', { codeVerifier }, headers);
const works = async (accessToken: string) => (await client.call(accessToken, 'customerInfoGet')).statusCode === 200;

it('hands the sign-in on, once, to whoever has the verifier (D29)', async () => {
  await start();
  expect((await take('x'.repeat(43))).statusCode).toBe(403);
  const { accessToken } = (await take()).json<{ accessToken: string }>();
  expect(await works(accessToken)).toBe(true);
  expect((await take()).json()).toMatchObject({ code: 'signInExpired' });
});

it('also by the code itself, for 60 s, and not after the first session is over (D29)', async () => {
  const { code } = await start();
  const exchange = (one: string) => client.post('/auth/token', { code: one, codeVerifier: VERIFIER });
  expect(await works((await exchange(code)).json<{ accessToken: string }>().accessToken)).toBe(true);
  const late = await start();
  bank.clock.advance(60_000);
  expect((await exchange(late.code)).statusCode).toBe(403);
  const orphan = await start();
  await client.post('/auth/logout', { refreshToken: mine.refreshToken });
  expect((await exchange(orphan.code)).json()).toMatchObject({ code: 'signInExpired' });
});

it('hands nothing over to another session (D29)', async () => {
  await start();
  const { accessToken } = await client.signIn('ana');
  expect((await take(VERIFIER, { authorization: `Bearer ${accessToken}` })).statusCode).toBe(403);
});

const isActive = ({ accessToken }: { accessToken: string }) =>
  client.post('/auth/activity', {}, { authorization: `Bearer ${accessToken}` });

it('does not outlive the first session’s eight hours (D29)', async () => {
  for (let minutes = 0; minutes < 7 * 60; minutes += 10) {
    bank.clock.advance(600_000);
    mine = (await client.refresh(mine.refreshToken)).json();
    await isActive(mine);
  }
  await start();
  let next = (await take()).json<{ accessToken: string; refreshToken: string }>();
  for (let minutes = 0; minutes < 50; minutes += 10) {
    bank.clock.advance(600_000);
    next = (await client.refresh(next.refreshToken)).json();
    await isActive(next);
  }
  expect(await works(next.accessToken)).toBe(true);
  bank.clock.advance(600_000);
  expect((await client.refresh(next.refreshToken)).json()).toMatchObject({ code: 'sessionExpired' });
});
