// Rules: R0.149, S20.
import http from 'node:http';
import net from 'node:net';
import { nginxAnswer, printed } from './test-nginx';
import { previewBefore } from './test-preview';

/** Which request leads where, on every web server of a brand: 404, or the address that the bank gets. */
const WAYS: [verb: string, url: string, answer: 404 | string][] = [
  ...['/api/', '/api', '/api/?balanceInquiry', '/api?x', '/api//', '/api///?x', '/api/%2f', '/api/%2F%2f', '/api/#x']
    .concat(['/api/./', '/api/%2e', '/api/x/..', '/api/x/%2e%2e/'])
    .flatMap((url): typeof WAYS => [
      ['GET', url, 404],
      ['HEAD', url, 404],
    ]),
  ['POST', '/api/?balanceInquiry', '/?balanceInquiry'],
  ['POST', '/api/', '/'],
  // A staging build asks another origin's bank, and its browser asks for leave first.
  ['OPTIONS', '/api/?balanceInquiry', '/?balanceInquiry'],
  ['GET', '/api/address', '/address'],
  ['HEAD', '/api/address', '/address'],
  ['GET', '/api/history/sandbox?page=2', '/history/sandbox?page=2'],
  ['GET', '/api/socket', '/socket'],
  ...['/api/sandbox', '/api/sandbox/personas', '/api/sandbox?x', '/api//sandbox/reset', '/api/%73andbox/clock']
    .concat(['/api/./sandbox/clock', '/api/x/../sandbox/clock', '/api/x/%2e%2e/sandbox'])
    .flatMap((url): typeof WAYS => [
      ['GET', url, 404],
      ['POST', url, 404],
    ]),
];

const bank = http.createServer((request, response) => response.setHeader('bank-url', String(request.url)).end('bank'));
/** What reached the bank as an upgrade. */
const upgraded: string[] = [];
bank.on('upgrade', (request, socket) => {
  upgraded.push(String(request.url));
  socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
});
const port = previewBefore(bank);

/** fetch would resolve the dots by itself. */
const previewAnswer = (method: string, path: string) =>
  new Promise<string | number | undefined>((resolve, reject) => {
    const request = http.request({ port: port(), host: '127.0.0.1', path, method, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.headers['bank-url'] ?? answer.statusCode)));
    });
    request.on('error', reject);
    request.end();
  });

test.each(WAYS)('the preview server leads %s %s to %s', async (verb, url, answer) => {
  expect(await previewAnswer(verb, url)).toBe(String(answer));
});

test.each(WAYS)('nginx leads %s %s to %s', (verb, url, answer) => {
  expect(nginxAnswer(printed(), verb, url)).toBe(answer);
});

test.each(['/api/..', '/api/%2e%2e/', '/api/../sandbox/clock', '/api/%2e%2e/sandbox/clock'])(
  'the preview server answers 404 where a bank that resolves dots would not: %s',
  async (url) => expect(await previewAnswer('GET', url)).toBe('404'),
);

/** Asks for a websocket. @returns whether the preview server led it on */
const isUpgraded = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port(), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('close', () => resolve(heard.startsWith('HTTP/1.1 101')));
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  });

test('an upgrade leads no further than a plain request', async () => {
  const closed = WAYS.filter(([verb, , answer]) => verb === 'GET' && answer === 404).map(([, url]) => url);
  for (const url of closed) expect([url, await isUpgraded(url)]).toEqual([url, false]);
  expect(await isUpgraded('/api/socket')).toBe(true);
  expect(upgraded).toEqual(['/socket']);
});
