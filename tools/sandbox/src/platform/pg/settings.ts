/** Settings on the command line of the supervised server; the rest are PostgreSQL's defaults. */
const COMMON: Readonly<Record<string, string>> = {
  // Loopback only, and no socket file: its path would have to be short and open to two users.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // One process instead of four: the bank fits into memory.
  io_method: 'sync',
};

/** An acknowledged transfer is on the disk. These are the defaults too; they are spelled out because they are a promise. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For databases that tests throw away. */
const EPHEMERAL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // They may live in memory.
  max_wal_size: '128MB',
  // They are gone before there is anything to tidy up. One worker after the other would look through hundreds of them.
  autovacuum: 'off',
  // Nobody reads their log of changes but the server itself.
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** @returns the arguments for `postgres` */
export function serverArguments(pgData: string, port: number, durable: boolean): string[] {
  const settings = { ...COMMON, ...(durable ? DURABLE : EPHEMERAL), port: String(port) };
  return ['-D', pgData, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
