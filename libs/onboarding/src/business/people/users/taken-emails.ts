import { mailboxKey } from '@bank/protocol';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { emailExists } from '../../../checks/existence';

/** Addresses that are a customer's. In memory only: the bank has the last word when the application is sent (R3.5.1). */
const store = createStore<{ taken: ReadonlySet<string> }>()(() => ({ taken: new Set() }));

export const isTaken = (email: string): boolean => store.getState().taken.has(mailboxKey(email));

/** Renders again when the bank says that an address is taken: `problems` of the users reads it. */
export const useTakenEmails = (): ReadonlySet<string> => useStore(store, ({ taken }) => taken);

/** Asks the bank once about the address of a user: free and an employee's will do. */
export async function askEmail(email: string): Promise<void> {
  if (email === '' || isTaken(email)) return;
  try {
    if ((await emailExists(email)) !== 'exists') return;
    store.setState(({ taken }) => ({ taken: new Set([...taken, mailboxKey(email)]) }));
  } catch {
    // Without an answer nothing is wrong yet.
  }
}
