import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder, canEnter, serverUser } from './owner';
import type { ServerUser } from './owner';
import { Unusable } from './unusable';

/** The folder that holds the database of one data directory, and the user that runs its server. */
export interface Home {
  /** The data directory as given, resolved; holds the lock file. */
  given: string;
  /** Holds postgres/ (the server's own files), postgres.log and server.json. */
  folder: string;
  /** The server's files. */
  pgData: string;
  user: ServerUser | null;
}

/**
 * The home is the data directory itself. Only when root keeps it where the server's user cannot go (under a 0700 folder)
 * the home is a cache folder, and the file "location" in the data directory names it: deleting the data directory then
 * still means a new bank. Call it with the directory's lock held.
 *
 * @param given what dataFolder() answered
 */
export function homeOf(given: string): Home {
  const location = join(given, 'location');
  const folder = existsSync(location) ? readFileSync(location, 'utf8').trim() : given;
  const user = serverUser(join(folder, 'postgres'));
  if (folder !== given && existsSync(folder)) return home(given, folder, user);
  if (canEnter(given, user)) return home(given, given, user);
  const reachable = join(cacheFolder(user), `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(reachable, { mode: 0o755 });
  writeFileSync(location, `${reachable}\n`);
  return home(given, reachable, user);
}

function home(given: string, folder: string, user: ServerUser | null): Home {
  return { given, folder, pgData: join(folder, 'postgres'), user };
}

/** Makes the data directory when it is missing. @returns its real path */
export function dataFolder(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    if (!existsSync(path)) {
      mkdirSync(path, { recursive: true });
      // Whatever the umask: the server's user must pass through; the server's own folder inside is 0700.
      chmodSync(path, 0o755);
    }
    return realpathSync(path);
  } catch (cause) {
    throw new Unusable(`The data directory ${path} cannot be made or entered: choose another one with --data.`, {
      cause,
    });
  }
}
