import { once } from 'node:events';
import { createServer } from 'node:net';
import { blueprint } from './blueprint';
import { readCommandLine, USAGE } from './command-line';
import type { CommandLine } from './command-line';
import { checkGivenServer } from './platform/pg/given-server';
import { connectListener, createPool } from './platform/pg/pool';
import { prepareBank, resetBank } from './platform/pg/prepare';
import { startDatabase } from './platform/pg/supervisor';
import { Unusable } from './platform/pg/unusable';
import { systemClock } from './platform/clock';
import type { Clock } from './platform/clock';
import { configFrom } from './platform/config';
import type { SandboxConfig } from './platform/config';
import { poolDb } from './platform/db';
import { randomIds } from './platform/ids';
import { throwawayBank } from './throwaway';
import { createSandbox } from './server/create-sandbox';

const HOST = '127.0.0.1';
const log = (line: string) => console.error(`sandbox: ${line}`);

/** Things to undo, last first. */
type Cleanup = (() => Promise<void>)[];

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options) await run(options);
  else console.log(USAGE);
} catch (error) {
  log(sentence(error));
  process.exit(1);
}

async function run(options: CommandLine): Promise<void> {
  const cleanup: Cleanup = [];
  const stop = stopOnce(cleanup);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  try {
    const address = await start(options, cleanup, (error) => {
      log(sentence(error));
      void stop(1);
    });
    console.log(`The sandbox bank is ready: ${address}`);
  } catch (error) {
    log(sentence(error, options));
    await stop(1);
  }
}

async function start(options: CommandLine, cleanup: Cleanup, onLost: (error: Error) => void): Promise<string> {
  const config = settings();
  await refuseTakenPort(options.port);
  const clock = systemClock();
  const kept = options.throwaway ? await throwaway(cleanup) : await lasting(options, clock, cleanup, onLost);
  const sandbox = await createSandbox({
    ...kept,
    clock,
    ids: randomIds(() => clock.now()),
    config,
    qa: options.qa,
    brands: options.brands,
    brandUrl: options.brandUrl,
    checkAnswers: options.checkAnswers,
  });
  cleanup.push(() => sandbox.close());
  return sandbox.listen(options.port, HOST);
}

/** A bank whose data stays for the next start; other processes may share it. */
async function lasting(options: CommandLine, clock: Clock, cleanup: Cleanup, onLost: (error: Error) => void) {
  const connectionString = await database(options, cleanup, onLost);
  const pool = createPool(connectionString, { log });
  cleanup.push(() => pool.end());
  await prepareBank(pool, clock, blueprint);
  return {
    db: poolDb(pool),
    openListener: () => connectListener(connectionString),
    reset: () => resetBank(pool, clock, blueprint),
  };
}

/** A bank of its own for a run of tests. */
async function throwaway(cleanup: Cleanup) {
  const { db, reset, close } = await throwawayBank();
  cleanup.push(close);
  return { db, reset };
}

/** The given server, or one of our own on the data directory. @returns how to connect */
async function database(
  { databaseUrl, dataDir }: CommandLine,
  cleanup: Cleanup,
  onLost: (error: Error) => void,
): Promise<string> {
  if (databaseUrl !== undefined) {
    await checkGivenServer(databaseUrl);
    return databaseUrl;
  }
  const starting = startDatabase({ dataDir, log, onLost });
  // Registered before the start, so that Ctrl-C meanwhile waits for the bank and stops it.
  cleanup.push(() => starting.then((own) => own.stop()).catch(() => undefined));
  return (await starting).connectionString;
}

/** Lifetimes and limits from the environment. @throws Unusable */
function settings(): SandboxConfig {
  try {
    return configFrom(process.env);
  } catch (cause) {
    throw new Unusable(cause instanceof Error ? `${cause.message}.` : String(cause), { cause });
  }
}

/** Checked first, so that the refusal does not wait for a database. */
async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer().listen(port, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Undoes everything in order and ends the process; a second call changes nothing. */
function stopOnce(cleanup: Cleanup): (exitCode: number) => Promise<void> {
  let stopping = false;
  return async (exitCode) => {
    if (stopping) return;
    stopping = true;
    for (const undo of cleanup.reverse()) {
      await undo().catch((error: unknown) => log(`while stopping: ${String(error)}`));
    }
    process.exit(exitCode);
  };
}

/** One sentence for what a person can act on; anything else keeps its stack. */
function sentence(error: unknown, options?: CommandLine): string {
  if (error instanceof Unusable) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${options?.port ?? ''} is taken: stop what listens there, or choose another with --port.`;
  }
  return error.stack ?? error.message;
}
