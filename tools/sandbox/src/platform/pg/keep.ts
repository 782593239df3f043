import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { LOCKS } from './migrate';

/** The name of a keeper's connection: the only one that does not count as use of the server. */
const KEEPER = 'bank-sandbox keeper';

/** How often a bank looks whether its server still has a keeper, in ms. */
const LOOK_MS = 1_000;

/**
 * Starts a process that stops the server after ten seconds without a connection (BANK_SERVER_IDLE_S). It outlives the process that
 * started the server. Where the server has a keeper already, the new one ends at once.
 */
export function startKeeper(connectionString: string, pid: number): ChildProcess {
  const program = fileURLToPath(new URL('keeper.mjs', import.meta.url));
  const env = {
    ...process.env,
    KEPT_SERVER: connectionString,
    KEPT_AS: KEEPER,
    KEPT_LOCK: String(LOCKS.keeper),
    NODE_OPTIONS: '',
  };
  const keeper = spawn(process.execPath, [program, String(pid)], { env, detached: true, stdio: 'ignore' });
  keeper.unref();
  return keeper;
}

/**
 * Starts another keeper whenever the server has none: a keeper can be killed, and that of a server that was taken over is nobody's child.
 * @param owner the bank's own connection; null while the server is away
 * @returns a function that stops looking
 */
export function keepKept(owner: () => pg.Client | null, start: () => ChildProcess): () => void {
  let last: ChildProcess | null = null;
  const isStarting = () => last !== null && last.exitCode === null && last.signalCode === null;

  async function look(): Promise<void> {
    const asked = owner();
    const answer = await asked?.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [KEEPER]);
    // On a busy machine the last one may not have got to its server yet.
    if (answer?.rows.length === 0 && asked === owner() && !isStarting()) last = start();
  }

  // The owner's connection was lost: the process that revives the server sees to the rest.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  return () => clearInterval(timer);
}
