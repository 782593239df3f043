import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './away';
import { openCluster, RECOVERY_MS } from './cluster';
import type { Cluster } from './cluster';
import { dataFolder, homeOf } from './home';
import { keepKept } from './keep';
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

/** How long the session of a sandbox that was just killed may take to end, ms. That of a living one does not end. */
const HEIR_PATIENCE_MS = 3_000;
/** How soon a server that cannot be asked yet is asked again, ms. */
const ASK_AGAIN_MS = 50;

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
    await cluster.ensureRunning();
    let stopping = false;
    let owner: pg.Client | null = null;
    let reviving = Promise.resolve();
    const watch = (client: pg.Client) => {
      owner = client;
      client.once('end', () => (reviving = revive()));
    };
    watch(await own(cluster, dataDir));
    const stopKeeping = keepKept(
      () => owner,
      () => cluster.keep(),
    );

    async function revive(): Promise<void> {
      owner = null;
      if (stopping) return;
      log('the database server was lost; bringing it back');
      try {
        await cluster.ensureRunning();
        watch(await own(cluster, dataDir, () => stopping));
        log(`the database server is back (process ${cluster.pid()})`);
      } catch (error) {
        if (!stopping) onLost?.(error instanceof Error ? error : new Error(String(error)));
      }
    }

    return {
      connectionString: cluster.connectionString('postgres'),
      pid: () => cluster.pid(),
      async stop() {
        if (stopping) return;
        stopping = true;
        stopKeeping();
        await reviving;
        await owner?.end().catch(() => undefined);
        await cluster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The connection whose session holds the directory's advisory lock; its end is how a dead server is noticed. A server that recovers
 * refuses connections until it is ready, and is waited for.
 *
 * @param isOver gives up waiting
 * @throws Unusable
 */
async function own(cluster: Cluster, dataDir: string, isOver = () => false): Promise<pg.Client> {
  const deadline = Date.now() + RECOVERY_MS;
  let refusedAt: number | null = null;
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
      refusedAt ??= Date.now();
      if (Date.now() > refusedAt + HEIR_PATIENCE_MS) throw inUse(dataDir, '');
    } catch (cause) {
      await client.end().catch(() => undefined);
      if (cause instanceof Unusable) throw cause;
      if (isOver() || !isDatabaseAway(cause) || Date.now() > deadline) {
        throw new Unusable(`The database server cannot be used: ${String(cause)}.`, { cause });
      }
      await cluster.ensureRunning();
    }
    await client.end().catch(() => undefined);
    await sleep(ASK_AGAIN_MS);
  }
}

function inUse(dataDir: string, who: string): Unusable {
  return new Unusable(
    `The data directory ${dataDir} is in use by another sandbox${who}: stop it, or choose another one with --data.`,
  );
}
