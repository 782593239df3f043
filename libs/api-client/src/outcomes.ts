import { storedRecords } from './stored-records';

/**
 * What a money call was about: facts that a sentence is made of, since the person may change the language before the end is
 * known. They are forgotten at the end of the session.
 */
export interface OutcomeSubject {
  /** payment: money was sent. approval: the user's own payment was approved. decision: requests of others were decided. */
  what: 'payment' | 'approval' | 'decision';
  /** What the payee receives, a decimal string. */
  amount?: string;
  currencyCode?: string;
  payeeName?: string;
  /** How many requests were decided. */
  count?: number;
}

/** A money call whose end this user does not know. */
export interface UnknownOutcome {
  /** Its idempotency key. */
  key: string;
  /** The wire name of the row that was called. */
  row: string;
  about: OutcomeSubject;
  /** When it was sent, in epoch ms. */
  since: number;
}

/** A call in the registry; `acting` is the customer it was made for, and the look-up asks for the same. */
export interface Entry extends UnknownOutcome {
  userId: string | null;
  acting: number | null;
}

const listeners = new Set<() => void>();
/** Keys this page still waits for an answer to; a reload forgets them, and they then are unknown. */
const inFlight = new Set<string>();

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, row, about, since } = { key: null, row: null, about: null, since: null, ...value };
  return (
    typeof key === 'string' &&
    typeof row === 'string' &&
    typeof since === 'number' &&
    typeof about === 'object' &&
    about !== null
  );
}

const { read, write: store, reload } = storedRecords('bank.outcomes', isEntry);

function write(next: Readonly<Record<string, Entry>>): void {
  store(next);
  for (const listener of [...listeners]) listener();
}

/**
 * The registry of money calls without a known end, in session storage (R0.20). The transport writes it; the resolver empties
 * it by asking the bank.
 */
export const outcomes = {
  /** A money call is about to go out. */
  sent(entry: Entry): void {
    inFlight.add(entry.key);
    write({ ...read(), [entry.key]: entry });
  },
  /** Its answer was lost: from now on it is unknown. */
  lost(key: string): void {
    inFlight.delete(key);
    write(read());
  },
  /** A key whose outcome a screen waits for, registered or not. */
  want(entry: Entry): void {
    if (!(entry.key in read())) write({ ...read(), [entry.key]: entry });
  },
  /** Its end is known. */
  settled(key: string): void {
    inFlight.delete(key);
    if (key in read()) write(Object.fromEntries(Object.entries(read()).filter(([each]) => each !== key)));
  },
  /** The unknown outcomes of a user, oldest first. */
  unknownTo(userId: string | null): Entry[] {
    return Object.values(read())
      .filter((entry) => entry.userId === userId && !inFlight.has(entry.key))
      .sort((one, other) => one.since - other.since);
  },
  /** The session ended: keys stay until their user returns to this tab, facts are deleted. */
  forgetFacts(): void {
    inFlight.clear();
    write(
      Object.fromEntries(
        Object.entries(read()).map(([key, entry]) => [key, { ...entry, about: { what: entry.about.what } }]),
      ),
    );
  },
  /** Reads the storage anew, as a reload of the page does. */
  reload(): void {
    inFlight.clear();
    reload();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
