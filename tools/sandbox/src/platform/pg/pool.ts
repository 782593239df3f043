import pg from 'pg';
import type { Client, Pool } from 'pg';

const DATE_OID = 1082;
const INT8_OID = 20;
const NUMERIC_OID = 1700;
const asText = (value: string): string => value;

/** Exact numbers stay text, and so do dates without a time: a Date would move them by the local time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID || oid === INT8_OID || oid === NUMERIC_OID ? asText : pg.types.getTypeParser(oid, format),
};

/**
 * A pool that outlives its server: a lost connection fails the statement that was using it and nothing else, and the
 * next statement connects anew. numeric, int8 and date are read as text; timestamptz as Date.
 *
 * @param options.max connections; options.log gets a line for each lost connection; options.slowdown by which all limits of time are
 * longer, for tests beside other work
 */
export function createPool(
  connectionString: string,
  {
    max = 20,
    log = () => undefined,
    slowdown = 1,
  }: { max?: number; log?: (line: string) => void; slowdown?: number } = {},
): Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    application_name: 'bank-sandbox',
    connectionTimeoutMillis: 5_000 * slowdown,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // On the server, so that a statement that was given up here does not go on there.
    statement_timeout: 30_000 * slowdown,
    idle_in_transaction_session_timeout: 60_000 * slowdown,
  });
  // Without a listener Node ends the process: the pool listens only while a connection is idle, so each gets its own.
  pool.on('error', (error) => log(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A client of its own that listens for notices; the caller ends it and sees to its errors. */
export async function connectListener(connectionString: string): Promise<Client> {
  const client = new pg.Client({ connectionString, application_name: 'bank-sandbox listener', keepAlive: true });
  await client.connect();
  return client;
}
