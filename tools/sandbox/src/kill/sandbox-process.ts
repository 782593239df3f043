import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built sandbox, as `npm start` runs it. */
const BUNDLE = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url));

/** A sandbox that runs as a process of its own and is ready. */
export interface SandboxProcess {
  address: string;
  hasEnded(): boolean;
  /** kill -9: no chance to tidy up. */
  kill(): Promise<void>;
  /** What a service manager does. @returns the exit code */
  terminate(): Promise<number | null>;
}

interface Start {
  dataDir: string;
  /** Run as this user and group. */
  user?: { uid: number; gid: number } | null;
  env?: NodeJS.ProcessEnv;
  /** Default: a free one. */
  port?: number;
}

/** Starts a sandbox on a free port. @throws with its output when it ends before it is ready */
export async function startSandbox(start: Start): Promise<SandboxProcess> {
  const child = spawnSandbox(start);
  const said = complaints(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await untilReady(child);
  if (address === null) throw new Error(`the sandbox ended: ${said.text}`);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    address,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}

/** Starts a sandbox that is expected to refuse. @returns its exit code and its stderr */
export async function startRefused(start: Start): Promise<{ code: number | null; said: string }> {
  const child = spawnSandbox(start);
  const said = complaints(child);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.text };
}

/** The process id of the database server that runs on a data directory. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(home(dataDir), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** How to look into the bank's database from outside. */
export function databaseAddress(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(home(dataDir), 'server.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgresql://bank:${password}@127.0.0.1:${port}/postgres`;
}

function home(dataDir: string): string {
  const location = join(dataDir, 'location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : dataDir;
}

function spawnSandbox({ dataDir, user, env = {}, port = 0 }: Start): ChildProcess {
  if (!existsSync(BUNDLE))
    throw new Error('the sandbox is not built: run "npx nx build sandbox", or "npx nx test sandbox"');
  return spawn(process.execPath, ['--no-deprecation', BUNDLE, '--qa', '--port', String(port), '--data', dataDir], {
    env: { PATH: process.env['PATH'], HOME: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {}),
  });
}

/** The address from the line that says so; null when the process ends without it. */
function untilReady(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready: (http:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('close', () => resolve(null));
  });
}

/** The stderr of the process so far. */
function complaints(child: ChildProcess): { text: string } {
  const said = { text: '' };
  child.stderr?.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  return said;
}
