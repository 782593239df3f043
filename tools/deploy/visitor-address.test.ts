// Rules: R0.149.
import http from 'node:http';
import net from 'node:net';
import { previewBefore } from './test-preview';

/** What a visitor may write to be counted as another address. */
const FORGED = ['X-Forwarded-For: 192.0.2.1', 'x-forwarded-for: 192.0.2.2, 192.0.2.3', 'X-FORWARDED-FOR:'];

/** Every X-Forwarded-For that the bank was sent. */
const named = ({ rawHeaders }: http.IncomingMessage) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && /^x-forwarded-for$/i.test(rawHeaders[at - 1] ?? '')).join(' and ');
const bank = http.createServer((request, response) => response.setHeader('connection', 'close').end(named(request)));
bank.on('upgrade', (request, socket) =>
  socket.end(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nNamed: ${named(request)}\r\n\r\n`,
  ),
);

const port = previewBefore(bank);

/** The whole answer to a request with these header lines; fetch would join them. */
const answerTo = (...lines: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(port(), '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.write(['GET /api/socket HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n'));
  });

test.each([
  ['a request', ['Connection: close']],
  ['an upgrade', ['Connection: Upgrade', 'Upgrade: websocket']],
])('%s is named by the address of its connection, whatever the visitor wrote', async (_, lines) => {
  for (const forged of [[], FORGED, ['Connection: X-Forwarded-For', ...FORGED]]) {
    const answer = await answerTo(...lines, ...forged);
    expect(answer).toMatch(/127\.0\.0\.1/);
    expect(answer).not.toMatch(/192\.0\.2| and /);
  }
});
