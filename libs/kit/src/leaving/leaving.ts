import { useBrand } from '@bank/brand';
import { leavingGate } from '@bank/session';
import { openExternal } from '@bank/wrapper';
import { useCallback } from 'react';
import { createStore } from 'zustand/vanilla';

interface Asked {
  url: string;
  /** As the gate names it; empty when the address may not be opened at all. */
  host: string;
}

/** The one question about leaving; `LeavingDialog` asks it. It outlives the screen and the session it came up in. */
export const leaving = createStore<{ asked: Asked | null }>()(() => ({ asked: null }));

/**
 * Goes to an address that the server or the address bar handed over (R0.15): at once when its host is on the brand's list,
 * otherwise the dialog names the host and asks. An address that is no plain https address is never opened.
 * @param allowedHosts the brand's own list
 * @param open goes there, inside the app by the app; for tests
 * @returns whether the page is on its way out
 */
export function leave(
  url: string,
  allowedHosts: readonly string[],
  open: (url: string) => void = (to) => void openExternal(to),
): boolean {
  const gate = leavingGate(url, allowedHosts);
  if (gate.ok) open(url);
  else leaving.setState({ asked: { url, host: gate.host } });
  return gate.ok;
}

/** `leave` with the running brand's list. */
export function useLeave(): (url: string) => boolean {
  const { allowedHosts } = useBrand();
  return useCallback((url: string) => leave(url, allowedHosts), [allowedHosts]);
}
