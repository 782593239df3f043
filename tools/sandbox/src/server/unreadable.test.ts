import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { fixedClock } from '../platform/clock';
import { configFrom } from '../platform/config';
import { TEST_NOW_MS, testBank } from '../testing';
import type { TestBank } from '../testing';
import { createSandbox } from './create-sandbox';
import { clientOf } from './test-client';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const SENTENCES = {
  en: 'The request could not be read.',
  es: 'No se ha podido leer la solicitud.',
  ro: 'Cererea nu a putut fi citită.',
  ru: 'Не удалось прочитать запрос.',
  uk: 'Не вдалося прочитати запит.',
  pt: 'Não foi possível ler o pedido.',
};

it.each(Object.entries(SENTENCES))(
  'refuses an address that cannot be read, in %s and without repeating it',
  async (language, message) => {
    const { get } = clientOf(bank);
    for (const [url, status] of [
      ['/%E0%A4%A', 400],
      [`/auth/devices/${'x'.repeat(500)}`, 414],
    ] as const) {
      const answer = await get(url, { 'accept-language': language });
      expect([answer.statusCode, answer.json()]).toEqual([status, { message, code: 'TA1' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  },
);

it('says the bank’s own time, which the cockpit moves', async () => {
  const { get } = clientOf(bank);
  bank.clock.advance(45 * 60_000);
  expect((await get('/healthz')).headers.date).toBe(new Date(bank.clock.now()).toUTCString());
});

describe('over a connection', () => {
  /** A second instance that answers over the network, which closes what trickles in after a second. */
  async function opened(work: (port: number) => Promise<void>): Promise<void> {
    const sandbox = await createSandbox({
      db: bank.db,
      clock: fixedClock(TEST_NOW_MS),
      ids: bank.ids,
      config: { ...configFrom({}), requestS: 1 },
      logLevel: 'warn',
    });
    const address = await sandbox.listen(0, '127.0.0.1');
    try {
      await work(Number(new URL(address).port));
    } finally {
      await sandbox.close();
    }
  }
  /** All that comes back until the bank closes the connection. */
  async function untilClosed(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    await once(socket, 'close');
    return text;
  }

  it('closes a request whose body does not come', () =>
    opened(async (port) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      );
      const answer = await untilClosed(socket);
      expect(answer).toContain('HTTP/1.1 408');
      expect(answer).toContain(SENTENCES.en);
    }));

  it('closes a socket that sends no frame, and says so in one line', () =>
    opened(async (port) => {
      const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'GET /socket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
      await once(socket, 'data');
      // Opcode 3 is reserved (RFC 6455 §5.2).
      socket.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]));
      await untilClosed(socket);
      const lines = written.mock.calls.map(([line]) => String(line));
      expect(lines).toEqual([expect.stringContaining('malformed frames: 1')]);
      expect(lines.join('')).not.toContain('    at ');
    }));
});
