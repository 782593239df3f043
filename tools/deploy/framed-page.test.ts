import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource, inlineParts } from './csp.mjs';
import { frameAncestorFrom } from './framed-page.mjs';
import { createPreviewServer } from './server.mjs';

const SIMULATOR = 'http://localhost:4100';
const PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body><script>start()</script></body></html>';
const FRAME = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
const TAB = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

let folder = '';
const servers: ReturnType<typeof createPreviewServer>[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'framed-'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function served(frameAncestor?: string): Promise<number> {
  const server = createPreviewServer({ dist: folder, bankUrl: 'http://127.0.0.1:9', frameAncestor });
  servers.push(server);
  return server.listen(0);
}

/** fetch would write the Sec-Fetch headers itself. */
function ask(port: number, headers: http.OutgoingHttpHeaders): Promise<{ policy: string; html: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: '/login', headers, agent: false }, (answer) => {
        let html = '';
        answer.on('data', (part: Buffer) => (html += part.toString()));
        answer.on('end', () => resolve({ policy: String(answer.headers['content-security-policy']), html }));
      })
      .on('error', reject);
  });
}

test('nobody may frame the page by default, not even who asks for a frame', async () => {
  const { policy, html } = await ask(await served(), FRAME);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(html).toBe(PAGE);
});

test('with a simulator, the frame has that one ancestor and the app’s script, which the policy allows by its hash', async () => {
  const port = await served(SIMULATOR);
  const { policy, html } = await ask(port, FRAME);
  expect(policy).toContain(`frame-ancestors ${SIMULATOR};`);
  const [script = ''] = inlineParts(html).scripts;
  expect(script).toContain('window.bankWrapper');
  expect(script).toContain(`("${SIMULATOR}")`);
  expect(policy).toContain(hashSource(script));
  expect(html.replace(`<script>${script}</script>`, '')).toBe(PAGE);
});

test('with a simulator, a tab still gets the page as production has it', async () => {
  const { policy, html } = await ask(await served(SIMULATOR), TAB);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(html).toBe(PAGE);
});

test.each(['*', 'https://evil.example', 'http://localhost:4100/', 'http://localhost', 'http://localhost:1 *'])(
  'the origin %j is refused',
  (text) => expect(() => frameAncestorFrom(text)).toThrow(/origin of this machine/),
);

test('an origin of this machine is taken, and none means none', () => {
  expect(frameAncestorFrom(SIMULATOR)).toBe(SIMULATOR);
  expect(frameAncestorFrom('')).toBeUndefined();
});
