import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from './cluster';
import type { Cluster } from './cluster';
import { dataFolder, homeOf } from './home';
import { takeLock } from './lock';
import { LOCKS } from './migrate';
import { Unusable } from './unusable';

/** A database server that is ours and stays up. */
export interface Database {
  connectionString: string;
  /** The server's process id; another one after it died and was started again. */
  pid(): number;
  /** Ends the server and gives the data directory back; a second call does nothing. */
  stop(): Promise<void>;
}

interface Options {
  /** Made when missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** The server cannot be kept up any more, or the directory has got another owner: nothing is left but to end. */
  onLost?: (error: Error) => void;
}

const OWNER_PATIENCE_MS = 3_000;

/**
 * Starts the embedded PostgreSQL of a data directory, or takes over the one that a killed sandbox left behind, and
 * starts it again whenever it dies.
 *
 * Exactly one sandbox owns a directory: the lock file refuses a second one as long as the first process lives, even
 * while its server is down, and a session-level advisory lock is the last word between two that start together.
 *
 * @throws Unusable
 */
export async function startDatabase({ dataDir, log = () => undefined, onLost }: Options): Promise<Database> {
  const folder = dataFolder(dataDir);
  const lock = takeLock(folder);
  if ('heldBy' in lock) throw inUse(dataDir, ` (process ${lock.heldBy})`);
  try {
    const cluster = await openCluster(homeOf(folder), { durable: true });
    let { pid } = await cluster.ensureRunning();
    let stopping = false;
    let owner = await own(cluster, dataDir);
    let reviving = Promise.resolve();
    const watch = () => owner.once('end', () => (reviving = revive()));
    watch();

    async function revive(): Promise<void> {
      if (stopping) return;
      log('the database server was lost; starting it again');
      try {
        ({ pid } = await cluster.ensureRunning());
        owner = await own(cluster, dataDir);
        watch();
        log(`the database server is back (process ${pid})`);
      } catch (error) {
        onLost?.(error instanceof Error ? error : new Error(String(error)));
      }
    }

    return {
      connectionString: cluster.connectionString('postgres'),
      pid: () => pid,
      async stop() {
        if (stopping) return;
        stopping = true;
        await reviving;
        await owner.end().catch(() => undefined);
        await cluster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The connection whose session holds the directory's advisory lock; its end is how a dead server is noticed. */
async function own(cluster: Cluster, dataDir: string): Promise<pg.Client> {
  const deadline = Date.now() + OWNER_PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({
      connectionString: cluster.connectionString('postgres'),
      application_name: 'bank-sandbox owner',
      keepAlive: true,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
        LOCKS.owner,
      ]);
      if (rows[0]?.taken) return client;
      // The session of a sandbox that was just killed ends in a moment; that of a living one does not.
      if (Date.now() > deadline) throw inUse(dataDir, '');
    } catch (error) {
      await client.end().catch(() => undefined);
      if (error instanceof Unusable || Date.now() > deadline) throw error;
      await cluster.ensureRunning();
    }
    await client.end().catch(() => undefined);
    await sleep(50);
  }
}

function inUse(dataDir: string, who: string): Unusable {
  return new Unusable(
    `The data directory ${dataDir} is in use by another sandbox${who}: stop it, or choose another one with --data.`,
  );
}
