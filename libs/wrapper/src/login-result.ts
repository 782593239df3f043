const listeners = new Set<(result: boolean) => void>();

/**
 * Hears the app confirm or decline a sign-in (R1.4.7). It is a hint, never a proof: the listener asks the bank.
 * @returns a function that stops listening
 */
export function onLoginResult(listener: (result: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the bridge. */
export function announceLoginResult(result: boolean): void {
  for (const listener of listeners) listener(result);
}
