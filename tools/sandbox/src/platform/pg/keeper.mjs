// Ends a database server that nobody uses any more. A bank stops its server itself, but a killed one cannot, and the shared server
// of the tests belongs to none of them. The keeper is a process of its own, so that it outlives the process that started the server. A bank
// that starts within the grace takes the server over.
// Usage: node keeper.mjs PID, so that the list of processes says whose keeper this is.
// Environment: KEPT_SERVER (connection string), KEPT_AS (name of the connection), KEPT_LOCK (held by the server's only keeper),
// BANK_SERVER_IDLE_S (how long nobody may be connected, default 10).
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHECK_MS = 1_000;
const RETRY_MS = 200;
const pid = Number(process.argv[2]);
const name = process.env.KEPT_AS;
const patienceMs = Number(process.env.BANK_SERVER_IDLE_S ?? 10) * 1_000;

/** When the server was started, in its own words: another one may have got its port or its number. @type {string | null} */
let born = null;

for (;;) {
  const server = await connect();
  // PostgreSQL ends all connections when one of its processes dies, recovers, and stays. Its keeper stays, too.
  await keep(server).catch(() => undefined);
  await server.end().catch(() => undefined);
}

/** Connects, however long the server recovers; ends with a server that is gone. @returns {Promise<pg.Client>} */
async function connect() {
  for (;;) {
    const server = new pg.Client({ connectionString: process.env.KEPT_SERVER, application_name: name });
    server.on('error', () => undefined);
    try {
      await server.connect();
      return server;
    } catch (error) {
      await server.end().catch(() => undefined);
      // A server that recovers listens. A zombie does not, and its number is there as long as nobody waits for it.
      if (codeOf(error) === 'ECONNREFUSED' || !isThere()) process.exit();
      await sleep(RETRY_MS);
    }
  }
}

/** Watches who is connected. @param {pg.Client} server @throws when the connection is lost */
async function keep(server) {
  const { rows } = await server.query(
    'SELECT pg_postmaster_start_time()::text AS born, pg_try_advisory_lock($1) AS alone',
    [process.env.KEPT_LOCK],
  );
  const [{ born: now, alone }] = rows;
  if (!alone || (born !== null && now !== born)) process.exit();
  born = now;
  for (let idleMs = 0; ;) {
    await sleep(CHECK_MS);
    const { rows: users } = await server.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1 LIMIT 1",
      [name],
    );
    idleMs = users.length === 0 ? idleMs + CHECK_MS : 0;
    // SIGINT is PostgreSQL's "fast" shutdown.
    if (idleMs >= patienceMs) process.kill(pid, 'SIGINT');
  }
}

function isThere() {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}
