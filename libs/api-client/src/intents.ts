import { storedRecords } from './stored-records';

/**
 * open: nothing was sent. sent: on its way; after a reload that is as good as unknown. unknown: the answer was lost.
 */
type IntentState = 'open' | 'sent' | 'unknown';

/** One form's wish to move money once: the key it sends, and what exactly it was made for. */
export interface Intent {
  key: string;
  fingerprint: string;
  state: IntentState;
}

const listeners = new Set<() => void>();
/** Keys this page is waiting for an answer to; a reload forgets them, and "sent" then reads as unknown. */
const inFlight = new Set<string>();

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, fingerprint, state } = { key: null, fingerprint: null, state: null, ...value };
  return (
    typeof key === 'string' &&
    typeof fingerprint === 'string' &&
    (state === 'open' || state === 'sent' || state === 'unknown')
  );
}

const { read, write, reload } = storedRecords('bank.intents', isIntent);

function change(key: string, state: 'sent' | 'unknown' | null): void {
  const found = Object.entries(read()).find(([, intent]) => intent.key === key);
  if (!found) return;
  const [formId, intent] = found;
  const rest = Object.fromEntries(Object.entries(read()).filter(([id]) => id !== formId));
  write(state === null ? rest : { ...rest, [formId]: { ...intent, state } });
  for (const listener of listeners) listener();
}

/**
 * The keys of money forms, in session storage until a definite answer (R0.21). The transport itself marks a key as
 * sent, unknown or settled, so that no screen can forget to.
 */
export const intents = {
  /**
   * The intent of a form as it stands. The same form and fingerprint give the same key, also over a reload; an edit gives
   * another key, except while the outcome of the last one is open: then the old key stays until it is settled.
   */
  of(formId: string, fingerprint: string, newKey: () => string): Intent {
    const known = read()[formId];
    if (known && (known.state !== 'open' || known.fingerprint === fingerprint)) return known;
    const intent: Intent = { key: newKey(), fingerprint, state: 'open' };
    write({ ...read(), [formId]: intent });
    return intent;
  },
  isUnknown: ({ key, state }: Intent): boolean => state === 'unknown' || (state === 'sent' && !inFlight.has(key)),
  /** About to go out. */
  sent(key: string): void {
    inFlight.add(key);
    change(key, 'sent');
  },
  /** Its answer was lost. */
  markUnknown(key: string): void {
    inFlight.delete(key);
    change(key, 'unknown');
  },
  /** There is a definite answer: the next submission is another intent. */
  settle(key: string): void {
    inFlight.delete(key);
    change(key, null);
  },
  /** Forgets everything; at the end of a session. */
  clear(): void {
    inFlight.clear();
    write({});
    for (const listener of listeners) listener();
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
