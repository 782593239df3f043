import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Unusable } from './unusable';

/** The user the database server runs as when that must not be the current one. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root, the server runs as the owner of `existingData` (so that an ordinary
 * user's directory stays theirs), else as "postgres", else as "nobody". Null: run as the current user.
 */
export function serverUser(existingData: string): ServerUser | null {
  if (!isRoot()) return null;
  const users = passwd();
  const owner = existsSync(existingData) ? statSync(existingData).uid : 0;
  const user =
    (owner !== 0 ? users.find((one) => one.uid === owner) : undefined) ??
    users.find((one) => one.name === 'postgres') ??
    users.find((one) => one.name === 'nobody');
  if (user) return user;
  throw new Unusable(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" user: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether `user` may pass through every folder down to `path`, itself included. */
export function canEnter(path: string, user: ServerUser | null): boolean {
  if (!user) return true;
  const here = realpathSync(path);
  const { mode, uid, gid } = statSync(here);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  return dirname(here) === here || canEnter(dirname(here), user);
}

/**
 * A folder of this machine that the server's user can reach, made when missing: /var/cache/bank-sandbox for root, the
 * user's own cache folder otherwise.
 */
export function cacheFolder(user: ServerUser | null): string {
  const home = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const candidates = isRoot() ? ['/var/cache', '/var/tmp', tmpdir()] : [home, tmpdir()];
  for (const parent of candidates) {
    const folder = join(parent, 'bank-sandbox');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      if (statSync(folder).uid === process.getuid?.() && canEnter(folder, user)) return folder;
      if (process.getuid === undefined) return folder;
    } catch {
      // Not ours to write: the next one.
    }
  }
  throw new Unusable(`None of ${candidates.join(', ')} is a folder the database server could use; set DATABASE_URL.`);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function passwd(): ServerUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0 && user.gid >= 0);
}
