// Rules: R0.87, S15, S16, S19.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CspEvaluator, DEFAULT_CHECKS } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import { contentSecurityPolicy, hashSource } from './csp.mjs';
import { readIdentityHosts } from './identity-hosts.mjs';
import { createPreviewServer } from './server.mjs';
import { nginxConfig, staticHeadersFile } from './sites.mjs';

const PAGE = '<!doctype html><html><body><script>start()</script></body></html>';
const HOSTS = {
  script: ['https://sdk.provider.example'],
  frame: ['https://frame.provider.example:8443'],
  connect: ['https://api.provider.example', 'https://files.provider.example'],
};
const SITE = { html: PAGE, serverName: 'bank.example', root: '/srv/bank', bankUrl: 'https://core.example' };
const connect = ['https://stats.example'];
const PLAIN = contentSecurityPolicy(PAGE, { connect });

/** The addresses of the page, and others that look like it. */
const OTHERS = [
  '/',
  '/kyc',
  '/login',
  '/identity-verification',
  '/identity-verifications/run/-',
  '/video-identity-job/x',
  '/x/identity-verification/run/-',
];

let folder = '';
let list = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'identity-hosts-'));
  mkdirSync(path.join(folder, '.vite'));
  list = path.join(folder, '.vite/identity-hosts.json');
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, '.vite/connections.json'), JSON.stringify(connect));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(list, { force: true }));

/** What a running server says about pages, with the build as it is now: the policy, or the status without one. */
async function servedAt(...addresses: string[]): Promise<string[]> {
  const server = createPreviewServer({ dist: folder, bankUrl: 'http://127.0.0.1:9' });
  const port = await server.listen(0);
  const policies = await Promise.all(addresses.map((address) => policyAt(port, address)));
  await server.close();
  return policies;
}

/** As a visitor who goes there; fetch would write the Sec-Fetch headers itself. */
const policyAt = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
    http
      .get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        answer.resume();
        const policy = answer.headers['content-security-policy'];
        resolve(String(policy ?? answer.statusCode));
      })
      .on('error', reject);
  });

test('a brand without a provider has one policy, the same for every page', async () => {
  const policies = await servedAt('/identity-verification/run/-', ...OTHERS);
  expect(new Set(policies)).toEqual(new Set([PLAIN]));
  expect(PLAIN).not.toMatch(/frame-src|,/);
});

test('the hosts of a provider are named on the page of a check, and every other page stays byte for byte', async () => {
  writeFileSync(list, JSON.stringify(HOSTS));
  const [own, ...others] = await servedAt('/identity-verification/run/-', ...OTHERS);
  expect(new Set(others)).toEqual(new Set([PLAIN]));
  expect(own).toBe(contentSecurityPolicy(PAGE, { connect, identityHosts: HOSTS }));
});

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split('; ')
      .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );

test('each list is where a browser reads it, and nothing else is different', () => {
  const policies = contentSecurityPolicy(PAGE, { connect, identityHosts: HOSTS }).split(', ');
  expect(policies).toHaveLength(2);
  const [page = '', scripts = ''] = policies;
  expect(Object.fromEntries(directivesOf(page))).toEqual({
    ...Object.fromEntries(directivesOf(PLAIN)),
    'connect-src': "'self' https://stats.example https://api.provider.example https://files.provider.example",
    'frame-src': 'https://frame.provider.example:8443',
  });
  // Both have to let a script pass: the first one asks who loads it, the second one where it comes from.
  expect(scripts).toBe(`script-src 'self' ${hashSource('start()')} https://sdk.provider.example`);
  expect(new CspEvaluator(new CspParser(page).csp).evaluate([], DEFAULT_CHECKS)).toEqual([]);
});

test('a provider without frames gets none, and one without scripts none of its own', () => {
  const [page = '', scripts] = contentSecurityPolicy(PAGE, { identityHosts: { connect: HOSTS.connect } }).split(', ');
  expect(page).not.toContain('frame-src');
  expect(scripts).toBe(`script-src 'self' ${hashSource('start()')}`);
});

test('nginx and static hosts name them on that page alone', () => {
  const options = { connect, identityHosts: HOSTS };
  const own = contentSecurityPolicy(PAGE, options);
  const blocks = nginxConfig({ ...SITE, policy: options }).split('  location ');
  expect(blocks.filter((block) => block.includes('provider.example'))).toEqual([
    expect.stringMatching(/^\/identity-verification\/ \{/),
  ]);
  expect(blocks.filter((block) => block.includes(`content-security-policy "${own}"`))).toHaveLength(1);
  expect(blocks.find((block) => block.startsWith('/ {'))).toContain(`content-security-policy "${PLAIN}"`);

  const rules = staticHeadersFile(PAGE, options).split('\n\n');
  const named = rules.filter((rule) => rule.includes('provider.example'));
  expect(named).toEqual([expect.stringMatching(/^\/identity-verification\/\*\n/)]);
  expect(named[0]).toContain(`\n  ! content-security-policy\n  content-security-policy: ${own}`);
  expect(rules.find((rule) => rule.startsWith('/*\n'))).toContain(`content-security-policy: ${PLAIN}`);
  expect(staticHeadersFile(PAGE, { connect })).not.toContain('! content-security-policy');
});

test.each([
  { script: ['http://sdk.provider.example'] },
  { script: ['https://sdk.provider.example/v2'] },
  { frame: ['https://*.provider.example'] },
  { frame: ["'unsafe-inline'"] },
  { connect: ['https://a.example; script-src *'] },
  { connect: ['https://a.example, script-src *'] },
  { connect: 'https://a.example' },
  { image: ['https://a.example'] },
  ['https://a.example'],
  'https://a.example',
  null,
])('a build whose list is %j is not served', async (hosts) => {
  writeFileSync(list, JSON.stringify(hosts));
  expect(() => readIdentityHosts(folder)).toThrow(/names more than https origins/);
  expect(await servedAt('/identity-verification/run/-', '/login')).toEqual(['500', '500']);
});
