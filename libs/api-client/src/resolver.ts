import { type MoneyOutcome, transferOutcome } from '@bank/protocol/transfers-outcome';
import { asks } from './asks';
import { availability } from './availability';
import { call } from './call';
import { isAdmitted } from './gate';
import { tokenUser } from './jwt';
import { outcomes, type Entry, type UnknownOutcome } from './outcomes';
import { invalidateAll } from './query';
import { unlessElsewhere } from './tabs';
import { currentTransport, settle } from './transport';

/** The outcome of a money call. "absent" is a promise: the key can no longer move money. */
export type Outcome = MoneyOutcome;

const LOCK = 'bank.outcome';
/** Delays between look-ups of a key, by the number of failed ones; the last repeats. */
const AGAIN_MS = [0, 5000, 10_000, 20_000, 30_000];
const LONGEST_AGAIN_MS = 30_000;
/** Another tab is looking up, or this minute's limit is reached: look again after this delay. */
const LOOK_AGAIN_MS = 1000;
const ASK_TIMEOUT_MS = 15_000;
/** How long an outcome waits for the screen of its call before it becomes a notification. */
const GRACE_MS = 1000;
/** How many outcomes are kept for screens that subscribe late. */
const REMEMBERED = 50;

/** Asks without an answer, by key. */
const tries = new Map<string, { count: number; lastAt: number }>();
const known = new Map<string, Outcome>();
const takers = new Map<string, Set<(outcome: Outcome) => void>>();
/** Handed to a screen that came within the time of grace. */
const taken = new Set<string>();
const newsListeners = new Set<(entry: UnknownOutcome, outcome: Outcome) => void>();
let timer: ReturnType<typeof setTimeout> | null = null;
let isAsking = false;

const currentUser = (): string | null => tokenUser(currentTransport().tokens.get()?.accessToken ?? null);

/** The unknown outcomes of the signed-in user, oldest first. */
export function unknownOutcomes(): Entry[] {
  return currentTransport().tokens.get() === null ? [] : outcomes.unknownTo(currentUser());
}

function dueAt({ key }: Entry): number {
  const { count, lastAt } = tries.get(key) ?? { count: 0, lastAt: 0 };
  return lastAt + (AGAIN_MS[count] ?? LONGEST_AGAIN_MS);
}

/** While the bank is away only new keys are looked up, and rarely. Its return looks up all of them. */
function mayAsk({ key }: Entry): boolean {
  return availability.get().state === 'ok' || (!tries.has(key) && isAdmitted(Date.now()));
}

/** Schedules a look-up in `inMs` at the latest. */
function wake(inMs = 0): void {
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => {
    timer = null;
    void work();
  }, inMs);
}

/** One look-up at a time over all tabs, the longest overdue first. */
async function work(): Promise<void> {
  if (isAsking) return;
  const [next] = unknownOutcomes()
    .filter(mayAsk)
    .sort((one, other) => dueAt(one) - dueAt(other));
  if (!next) return;
  const now = Date.now();
  if (dueAt(next) > now) return wake(dueAt(next) - now);
  if (!asks.hasRoom(now)) return wake(LOOK_AGAIN_MS);
  isAsking = true;
  try {
    const hasAsked = await unlessElsewhere(LOCK, () => ask(next));
    wake(hasAsked ? 0 : LOOK_AGAIN_MS);
  } finally {
    isAsking = false;
  }
}

async function ask(entry: Entry): Promise<void> {
  const { key, acting } = entry;
  const now = Date.now();
  asks.count(now);
  try {
    const outcome = await call(
      transferOutcome,
      { idempotencyKey: key },
      {
        ...{ acting, timeoutMs: ASK_TIMEOUT_MS },
        isCounted: true,
      },
    );
    deliver(entry, outcome);
  } catch {
    tries.set(key, { count: (tries.get(key)?.count ?? 0) + 1, lastAt: now });
  }
}

function deliver(entry: Entry, outcome: Outcome): void {
  const { key } = entry;
  tries.delete(key);
  known.set(key, outcome);
  for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
  settle(key);
  // It may have moved money, which is on most screens.
  void invalidateAll();
  const isTaken = hand(key, outcome);
  setTimeout(() => {
    if (isTaken || taken.delete(key)) return;
    for (const listener of [...newsListeners]) listener(entry, outcome);
  }, GRACE_MS);
}

/** @returns whether a screen has taken it */
function hand(key: string, outcome: Outcome): boolean {
  const ofKey = [...(takers.get(key) ?? [])];
  for (const take of ofKey) take(outcome);
  return ofKey.length > 0;
}

/** A new session starts without the outcomes of the last one. */
export function forgetOutcomes(): void {
  tries.clear();
  known.clear();
  outcomes.forgetFacts();
}

/**
 * Hands over what became of a money call, once, as soon as the bank has said so; at once when it is known already. Who listens
 * tells the person; without a listener it becomes news (`onOutcomeNews`).
 * @returns a function that stops listening
 */
export function onOutcome(key: string, listener: (outcome: Outcome) => void): () => void {
  const ofKey = takers.get(key) ?? new Set();
  takers.set(key, ofKey.add(listener));
  const outcome = known.get(key);
  if (outcome) {
    taken.add(key);
    listener(outcome);
  } else outcomes.want({ ...wanted(key), userId: currentUser(), acting: currentTransport().acting() });
  return () => {
    ofKey.delete(listener);
    if (ofKey.size === 0) takers.delete(key);
  };
}

const wanted = (key: string): UnknownOutcome => ({ key, row: '', about: { what: 'payment' }, since: Date.now() });

/** Listens to outcomes of calls whose screens are gone. @returns a function that stops listening */
export function onOutcomeNews(listener: (entry: UnknownOutcome, outcome: Outcome) => void): () => void {
  newsListeners.add(listener);
  wake();
  return () => newsListeners.delete(listener);
}

let isStarted = false;

/** Looks up unknown outcomes until they are known (R0.20). Called with the transport's configuration. */
export function startResolver(): void {
  if (isStarted) return;
  isStarted = true;
  outcomes.subscribe(() => wake());
  availability.subscribe(({ state }) => {
    if (state === 'ok') tries.clear();
    wake();
  });
  wake();
}
