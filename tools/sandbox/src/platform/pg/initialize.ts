import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries';
import type { Home } from './home';
import type { ServerUser } from './owner';
import { Unusable } from './unusable';

/** Kept beside the server's files, readable by the sandbox only. */
export interface ServerSecrets {
  port: number;
  password: string;
}

const run = promisify(execFile);

/**
 * Makes the server's files when there are none. They are made aside and renamed, so that a killed first start is a first
 * start again. Call it with the directory's lock held.
 */
export async function initialize(home: Home, binaries: Binaries): Promise<ServerSecrets> {
  removeLeftovers(home.folder);
  if (existsSync(home.pgData)) return existing(home, binaries);
  const secrets = { port: await freePort(), password: randomBytes(24).toString('base64url') };
  const fresh = join(home.folder, `new-${process.pid}`);
  const passwordFile = join(home.folder, `new-${process.pid}.password`);
  try {
    mkdirSync(fresh, { mode: 0o700 });
    writeFileSync(passwordFile, secrets.password, { mode: 0o600 });
    if (home.user) [fresh, passwordFile].forEach((path) => giveTo(home.user, path));
    await initdb(home, binaries, fresh, passwordFile);
    writeSecrets(home, secrets);
    renameSync(fresh, home.pgData);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
  return secrets;
}

export function writeSecrets(home: Home, secrets: ServerSecrets): void {
  const path = join(home.folder, 'server.json');
  writeFileSync(`${path}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** A port of the loopback interface that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** uid and gid for spawn; empty when the server runs as the current user. */
export function asUser(user: ServerUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** What a child that may run as another user gets to see of the environment: nothing that names our home. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], TZ: 'UTC', LC_ALL: 'C' };
}

function existing(home: Home, binaries: Binaries): ServerSecrets {
  let major: string;
  let secrets: ServerSecrets;
  try {
    // Only the server's user may look inside; server.json is ours.
    secrets = JSON.parse(readFileSync(join(home.folder, 'server.json'), 'utf8')) as ServerSecrets;
    major = readFileSync(join(home.pgData, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    throw new Unusable(`The data directory ${home.folder} belongs to another user: choose another one with --data.`, {
      cause,
    });
  }
  if (major !== binaries.major) {
    throw new Unusable(
      `The data directory ${home.folder} was made by PostgreSQL ${major}, this is ${binaries.major}: choose another one with --data.`,
    );
  }
  return secrets;
}

async function initdb(home: Home, binaries: Binaries, pgData: string, passwordFile: string): Promise<void> {
  // The builtin provider sorts and cases the same on every machine.
  const options = ['--username=bank', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await run(binaries.initdb, ['-D', pgData, `--pwfile=${passwordFile}`, ...options, ...locale], {
      cwd: home.folder,
      env: childEnvironment(),
      ...asUser(home.user),
    });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').pop() : '';
    throw new Unusable(`PostgreSQL could not make its files in ${home.folder}: ${said || String(cause)}`, { cause });
  }
}

function giveTo(user: ServerUser | null, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('new-')) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
