import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { exchange } from './http-load';

/** The work of a worker. */
export interface SignInLoad {
  port: number;
  /** How many log in at once, each on a connection of their own and again as soon as the bank has answered. */
  connections: number;
  /** The addresses to log in with, in turns; without any, a new unknown one for each try. */
  usernames: readonly string[];
  password: string;
  seconds: number;
}

/** How many answers had which status, and how long the successful sign-ins took. */
export interface SignInLoadResult {
  statuses: Record<string, number>;
  latencies: number[];
  elapsedMs: number;
}

/** Clients that log in without a pause and ignore Retry-After, which is the worst case. */
export async function runSignInLoad(load: SignInLoad): Promise<SignInLoadResult> {
  const { port, connections, usernames, password, seconds } = load;
  const result: SignInLoadResult = { statuses: {}, latencies: [], elapsedMs: 0 };
  const started = performance.now();
  const until = started + seconds * 1000;
  let tries = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      while (performance.now() < until) {
        const username = usernames[tries++ % usernames.length] ?? `${randomBytes(6).toString('hex')}@bench.test`;
        const codeChallenge = createHash('sha256').update(randomBytes(32)).digest('base64url');
        const body = JSON.stringify({ client: 'spa', username, password, codeChallenge });
        const head =
          `POST /auth/login HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-language: en\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n`;
        const from = performance.now();
        const status = (await exchange(socket, head + body)).slice(9, 12);
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        if (status === '200') result.latencies.push(performance.now() - from);
      }
      socket.destroy();
    }),
  );
  result.elapsedMs = performance.now() - started;
  return result;
}
