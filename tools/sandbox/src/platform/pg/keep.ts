import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Sees to it that a server ends when nobody has been connected for ten seconds (BANK_SERVER_IDLE_S), whatever became of the process
 * that started it.
 */
export function keepUntilIdle(connectionString: string, pid: number): void {
  const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  const env = { ...process.env, KEPT_SERVER: connectionString, KEPT_PID: String(pid), NODE_OPTIONS: '' };
  spawn(process.execPath, [keeper], { env, detached: true, stdio: 'ignore' }).unref();
}
