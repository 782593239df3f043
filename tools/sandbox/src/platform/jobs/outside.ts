import { attempt } from './attempt';
import type { LaneParts } from './attempt';
import { namesOf } from './kinds';
import type { CallOutside, Write } from './kinds';
import { LOOKS } from './take';
import type { TakenJob } from './take';

/** A call costs no connection while it waits, so many wait at once. */
const CALLS_AT_ONCE = 16;
/** A call that takes longer has failed, by the bank's clock. */
const LONGEST_CALL_MS = 30_000;
/** For so long a call belongs to the bank that claimed it. Longer than a call, so that its failure is counted before another bank claims it. */
const LEASE_MS = 60_000;

interface Claim {
  job: TakenJob;
  /** Until when no other bank takes the job. It is the claim's name, too: a later claim of the same job ends later. */
  until: Date;
}

interface OpenCall {
  endsMs: number;
  end: AbortController;
  /** Resolves to true when its answer is written. */
  done: Promise<boolean>;
}

/** The calls out of a bank. */
export interface CallsOutside {
  /** Claims one job and begins its call. @returns whether there was a job, and so maybe another */
  begin(): Promise<boolean>;
  /** Calls that wait for an answer. */
  open(): Promise<boolean>[];
  /** Gives calls up that have taken too long by the bank's clock. */
  endLate(): void;
}

/**
 * Calls out of the bank hold no transaction and no connection while they wait. A claim, written in a short transaction of its own, keeps the
 * job from other banks. The claim of a killed bank ends by the bank's clock.
 */
export function callsOutside(parts: LaneParts): CallsOutside {
  const { db, clock, kinds, publish, signal, onError } = parts;
  const names = namesOf(kinds, 'outside');
  const calls = new Set<OpenCall>();

  async function begin(): Promise<boolean> {
    if (names.length === 0 || calls.size >= CALLS_AT_ONCE) return false;
    const claim = await claimNext().catch(failed);
    const kind = claim && kinds[claim.job.kind];
    if (!kind || !('callOut' in kind)) return false;
    const end = new AbortController();
    const opened: OpenCall = { endsMs: clock.now() + LONGEST_CALL_MS, end, done: Promise.resolve(true) };
    opened.done = call(claim, kind, AbortSignal.any([signal, end.signal]))
      .catch(failed)
      .then(() => calls.delete(opened));
    calls.add(opened);
    return true;
  }

  /** The bank is closing or the database is away: the claim ends by itself. */
  function failed(error: unknown): undefined {
    if (!signal.aborted) onError(error);
    return undefined;
  }

  const claimNext = (): Promise<Claim | undefined> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const until = new Date(now + LEASE_MS);
      const [job] = await tx.query<TakenJob>(LOOKS.toCall, [new Date(now), names]);
      if (!job) return undefined;
      await tx.query('UPDATE job SET claimed_until = $2 WHERE id = $1', [job.id, until]);
      return { job, until };
    });

  async function call(claim: Claim, { callOut }: CallOutside, ended: AbortSignal): Promise<void> {
    const answer = await Promise.race([callOut(claim.job.payload, ended), rejected(ended)]).catch(
      (error: unknown): Write =>
        () =>
          Promise.reject(error),
    );
    if (!signal.aborted) await write(claim, answer);
  }

  /** Writes for its own claim alone: a job that another bank has claimed meanwhile belongs to that claim. */
  async function write({ job, until }: Claim, answer: Write): Promise<void> {
    const hints = await db.transaction(async (tx) => {
      const own = await tx.query('SELECT FROM job WHERE id = $1 AND claimed_until = $2 FOR UPDATE', [job.id, until]);
      return own.length > 0 ? attempt(job, answer, tx, parts) : [];
    });
    if (hints.length > 0) publish(hints);
  }

  return {
    begin,
    open: () => [...calls].map(({ done }) => done),
    endLate() {
      for (const { endsMs, end } of calls) if (endsMs <= clock.now()) end.abort('no answer in time');
    },
  };
}

/** Rejects with the reason of a signal. */
const rejected = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new Error(String(signal.reason)));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
