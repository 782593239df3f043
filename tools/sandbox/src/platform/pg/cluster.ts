import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processBirth } from './alive';
import { prepareBinaries } from './binaries';
import type { Binaries } from './binaries';
import type { Home } from './home';
import { asUser, childEnvironment, freePort, initialize, writeSecrets } from './initialize';
import type { ServerSecrets } from './initialize';
import { startKeeper } from './keep';
import { disownStalePidFile, runningPostmaster } from './postmaster';
import { serverArguments } from './settings';
import { Unusable } from './unusable';

/** A server that was killed may first write for minutes what its log holds, ms. What takes longer is stuck. */
export const RECOVERY_MS = 600_000;
const POLL_MS = 10;

/** The database server of one data directory: its files and, sometimes, a process. */
export interface Cluster {
  /** For a database of this server; the port is right once the server has been started. */
  connectionString(database: string): string;
  /**
   * Takes over the server that already runs on the files, or starts one with its keeper; answers once it is ready.
   * @throws Unusable
   */
  ensureRunning(): Promise<{ pid: number }>;
  /** Of the server that was ready last. */
  pid(): number;
  /** Starts a keeper for the server that runs. */
  keep(): ChildProcess;
  /** Ends the server and waits for it; connections are cut, commits are safe. */
  stop(): Promise<void>;
}

/**
 * Opens the cluster of a data directory, making its files when it is new. Call it with the directory's lock held.
 *
 * @param durable false only for databases that tests throw away, on a server that all clones on the machine share
 */
export async function openCluster(home: Home, { durable }: { durable: boolean }): Promise<Cluster> {
  const binaries = prepareBinaries(home.user, { copied: !durable });
  let secrets = await initialize(home, binaries);
  let started = false;
  let pid = 0;

  const connectionString = (database: string) =>
    `postgresql://bank:${secrets.password}@127.0.0.1:${secrets.port}/${database}`;

  const keep = () => startKeeper(connectionString('postgres'), pid);

  async function ensureRunning() {
    const deadline = Date.now() + RECOVERY_MS;
    let startedNow = false;
    for (;;) {
      const server = runningPostmaster(home.pgData);
      if (server?.ready) {
        secrets = { ...secrets, port: server.port };
        started = true;
        ({ pid } = server);
        if (startedNow) keep();
        return { pid };
      }
      if (Date.now() > deadline) throw new Unusable(`PostgreSQL did not get ready; see ${logPath(home)}.`);
      if (server) await sleep(POLL_MS);
      else {
        secrets = await launch(home, binaries, secrets, { durable, mayMove: !started });
        startedNow = true;
      }
    }
  }

  return {
    connectionString,
    ensureRunning,
    pid: () => pid,
    keep,
    stop: () => stopServer(home, binaries),
  };
}

type LaunchOptions = { durable: boolean; mayMove: boolean };

/** Starts the server and waits until its pid file says so, or until it has given up. */
async function launch(
  home: Home,
  binaries: Binaries,
  secrets: ServerSecrets,
  { durable, mayMove }: LaunchOptions,
): Promise<ServerSecrets> {
  disownStalePidFile(home.pgData);
  // A file, not a pipe: the server outlives a killed sandbox and must be able to go on writing.
  const log = openSync(logPath(home), 'w');
  const server = spawn(binaries.postgres, serverArguments(home.pgData, secrets.port, durable), {
    cwd: home.folder,
    env: childEnvironment(),
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in the terminal is for the sandbox, which then stops the server in order.
    detached: true,
    windowsHide: true,
    ...asUser(home.user),
  });
  closeSync(log);
  const failure = await new Promise<Error | 'exit' | null>((resolve) => {
    const poll = setInterval(() => {
      if (runningPostmaster(home.pgData)?.ready) settle(null);
    }, POLL_MS);
    const settle = (outcome: Error | 'exit' | null) => {
      clearInterval(poll);
      resolve(outcome);
    };
    server.once('error', settle);
    server.once('exit', () => settle('exit'));
  });
  server.unref();
  if (failure === null) return secrets;
  if (failure instanceof Error) throw new Unusable(`PostgreSQL could not be started: ${failure.message}.`);
  return afterFailure(home, secrets, mayMove);
}

/** A port that is taken and backends that have not noticed their server's death yet are worth another try. */
async function afterFailure(home: Home, secrets: ServerSecrets, mayMove: boolean): Promise<ServerSecrets> {
  const said = readFileSync(logPath(home), 'utf8');
  const portTaken = /could not bind/.test(said);
  const retry = portTaken || /shared memory block|lock file .* already exists/.test(said);
  if (!retry) {
    const fatal = said.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? said.trim().split('\n').pop();
    throw new Unusable(`PostgreSQL did not start on ${home.pgData}: ${fatal ?? 'it gave no reason'}`);
  }
  await sleep(100);
  if (!portTaken || !mayMove) return secrets;
  const moved = { ...secrets, port: await freePort() };
  writeSecrets(home, moved);
  return moved;
}

async function stopServer(home: Home, binaries: Binaries): Promise<void> {
  const server = runningPostmaster(home.pgData);
  if (!server) return;
  const birth = processBirth(server.pid);
  const options = { cwd: home.folder, env: childEnvironment(), ...asUser(home.user) };
  try {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', home.pgData, '-m', 'fast', '-w', '-t', '30'], options);
  } catch (error) {
    // One that is killed meanwhile leaves its pid file behind, and pg_ctl takes that for a refusal to stop.
    if (runningPostmaster(home.pgData)) throw error;
  }
  // pg_ctl waits for the pid file to go; the process itself ends a moment later.
  while (birth !== null && processBirth(server.pid) === birth) await sleep(POLL_MS);
}

function logPath(home: Home): string {
  return join(home.folder, 'postgres.log');
}
