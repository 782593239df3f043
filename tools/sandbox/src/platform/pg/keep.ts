import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts a process that stops the server after ten seconds without a connection (BANK_SERVER_IDLE_S). It outlives the process that
 * started the server.
 */
export function keepUntilIdle(connectionString: string, pid: number): void {
  const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  const env = { ...process.env, KEPT_SERVER: connectionString, KEPT_PID: String(pid), NODE_OPTIONS: '' };
  spawn(process.execPath, [keeper], { env, detached: true, stdio: 'ignore' }).unref();
}
