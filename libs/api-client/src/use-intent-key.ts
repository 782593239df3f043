import { useMemo, useSyncExternalStore } from 'react';
import { intents } from './intents';

export interface IntentKey {
  /** Goes into `call(row, input, { idempotencyKey: key })`. */
  key: string;
  /** The last submission's outcome is not known, also after a reload: find out (`resolveOutcome`) before anything else. */
  isUnknown: boolean;
  /** Marks this key's answer as lost. The transport does so itself. */
  markUnknown: () => void;
  /** A definite answer came for this key: the form's next submission gets another. The transport does so itself. */
  settle: () => void;
}

/**
 * The idempotency key of a money form (R0.21): made when the form opens, the same over reloads, renewed by an edit,
 * kept while an outcome is unknown.
 * @param formId names the form; one form at a time
 * @param fingerprint the sent values as a text; another text is another intent
 */
export function useIntentKey(formId: string, fingerprint: string): IntentKey {
  // Asking twice gives the same intent, so this is safe in a render that React repeats or throws away.
  const read = () => intents.of(formId, fingerprint, () => crypto.randomUUID());
  const intent = useSyncExternalStore(intents.subscribe, read, read);
  const isUnknown = intents.isUnknown(intent);
  return useMemo(
    () => ({
      key: intent.key,
      isUnknown,
      markUnknown: () => intents.markUnknown(intent.key),
      settle: () => intents.settle(intent.key),
    }),
    [intent.key, isUnknown],
  );
}
