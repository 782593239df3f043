import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** The work of a worker. */
export interface HttpLoad {
  port: number;
  /** One keep-alive connection for each. */
  clients: readonly { token: string; body: string }[];
  seconds: number;
}

/** The result of a worker. */
export interface HttpLoadResult {
  latencies: number[];
  elapsedMs: number;
}

/**
 * The clients, in a thread of their own. They speak HTTP over bare sockets: on two cores every cycle a comfortable
 * client burns is one the bank does not have, and it is the bank that is measured.
 */
export async function runHttpLoad({ port, clients, seconds }: HttpLoad): Promise<HttpLoadResult> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    clients.map(async ({ token, body }) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const run = randomBytes(8).toString('hex');
      const head =
        `POST /?p2pTransfer HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\naccept-language: en\r\n` +
        `x-client-version: 2.1.2\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nidempotency-key: ${run}-`;
      for (let n = 0; performance.now() < until; n++) {
        const from = performance.now();
        const answer = await exchange(socket, `${head}${n}\r\n\r\n${body}`);
        if (!answer.includes('"responseCode":"00"')) throw new Error(`the bank answered ${answer.slice(0, 600)}`);
        latencies.push(performance.now() - from);
      }
      socket.destroy();
    }),
  );
  return { latencies, elapsedMs: performance.now() - started };
}

/** One request and its whole answer, as text. */
export function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) return done(new Error(`an answer without a length: ${text.slice(0, 300)}`));
      if (text.length >= end + 4 + Number(length)) done();
    };
    const done = (error?: Error) => {
      socket.off('data', onData);
      socket.off('error', done);
      if (error) reject(error);
      else resolve(text);
    };
    socket.on('data', onData);
    socket.on('error', done);
    socket.write(request);
  });
}

/** In the worker: does the work and posts the result. */
export async function answerParent(): Promise<void> {
  // Only the parent of this module starts it, and always with an HttpLoad.
  parentPort?.postMessage(await runHttpLoad(workerData as HttpLoad));
}
