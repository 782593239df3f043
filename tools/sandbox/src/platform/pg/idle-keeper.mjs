// Ends the shared test server when nobody has used it for ten minutes. It runs on its own, because the test runs that
// use the server come and go. Environment: TEST_SERVER (connection string), TEST_SERVER_PID.
import pg from 'pg';

const CHECK_MS = 60_000;
const IDLE_CHECKS = 10;

const admin = new pg.Client({ connectionString: process.env.TEST_SERVER });
// The server has ended, or somebody else ended it: nothing is left to keep.
admin.on('error', () => process.exit());
admin.on('end', () => process.exit());
await admin.connect();

let idle = 0;
setInterval(async () => {
  const { rows } = await admin.query(
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  );
  idle = rows.length === 0 ? idle + 1 : 0;
  // SIGINT is PostgreSQL's "fast" shutdown.
  if (idle >= IDLE_CHECKS) process.kill(Number(process.env.TEST_SERVER_PID), 'SIGINT');
}, CHECK_MS);
