import pg from 'pg';
import { Unusable } from './unusable';

const OLDEST = 150_000;

/**
 * Looks at the server of DATABASE_URL before anything is built on it.
 *
 * @throws Unusable when it cannot be reached or is too old; the sentence never repeats the address, which may hold a password
 */
export async function checkGivenServer(connectionString: string): Promise<void> {
  const client = clientFor(connectionString);
  client.on('error', () => undefined);
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version_num') AS version");
    version = Number(rows[0]?.version);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : '';
    throw new Unusable(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  if (version >= OLDEST) return;
  throw new Unusable(
    `The PostgreSQL of DATABASE_URL is version ${Math.floor(version / 10_000)}; the bank needs 15 or newer.`,
  );
}

function clientFor(connectionString: string): pg.Client {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  } catch (cause) {
    throw new Unusable('DATABASE_URL is not an address like postgresql://user:password@host:5432/database.', { cause });
  }
}
