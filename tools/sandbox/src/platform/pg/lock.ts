import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './alive';

/** A file that says which process owns a data directory. Its age says nothing; only the process it names does. */
export interface DirectoryLock {
  release(): void;
}

interface Holder {
  pid: number;
  birth: string | null;
}

/**
 * Takes the lock of a folder that exists, at once or not at all.
 *
 * @returns the lock, or the id of the living process that has it
 */
export function takeLock(folder: string): DirectoryLock | { heldBy: number } {
  const path = join(folder, 'sandbox.lock');
  const own = join(folder, `sandbox.lock.${process.pid}`);
  writeFileSync(own, JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) } satisfies Holder));
  try {
    for (;;) {
      if (linked(own, path)) return { release: () => releaseIfOurs(path) };
      const text = read(path);
      if (text === null) continue;
      const holder = parse(text);
      if (holder && isAlive(holder)) return { heldBy: holder.pid };
      breakStale(path, `${own}.stale`, text);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** A hard link is made whole or not at all, on every file system that has one. */
function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Renaming takes the file from everybody else; if it is not the one that was judged, it goes back. */
function breakStale(path: string, aside: string, judged: string): void {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== judged) linked(aside, path);
  rmSync(aside, { force: true });
}

function isAlive({ pid, birth }: Holder): boolean {
  const now = processBirth(pid);
  return now !== null && (birth === null || now === birth);
}

function releaseIfOurs(path: string): void {
  const text = read(path);
  if (text !== null && parse(text)?.pid === process.pid) rmSync(path, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}
