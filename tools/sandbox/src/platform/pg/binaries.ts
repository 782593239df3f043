import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder, canEnter } from './owner';
import type { ServerUser } from './owner';
import { embeddedPackage } from './platform';

/** Paths of the programs the supervisor runs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** "18": a data directory works with its own major version only. */
  major: string;
}

interface Link {
  source: string;
  target: string;
}

/**
 * The installed binaries, ready to run as `user`: in place when that works, else a copy in the cache folder. npm may
 * have blocked the package's install script, which makes the links its libraries need, so they are made here.
 *
 * @param copied a copy in any case, for a server that other clones of the project use, too: `npm ci` in this one would take away files
 *   that a running server still loads
 */
export function prepareBinaries(user: ServerUser | null, { copied = false } = {}): Binaries {
  const { root, version } = embeddedPackage();
  const inPlace = !copied && canEnter(join(root, 'native', 'bin'), user) && makeLinks(root);
  return programs(inPlace ? root : copyToCache(root, version, user), version);
}

function programs(root: string, version: string): Binaries {
  const at = (name: string) => join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl'), major: version.split('.')[0] ?? '' };
}

/** @returns false when a link is missing and this folder is not ours to write */
function makeLinks(root: string): boolean {
  try {
    for (const { source, target } of links(root)) {
      const path = join(root, target);
      if (!isThere(path)) symlinkSync(basename(source), path);
    }
    return true;
  } catch (error) {
    // Another process made the same link between the question and the answer.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return makeLinks(root);
    return false;
  }
}

/** On Windows the list is missing or empty. Every link of the list stays in its own folder. */
function links(root: string): Link[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Copies into a folder of its own and renames it, so that no process sees half a copy. */
function copyToCache(root: string, version: string, user: ServerUser | null): string {
  const cache = cacheFolder(user);
  const ready = join(cache, `postgresql-${version}-${process.arch}`);
  if (existsSync(ready)) return ready;
  const fresh = mkdtempSync(join(cache, 'copy-'));
  try {
    const copy = join(fresh, 'postgresql');
    cpSync(join(root, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    makeLinks(copy);
    renameSync(copy, ready);
  } catch (error) {
    // Losing the race to another process is as good as winning it.
    if (!existsSync(ready)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return ready;
}
