// Ends a database server that nobody uses any more. A bank stops its server itself, but a killed one cannot, and the shared server
// of the tests belongs to none of them. The keeper is a process of its own, so that it outlives whoever started the server. A bank
// that starts within the grace takes the server over.
// Environment: KEPT_SERVER (connection string), KEPT_PID, BANK_SERVER_IDLE_S (how long nobody may be connected, default 10).
import pg from 'pg';

const CHECK_MS = 1_000;
const NAME = 'bank-sandbox keeper';
const patienceMs = Number(process.env.BANK_SERVER_IDLE_S ?? 10) * 1_000;

const server = new pg.Client({ connectionString: process.env.KEPT_SERVER, application_name: NAME });
// The server has ended, and so has the keeper's work.
server.on('error', () => process.exit());
server.on('end', () => process.exit());
await server.connect();

let idleMs = 0;
setInterval(async () => {
  const { rows } = await server.query(
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1 LIMIT 1",
    [NAME],
  );
  idleMs = rows.length === 0 ? idleMs + CHECK_MS : 0;
  // SIGINT is PostgreSQL's "fast" shutdown.
  if (idleMs >= patienceMs) process.kill(Number(process.env.KEPT_PID), 'SIGINT');
}, CHECK_MS);
