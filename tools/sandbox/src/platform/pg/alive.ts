import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists; a zombie may count. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * What tells this life of a process id from the next one that gets the same number: its start time, in the system's own
 * words. Null when there is no such process, or only a zombie.
 */
export function processBirth(pid: number): string | null {
  if (!processExists(pid)) return null;
  if (process.platform === 'linux') {
    const stat = readProc(pid, 'stat');
    if (stat === null) return null;
    // The second field is the name in brackets and may hold spaces; state is the 3rd field, start time the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  return process.platform === 'win32' ? 'alive' : ps(pid, 'lstart');
}

/** The command line of a process; null when it cannot be read (on Windows always). */
export function commandLine(pid: number): string | null {
  if (process.platform === 'linux') return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? null;
  return process.platform === 'win32' ? null : ps(pid, 'command');
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function ps(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
