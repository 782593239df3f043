// Rules: R0.12.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

const get = (url: string, headers: Record<string, string> = {}) => bank.sandbox.inject({ method: 'GET', url, headers });

it('says what the address of the check asks it to say, and shows the calls', async () => {
  expect((await get('/privacy-check')).json()).toEqual({ isAnonymous: false });
  expect((await get('/privacy-check?isAnonymous=true')).json()).toEqual({ isAnonymous: true });
  const at = new Date(bank.clock.now()).toISOString();
  expect((await get('/sandbox/privacy-check')).json()).toEqual([
    { at, isAnonymous: false },
    { at, isAnonymous: true },
  ]);
});

it('answers a page through its web server, which does not get to see the calls', async () => {
  const passedOn = { 'x-forwarded-for': '127.0.0.1' };
  expect((await get('/privacy-check', passedOn)).statusCode).toBe(200);
  expect((await get('/sandbox/privacy-check', passedOn)).statusCode).toBe(403);
});

it('fails as a tester wants it to', async () => {
  await bank.sandbox.inject({
    method: 'POST',
    url: '/sandbox/faults',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ match: { path: '/privacy-check' }, kind: 'status', status: 503, times: 1 }),
  });
  expect((await get('/privacy-check')).statusCode).toBe(503);
  expect((await get('/sandbox/privacy-check')).json()).toEqual([]);
  expect((await get('/privacy-check')).statusCode).toBe(200);
});
