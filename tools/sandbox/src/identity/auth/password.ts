import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createWorkPool } from '../../platform/work-pool';

// OWASP password storage: argon2id with 19 MiB, two passes, one lane; about 40 ms on a small machine.
export const HASH_COST = { parallelism: 1, iterations: 2, memorySize: 19_456, hashLength: 32 } as const;

/** What an unknown address is checked against, so that it takes as long as a known one. Never matches. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** @returns whether the password is the one that the hash was made of */
export type VerifyPassword = (password: string, hash: string) => Promise<boolean>;

/** Hashing for the calls of one subscriber of the network. */
export interface Passwords {
  /**
   * @returns the encoded hash with its salt and cost, as it is kept at rest; what it cost to make it costs to check it
   * @throws Busy
   */
  hash(password: string): Promise<string>;
  /** @throws Busy */
  verify: VerifyPassword;
  /**
   * Takes a place in the queue before the work begins, so that a busy bank counts no try and looks nothing up.
   * @throws Busy
   */
  inTurn<T>(work: (verify: VerifyPassword) => Promise<T>): Promise<T>;
}

/** Hashing, away from the main thread: one hash takes as long as dozens of other calls. */
export interface PasswordPool {
  /** @param holder whose calls these are: the user of a session, or a stranger's subscriber. None holds the places of all (R0.151) */
  from(holder: string): Passwords;
  close(): Promise<void>;
}

/** A task of `password-worker.mjs`: a hash to check, or a salt and a cost to make one of. */
export type PasswordTask =
  { password: string; hash: string } | ({ password: string; salt: Uint8Array } & typeof HASH_COST);

/** With more cores than two, the second thread takes nothing away from money. */
const THREADS = availableParallelism() > 2 ? 2 : 1;
/** At 40 ms each, the last of them waits for a little more than a second. */
export const PLACES = 32;
/** Of one subscriber of the network: enough for a company behind one router. */
export const PLACES_EACH = 8;

/** Typed with a composed or a decomposed accent, a password is the same. */
export const passwordText = (password: string): string => password.normalize('NFKC');

/** @param file the thread's module, for tests that hold its answers back */
export function createPasswordPool(file = new URL('password-worker.mjs', import.meta.url)): PasswordPool {
  const pool = createWorkPool<PasswordTask, string | boolean>({
    file,
    threads: THREADS,
    places: PLACES,
    placesEach: PLACES_EACH,
  });
  const verifyBy =
    (run: (task: PasswordTask) => Promise<string | boolean>): VerifyPassword =>
    async (password, hash) =>
      (await run({ password: passwordText(password), hash })) === true;
  return {
    from: (holder) => ({
      hash: async (password) =>
        String(await pool.run({ ...HASH_COST, password: passwordText(password), salt: randomBytes(16) }, holder)),
      verify: verifyBy((task) => pool.run(task, holder)),
      inTurn: (work) => pool.inTurn((run) => work(verifyBy(run)), holder),
    }),
    close: pool.close,
  };
}
