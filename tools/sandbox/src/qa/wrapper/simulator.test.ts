import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

it('serves the simulator under a policy that allows its own code, and frames of this machine only', async () => {
  const page = await client.get('/sandbox/wrapper', { host: 'localhost:4100' });
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-src http://localhost:*;');
  expect(policy).not.toMatch(/unsafe|https:/);
  expect(page.body).not.toMatch(/ style="| on\w+="/);
});

it('is at localhost, where a brand’s frame keeps its storage; by the number one is sent there', async () => {
  const page = await client.get('/sandbox/wrapper?at=http://localhost:5173', { host: '127.0.0.1:4100' });
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    'http://localhost:4100/sandbox/wrapper?at=http://localhost:5173',
  ]);
});

it('is linked from the cockpit, and answers this machine only', async () => {
  expect((await client.get('/sandbox/')).body).toContain('href="/sandbox/wrapper"');
  expect((await client.get('/sandbox/wrapper', { host: 'bank.example' })).statusCode).toBe(403);
});
