import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Client } from 'pg';
import { createFaultStore } from '../qa/faults/fault-store';
import { addQa } from '../qa/routes';
import { brandPlaces } from '../platform/brands';
import type { BrandUrl } from '../platform/brands';
import { clientAddress } from '../platform/client-address';
import { createSharedClock } from '../qa/shared-clock';
import { createSockets } from './realtime/sockets';
import { accessTokenSigner, newSigningKey } from '../identity/auth/access-token';
import { createPasswordPool } from '../identity/auth/password';
import type { PasswordPool } from '../identity/auth/password';
import { createSessionGuard } from '../identity/auth/session-guard';
import { createSessions } from '../identity/auth/sessions';
import { createAddressGate } from '../identity/security/address-gate';
import { jobKinds } from './job-kinds';
import { createWorker } from '../platform/jobs/worker';
import { createBus } from '../platform/bus';
import type { MovableClock } from '../platform/clock';
import type { SandboxConfig } from '../platform/config';
import type { Db } from '../platform/db';
import type { Ids } from '../platform/ids';
import { tableOutbox } from '../platform/outbox';
import { createHeardLanguages } from '../platform/reader-languages';
import { everyByWallClock } from '../platform/ticks';
import type { Every } from '../platform/ticks';
import { settleSetting } from '../platform/settings';
import { createApp, describe } from './app';
import { AnswerMismatch, checkAnswer, checkLetters, checkRefusal } from './check-answer';
import { createAuthoriser } from './authorise';
import { createDispatch } from './dispatch';
import { createLimits } from './limits';
import { addRoutes } from './routes';
import { calls } from './rooms';
import { closePapers } from '../platform/papers/draw';
import { closeReader } from '../rooms/transfers/mass/reading/reader';

export interface SandboxOptions {
  /** A database that is migrated and seeded. */
  db: Db;
  clock: MovableClock;
  ids: Ids;
  config: SandboxConfig;
  /** Connects a client of its own for LISTEN; without it this instance hears nothing of others. */
  openListener?: () => Promise<Client>;
  /** Brings the seeded state back; without it `POST /sandbox/reset` says that it cannot. */
  reset?: () => Promise<void>;
  /** The QA surface of the sandbox. Default: off. */
  qa?: boolean;
  /** The brands there are. Whose brand the bank does not know is led to the first. Default: d alone. */
  brands?: readonly string[];
  /** Where a brand is served, for its pages, its letters and one-click sign-in. Default: http://localhost:4201 for a, 4202 for b and so on. */
  brandUrl?: BrandUrl;
  /** Holds every answer to its row, and fails the call whose answer is something else. For tests. Default: off. */
  checkAnswers?: boolean;
  /** Checks passwords. Default: in threads of its own. */
  passwords?: PasswordPool;
  /** Ends the threads that draw papers and read files, which all banks of this process share. Default: yes. */
  endThreads?: boolean;
  /** Repeats what happens in the background. Default: by the machine's clock. */
  every?: Every;
  /** The least important that is logged, as JSON lines on stderr. Default: error. */
  logLevel?: 'silent' | 'error' | 'warn';
}

/** A running bank. */
export interface Sandbox {
  /** A request without a network, for tests. */
  inject(request: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** @returns the address, for example http://127.0.0.1:4100 */
  listen(port: number, host: string): Promise<string>;
  /** Null before `listen`. */
  readonly address: string | null;
  /** With `checkAnswers`: every answer so far that was not what its row says. */
  readonly mismatches: readonly string[];
  close(): Promise<void>;
}

const FLUSH_MS = 1_000;
/** How soon work that is due is begun. */
const WORK_MS = 200;
/** A socket is closed within five seconds of the end of its session. */
const SWEEP_MS = 4_000;

/** Puts the rooms of the bank together. Ready to answer when it resolves. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { db, clock, ids, config, openListener, every = everyByWallClock, logLevel = 'error' } = options;
  const { passwords = createPasswordPool(), endThreads = true } = options;
  const app = createApp({ logLevel, requestS: config.requestS, clock });
  const onError = (error: unknown) => app.log.error({ error: describe(error) }, 'background work failed');

  const bus = createBus(db, ids, openListener, onError);
  const sharedClock = createSharedClock(db, clock, bus);
  await sharedClock.catchUp();

  let signingKey = await settleSetting(db, 'token.key', newSigningKey());
  let signer = accessTokenSigner(signingKey);
  const readKey = async () => {
    signingKey = await settleSetting(db, 'token.key', newSigningKey());
    signer = accessTokenSigner(signingKey);
  };

  const places = brandPlaces(options.brandUrl, options.brands);
  const outbox = tableOutbox(db, clock, ids, bus.publish, places);
  const sessions = createSessions({
    db,
    clock,
    ids,
    config,
    bus,
    signer: () => signer,
    signingKey: () => signingKey,
    flushSigns: () => guard.flush(),
  });
  const guard = createSessionGuard(db, clock, config, sessions);
  const addresses = createAddressGate(db, clock);
  const { isAdmitted } = addresses;
  const sockets = createSockets({ db, clock, ids, signer: () => signer, guard, isAdmitted, every });
  const faults = createFaultStore(db, ids, bus);
  const languages = createHeardLanguages(db);
  const authoriser = createAuthoriser({ db, clock, signer: () => signer, guard, addresses, languages });
  const flush = async () => void (await Promise.all([guard.flush(), languages.flush()]));

  /** All data was replaced, here or by another instance: nothing remembered is true any more. */
  async function startOver(): Promise<void> {
    guard.clear();
    languages.clear();
    authoriser.reset();
    sharedClock.rewind();
    await Promise.all([readKey(), faults.reload(), sharedClock.catchUp()]);
    // 1012, service restart: clients come back, and find their session gone.
    sockets.closeAll(1012);
  }

  /** One after the other, on one connection: to open another takes longer than to read all three. */
  async function resync(): Promise<void> {
    await guard.resync();
    await faults.reload();
    await sharedClock.catchUp();
  }
  await bus.listen({
    events(events) {
      // Before any client hears of it: what one is told of may be asked for at once.
      authoriser.hear(events);
      sockets.deliver(events);
    },
    async notice(notice) {
      if (notice.kind === 'sessionEnded') {
        guard.forget(notice.sessionId);
        sockets.endSession(notice.sessionId);
      } else if (notice.what === 'clock') {
        await sharedClock.catchUp();
        await sockets.sweep();
      } else if (notice.what === 'faults') await faults.reload();
      else await startOver();
    },
    async resync() {
      await resync();
      // Hints were lost meanwhile; clients that reconnect read everything again.
      sockets.closeAll(1012);
    },
  });
  await resync();

  const mismatches: string[] = [];
  const shared = { db, clock, ids, config, outbox, publish: bus.publish, sessions, passwords };
  const dispatch = createDispatch({
    calls,
    authoriser,
    limits: createLimits(clock, config),
    shared,
    places,
    check: options.checkAnswers ? { answer: checkAnswer, refusal: checkRefusal, letters: checkLetters } : undefined,
    onUnexpected(error, row) {
      if (error instanceof AnswerMismatch) mismatches.push(error.message);
      app.log.error({ call: row.name, error: describe(error) }, 'unexpected failure');
    },
  });
  const { holdBackMs, trustedPeers } = config;
  const clientOf = clientAddress(trustedPeers);
  const { isOurs } = places;
  await addRoutes(app, { bank: shared, calls, dispatch, sockets, db, faults, clientOf, isOurs, holdBackMs });
  if (options.qa) {
    await addQa(app, {
      ...shared,
      faults,
      mismatches,
      sharedClock,
      bus,
      reset: options.reset,
      brands: options.brands,
      places,
    });
  }

  const worker = createWorker({ db, clock, ids, outbox, publish: bus.publish, kinds: jobKinds, onError });
  const background = [
    every(WORK_MS, () => worker.work()),
    every(FLUSH_MS, () => flush().catch(onError)),
    every(SWEEP_MS, () => sockets.sweep().catch(onError)),
  ];

  let address: string | null = null;
  return {
    mismatches,
    inject: (request) => app.inject(request),
    async listen(port, host) {
      address = await app.listen({ port, host });
      return address;
    },
    get address() {
      return address;
    },
    async close() {
      for (const end of background) end();
      sockets.closeAll(1001);
      await app.close();
      await worker.close();
      await passwords.close();
      if (endThreads) await Promise.all([closePapers(), closeReader()]);
      await flush().catch(onError);
      await bus.close();
    },
  };
}
