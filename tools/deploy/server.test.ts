// Rules: R0.86, R0.64, S15, S18, S20.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createPreviewServer } from './server.mjs';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const SCRIPT = 'console.log("hello");'.repeat(40);
const PAGE = '<!doctype html><html><body><script>start()</script></body></html>';
let folder = '';
let port = 0;
let bankPort = 0;
let preview: ReturnType<typeof createPreviewServer>;

/** A bank that echoes, and that loses or cuts its answer when asked to. */
const bank = http.createServer((request, response) => {
  if (request.url === '/drop') return request.socket.destroy();
  if (request.url === '/truncate') {
    response.writeHead(200, { 'content-length': '100' }).write('{"half":');
    setImmediate(() => request.socket.destroy());
    return undefined;
  }
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  return request.on('end', () => response.end(JSON.stringify({ verb: request.method, url: request.url, body })));
});
bank.on('upgrade', (request, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  socket.write(`at ${request.url}`);
  socket.on('data', (data: Buffer) => (data.toString() === 'die' ? socket.destroy() : socket.write(data)));
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(path.join(folder, 'dist/.vite'));
  writeFileSync(path.join(folder, 'dist/index.html'), PAGE);
  writeFileSync(path.join(folder, 'dist/version.json'), '{"release":"1"}');
  writeFileSync(path.join(folder, 'dist/assets/app-1.js'), SCRIPT);
  writeFileSync(path.join(folder, 'dist/.vite/manifest.json'), '{}');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const address = bank.address();
  bankPort = typeof address === 'object' && address ? address.port : 0;
  preview = createPreviewServer({ dist: path.join(folder, 'dist'), bankUrl: `http://127.0.0.1:${bankPort}` });
  port = await preview.listen(0);
});

afterAll(async () => {
  await preview.close();
  bank.closeAllConnections();
  await new Promise((resolve) => bank.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

function ask(url: string, { verb = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: url, method: verb, headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const NAVIGATION = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

test.each([
  ['/', NAVIGATION, 200, 'no-cache'],
  ['/history?accountId=5', NAVIGATION, 200, 'no-cache'],
  ['/assets/app-1.js', {}, 200, 'public, max-age=31536000, immutable'],
  ['/version.json', {}, 200, 'no-store'],
  ['/assets/gone-1.js', {}, 404, 'no-store'],
  ['/assets/gone-1.js', NAVIGATION, 404, 'no-store'],
  ['/history', { 'sec-fetch-mode': 'cors' }, 404, 'no-store'],
  ['/', { accept: '*/*' }, 200, 'no-cache'],
  ['/history', { accept: '*/*' }, 200, 'no-cache'],
  ['/gone.json', { accept: '*/*' }, 404, 'no-store'],
  ['/history', { accept: 'application/json' }, 404, 'no-store'],
])('%s with %j answers %i and is kept as %s', async (url, headers, status, cache) => {
  const answer = await ask(url, { headers });
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe(cache);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(answer.headers['permissions-policy']).toMatch(/camera=\(\)/);
});

test('the camera is allowed on the page of a check of identity, and nowhere else (R0.86)', async () => {
  const cameraAt = async (url: string, headers: Record<string, string> = NAVIGATION) =>
    /camera=(\([^)]*\))/.exec(String((await ask(url, { headers })).headers['permissions-policy']))?.[1];
  expect(await cameraAt('/identity-verification/run/token')).toBe('(self)');
  for (const url of [
    '/',
    '/kyc',
    '/identity-verification',
    '/identity-verifications/x',
    '/video-identity-job/x',
    '/x/identity-verification/',
  ])
    expect([url, await cameraAt(url)]).toEqual([url, '()']);
  expect(await cameraAt('/identity-verification/run/gone.json', { accept: '*/*' })).toBe('()');
  const { headers } = await ask('/identity-verification/run/token', { headers: NAVIGATION });
  expect(headers['permissions-policy']).toMatch(/microphone=\(\)/);
});

test('only the page carries the policy', async () => {
  expect((await ask('/login', { headers: NAVIGATION })).headers['content-security-policy']).toMatch(/strict-dynamic/);
  expect((await ask('/assets/app-1.js')).headers['content-security-policy']).toBeUndefined();
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.vite/manifest.json',
  '/assets//app-1.js',
  '/index.html%00.js',
  '/%',
])('%s gives nothing away', async (url) => {
  const answer = await ask(url);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toContain('secret');
});

test('a script comes as brotli, then not at all when it is known', async () => {
  const first = await ask('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body).toString()).toBe(SCRIPT);
  const again = await ask('/assets/app-1.js', {
    headers: { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('only reading is allowed', async () => {
  expect((await ask('/', { verb: 'POST' })).status).toBe(405);
});

test('/api goes to the bank without its prefix, body and all', async () => {
  const answer = await ask('/api/?login=1', { verb: 'POST', body: 'hello' });
  expect(JSON.parse(answer.body.toString())).toEqual({ verb: 'POST', url: '/?login=1', body: 'hello' });
});

test.each(['/api/drop', '/api/truncate'])(
  'an answer that the bank loses is lost for the browser, too (%s)',
  async (url) => {
    await expect(ask(url)).rejects.toThrow(/socket hang up|aborted|ECONNRESET/);
  },
);

test('a bank that is not there is said so', async () => {
  const alone = createPreviewServer({ dist: path.join(folder, 'dist'), bankUrl: 'http://127.0.0.1:9' });
  const other = await alone.listen(0);
  const answer = await fetch(`http://127.0.0.1:${other}/api/x`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toEqual({ message: 'The bank cannot be reached' });
  await alone.close();
});

test('the websocket passes both ways, and falls when the bank does', async () => {
  const socket = net.connect(port, '127.0.0.1');
  const heard: string[] = [];
  const until = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => heard.join('').includes(text) && resolve();
      socket.on('data', look);
      look();
    });
  socket.on('data', (data) => heard.push(data.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await until('at /socket');
  socket.write('ping');
  await until('ping');
  socket.write('die');
  await closed;
  expect(heard.join('')).toMatch(/^HTTP\/1\.1 101 /);
});

test('the page connects where its build says, and a list that says more than origins is refused', async () => {
  const list = path.join(folder, 'dist/.vite/connections.json');
  const policy = async () =>
    (await ask('/login', { headers: { accept: 'text/html' } })).headers['content-security-policy'];
  expect(await policy()).toContain("connect-src 'self';");
  writeFileSync(list, '["https://stage-7.d.staging-bank.example","ws://localhost:*"]');
  expect(await policy()).toContain("connect-src 'self' https://stage-7.d.staging-bank.example ws://localhost:*;");
  expect((await ask('/.vite/connections.json', { headers: { accept: 'application/json' } })).status).toBe(404);
  writeFileSync(list, '["https://evil.example; script-src *"]');
  expect((await ask('/login', { headers: { accept: 'text/html' } })).status).toBe(500);
  rmSync(list);
});

test.each(['/api/sandbox/personas', '/api/sandbox', '/api//sandbox/reset', '/api/%73andbox/clock'])(
  'the QA surface of the sandbox is not reached through a brand: %s',
  async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('sandbox');
  },
);
