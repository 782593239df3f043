// Rules: R0.149, R2.9.6.
import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerMark } from '@bank/protocol';
import { BANK_ANSWER, checkWebServer } from './check-web-server.mjs';
import { createPreviewServer } from './server.mjs';

/** What a site answers: a status, a body, and whether the bank itself says so. */
interface Told {
  status: number;
  body?: unknown;
  isOfBank?: boolean;
}
type Site = (request: { verb: string; url: string; forwarded: string | undefined }) => Told | 'breaks' | undefined;

/** A bank that believes its peer. */
const bank: Site = ({ verb, url, forwarded }) => {
  if (url === '/address') return { status: 200, body: { address: forwarded ?? null, named: forwarded !== undefined } };
  if (verb === 'POST') return { status: 415, isOfBank: true };
  return { status: 200, body: 'for testers' };
};
/** A brand's web server before that bank. */
const right: Site = ({ verb, url }) => {
  if (verb !== 'POST' && url !== '/api/address') return { status: 404 };
  return bank({ verb, url: url.slice('/api'.length), forwarded: '203.0.113.7' });
};

/** Bytes of the bodies that servers were sent. */
let sent = 0;
const servers: http.Server[] = [];
const previews: ReturnType<typeof createPreviewServer>[] = [];
afterAll(async () => {
  for (const preview of previews) await preview.close();
  for (const server of servers) server.close().closeAllConnections();
});

/** @param first what is other than it should be */
async function serve(first: Site): Promise<string> {
  const server = http.createServer((request, response) => {
    const forwarded = request.headers['x-forwarded-for'];
    const asked = { verb: String(request.method), url: String(request.url), forwarded: forwarded?.toString() };
    const told = first(asked) ?? right(asked) ?? 'breaks';
    request.on('data', (part: Buffer) => (sent += part.length));
    if (told === 'breaks') return void request.socket.destroy();
    const { status, body, isOfBank = false } = told;
    const end = () =>
      response
        .writeHead(status, isOfBank ? { [answerMark.header]: answerMark.unkeyed } : {})
        .end(body === undefined ? '' : JSON.stringify(body));
    if (request.method === 'POST') request.on('end', end);
    else end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** Spares the megabytes where a server's answer is not about them. */
const light: typeof fetch = (url, request) => fetch(url, request?.body ? { ...request, body: 'paper' } : request);
const faultsOf = async (first: Site) => (await checkWebServer(await serve(first), light)).faults;

test('a preview server before a bank has no fault, and its visitor has an address', async () => {
  const preview = createPreviewServer({ dist: '/nowhere', bankUrl: await serve(bank) });
  previews.push(preview);
  const port = await preview.listen(0);
  expect(await checkWebServer(`http://127.0.0.1:${port}`, fetch)).toEqual({ address: '127.0.0.1', faults: [] });
  // A paper at its limit (R2.9.6) and the form around it, which the printed block of nginx lets through.
  expect(sent).toBeGreaterThan(10_000_000);
  expect(sent).toBeLessThan(11 * 1024 * 1024);
});

test('the bank’s own answer is known by the mark of the protocol', () => {
  expect(BANK_ANSWER).toBe(answerMark.header);
});

const at =
  (url: string, told: ReturnType<Site>, verbs = 'GET HEAD POST'): Site =>
  (request) =>
    request.url === url && verbs.split(' ').includes(request.verb) ? told : undefined;
const address = (body: unknown, status = 200) => at('/api/address', { status, body });

test.each<[string, Site, RegExp]>([
  [
    'names no address',
    address({ address: null, named: false }),
    /^The bank counts all visitors as one\. .*X-Forwarded-For.*BANK_TRUSTED_PEERS/,
  ],
  [
    'is not trusted',
    address({ address: '10.0.0.5', named: false }),
    /^The bank counts all visitors as one, 10\.0\.0\.5\. .*X-Forwarded-For.*BANK_TRUSTED_PEERS/,
  ],
  ['answers the page for /api/address', address('<html>'), /^GET \/api\/address answers 200 and no address/],
  [
    'answers an address of another kind',
    address({ address: 7, named: true }),
    /^GET \/api\/address answers 200 and no/,
  ],
  ['has a bank that knows no address', address({ message: 'Not found' }, 404), /^GET \/api\/address answers 404/],
  [
    'passes on what a visitor wrote',
    ({ url, forwarded = '203.0.113.7' }) =>
      url === '/api/address' ? { status: 200, body: { address: forwarded, named: true } } : undefined,
    /^The bank believes the X-Forwarded-For that a visitor wrote/,
  ],
  ['leads GET /api/ to the bank', at('/api/', { status: 200 }, 'GET'), /^Not 404: GET \/api\/ \(200\)\./],
  ['leads HEAD /api/ to the bank', at('/api/', { status: 200 }, 'HEAD'), /^Not 404: HEAD \/api\/ \(200\)\./],
  ['leads GET /api to the page', at('/api', { status: 200 }, 'GET'), /^Not 404: GET \/api \(200\)\./],
  ['leads // to the bank', at('/api//', { status: 200 }), /^Not 404: GET \/api\/\/ \(200\), HEAD \/api\/\/ \(200\)\./],
  [
    'leads to the surface of testers',
    at('/api/sandbox/personas', { status: 403 }),
    /^Not 404: GET \/api\/sandbox.*\(403\)/,
  ],
  ['leads there encoded', at('/api/%73andbox/personas', { status: 200 }), /^Not 404: GET \/api\/%73andbox.*\(200\)/],
  ['refuses a paper', ({ verb }) => (verb === 'POST' ? { status: 413 } : undefined), /413.*client_max_body_size/],
  ['keeps POST from the bank', ({ verb }) => (verb === 'POST' ? { status: 405 } : undefined), /^POST \/api\/.*405/],
  ['breaks off a paper', ({ verb }) => (verb === 'POST' ? 'breaks' : undefined), /^POST \/api\/.*broke off/],
])('a web server that %s has that one fault', async (_, first, fault) => {
  expect(await faultsOf(first)).toEqual([expect.stringMatching(fault)]);
});

test('a bank that refuses a paper by itself is no fault of its web server', async () => {
  const refuses: Site = ({ verb }) => (verb === 'POST' ? { status: 413, isOfBank: true } : undefined);
  expect(await faultsOf(refuses)).toEqual([]);
});

test('a site that is not there is one fault', async () => {
  const site = await serve(() => 'breaks');
  expect(await checkWebServer(site, fetch)).toEqual({
    address: null,
    faults: [expect.stringContaining(`${site} does not answer`)],
  });
});

test('what was found before a site went away is said, too', async () => {
  const leaves = at('/api/sandbox', 'breaks');
  const names = address({ address: null, named: false });
  expect(await faultsOf((asked) => leaves(asked) ?? names(asked))).toEqual([
    expect.stringContaining('X-Forwarded-For'),
    expect.stringContaining('does not answer'),
  ]);
});

/** Runs the command. */
const run = (...args: string[]) =>
  new Promise<{ code: number; lines: string[] }>((resolve) => {
    const script = path.join(__dirname, 'check.mjs');
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), lines: `${stdout}${stderr}`.trim().split('\n') });
    });
  });

test('the command says one line and ends with 0 where all holds', async () => {
  const site = await serve(() => undefined);
  expect(await run('--site', `${site}/`)).toEqual({ code: 0, lines: [expect.stringContaining('203.0.113.7')] });
});

test('the command says one line for each fault and ends with 1', async () => {
  const site = await serve(
    (asked) => address({ address: null, named: false })(asked) ?? at('/api/', { status: 200 }, 'GET')(asked),
  );
  expect(await run('--site', site)).toEqual({
    code: 1,
    lines: [expect.stringContaining('X-Forwarded-For'), expect.stringContaining('GET /api/')],
  });
});

test('the command refuses a site that is no address', async () => {
  expect(await run('--site', 'brand-a.example')).toEqual({ code: 1, lines: [expect.stringContaining('--site')] });
});
