import http from 'node:http';
import type { Duplex } from 'node:stream';
import { brandDist } from '@bank/run/brands';
import { createPreviewServer } from '@bank/deploy/server';
import { brandServedAt, SANDBOX } from './bank';
import { brandUnderTest } from './brands';

/** What answers in place of a bank that is away: a status of the gateway, or nothing. */
export type Outage = 503 | 429 | 'nothing';

/** The brand behind a gateway of its own, which a test may take the bank away from. */
export interface Gateway {
  /** For example http://localhost:41234 */
  origin: string;
  /** @param outage null: the bank is back */
  away(outage: Outage | null): void;
  /** From now on the open sockets deliver nothing, and stay open. */
  muteSockets(): void;
  close(): Promise<void>;
}

/** How long a gateway that is busy asks its callers to wait, seconds. */
const WAIT_S = 7;

export async function openGateway(): Promise<Gateway> {
  let outage: Outage | null = null;
  const sockets = new Set<{ page: Duplex; bank: Duplex; isMuted: boolean }>();
  const toBank = ({ method, url, headers }: http.IncomingMessage, more: http.OutgoingHttpHeaders = {}) =>
    http.request(new URL(url ?? '/', SANDBOX), { method, headers: { ...headers, ...more } });

  const server = http.createServer((request, response) => {
    if (outage === null) {
      const upstream = toBank(request);
      upstream.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
      return;
    }
    if (outage === 'nothing') return void response.destroy();
    response.writeHead(outage, outage === 429 ? { 'retry-after': String(WAIT_S) } : {}).end('<html></html>');
  });
  server.on('upgrade', (request: http.IncomingMessage, page: Duplex, head: Buffer) => {
    page.on('error', () => undefined);
    if (outage !== null) return void page.destroy();
    const upstream = toBank(request, { connection: 'Upgrade', upgrade: 'websocket' });
    upstream.on('error', () => page.destroy());
    upstream.on('upgrade', (answer, bank: Duplex, bankHead: Buffer) => {
      const socket = { page, bank, isMuted: false };
      sockets.add(socket);
      const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
      page.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      page.write(bankHead);
      bank.write(head);
      bank.on('data', (data: Buffer) => !socket.isMuted && page.write(data));
      page.on('data', (data: Buffer) => !socket.isMuted && bank.write(data));
      bank.on('error', () => undefined);
      page.on('close', () => bank.destroy());
      bank.on('close', () => !socket.isMuted && page.destroy());
    });
    upstream.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  const brand = brandUnderTest();
  const site = createPreviewServer({ dist: brandDist(brand), bankUrl: `http://127.0.0.1:${address.port}` });
  const origin = `http://localhost:${await site.listen(0)}`;
  await brandServedAt(brand, origin);

  return {
    origin,
    away(next) {
      outage = next;
      if (next !== null) for (const { page } of sockets) page.destroy();
    },
    muteSockets() {
      for (const socket of sockets) socket.isMuted = true;
    },
    async close() {
      await site.close();
      server.closeAllConnections();
      for (const { page, bank } of sockets) for (const end of [page, bank]) end.destroy();
      server.close();
    },
  };
}
