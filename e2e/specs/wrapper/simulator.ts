import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SANDBOX } from '../../support/bank';
import { brandUnderTest, portsOf } from '../../support/brands';

const root = resolve(import.meta.dirname, '../../..');
const ports = portsOf(brandUnderTest());

/** Away from the port of the brand itself, whose headers stay those of production. */
const FRAMED_PORT = ports.web + 20;

/** Where the sandbox plays the app, and the brand that it frames. */
export const simulatorUrl = `http://localhost:${ports.sandbox}/sandbox/wrapper?at=http://localhost:${FRAMED_PORT}`;

/** Serves the brand once more, to be framed by the simulator and by nobody else. @returns what ends it */
export async function serveFramed(): Promise<() => Promise<void>> {
  const dist = `apps/brand-${brandUnderTest()}/dist`;
  const framedBy = `http://localhost:${ports.sandbox}`;
  const server: ChildProcess = spawn(
    process.execPath,
    [
      ...['--import', './tools/run/leave-with-parent.mjs', 'tools/deploy/preview-server.mjs'],
      ...['--dist', dist, '--port', String(FRAMED_PORT), '--sandbox', SANDBOX, '--frame-ancestor', framedBy],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LEAVE_WITH: String(process.pid) } },
  );
  const ended = once(server, 'exit');
  if (server.stdout) await Promise.race([once(server.stdout, 'data'), ended]);
  if (server.exitCode !== null) throw new Error('the brand could not be served for the simulator');
  return async () => {
    server.kill();
    await ended;
  };
}
