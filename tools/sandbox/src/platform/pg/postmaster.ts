import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, processExists } from './alive';

/** What a running server writes about itself into postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** False while it starts, recovers or stops. */
  ready: boolean;
}

/** The server that runs on these files, started by any process; null when there is none. */
export function runningPostmaster(pgData: string): Postmaster | null {
  const lines = pidFile(pgData);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, pgData)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * After a crash the pid file may name a number that another process has by now, and PostgreSQL would take that for a
 * running server. The file itself must stay: its shared memory key is how PostgreSQL finds orphaned backends that still
 * write. So the number becomes ours, which PostgreSQL ignores because we are its parent.
 */
export function disownStalePidFile(pgData: string): void {
  const lines = pidFile(pgData);
  if (!lines || !processExists(Number(lines[0]))) return;
  writeFileSync(join(pgData, 'postmaster.pid'), [String(process.pid), ...lines.slice(1)].join('\n'));
}

function pidFile(pgData: string): string[] | null {
  try {
    return readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

/** The command line names the files it serves; a zombie has none. */
function isServerOf(pid: number, pgData: string): boolean {
  if (!processExists(pid)) return false;
  const command = commandLine(pid);
  return process.platform === 'win32' ? true : command !== null && command.includes(`-D ${pgData} `);
}
