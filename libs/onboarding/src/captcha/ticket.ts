import { call } from '@bank/api-client';
import { captchaGet, captchaSolve } from '@bank/protocol/onboarding';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { solveInWorker } from './solve-in-worker';

export interface TicketState {
  /** In memory only: it is a secret of this page (R0.25). */
  ticket: string | null;
  status: 'none' | 'working' | 'done' | 'failed';
}

const store = createStore<TicketState>()(() => ({ ticket: null, status: 'none' }));
let working: Promise<string | null> | null = null;

export const useTicket = (): TicketState => useStore(store);

/** The ticket of this page; worked for where there is none yet. @returns null when the bank or the worker failed */
export function ticket(): Promise<string | null> {
  const { ticket: kept } = store.getState();
  if (kept !== null) return Promise.resolve(kept);
  working ??= work().finally(() => {
    working = null;
  });
  return working;
}

/** The bank takes it no longer: the next check works for another one. */
export const dropTicket = (): void => store.setState({ ticket: null, status: 'none' });

async function work(): Promise<string | null> {
  store.setState({ status: 'working' });
  try {
    const { puzzle } = await call(captchaGet);
    const payload = await solveInWorker(puzzle);
    if (payload === null) throw new Error('no number fits the puzzle');
    const { ticket: earned } = await call(captchaSolve, { payload });
    store.setState({ ticket: earned, status: 'done' });
    return earned;
  } catch {
    // The status line says so, and the next press tries again.
    store.setState({ ticket: null, status: 'failed' });
    return null;
  }
}
