import type { Refusals } from '@bank/protocol';
import type { activateAccount } from '@bank/protocol/activation';
import { useCallback, useEffect, useState } from 'react';
import { isApiFailure } from '../sign-in/api-failure';
import { activate } from './activation-calls';
import { openedLink, type ActivationLink } from './activation-link';

export type ActivationState =
  | { step: 'working' }
  /** An employee or a company's owner chooses a password first; the failure is about the previous one. */
  | { step: 'password'; failure: unknown }
  | { step: 'failed'; failure: unknown }
  | { step: 'done' };

export interface Activation {
  state: ActivationState;
  /** Tries again. */
  open(): void;
  choosePassword(password: string): Promise<void>;
}

/** Opens the link when the screen mounts. The bank accepts it twice, so a second try does no harm. */
export function useActivation(link: ActivationLink): Activation {
  const [state, setState] = useState<ActivationState>({ step: 'working' });

  const ask = useCallback(
    async (password?: string): Promise<ActivationState> => {
      try {
        if (await activate(link, password)) return { step: 'password', failure: null };
        openedLink.set(null);
        return { step: 'done' };
      } catch (failure) {
        if (isRefusedLink(failure)) openedLink.set(null);
        return password !== undefined && !isRefusedLink(failure)
          ? { step: 'password', failure }
          : { step: 'failed', failure };
      }
    },
    [link],
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void ask().then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [ask, tries]);

  return {
    state,
    open() {
      setState({ step: 'working' });
      setTries(tries + 1);
    },
    choosePassword: async (password) => setState(await ask(password)),
  };
}

/** After these another link helps, and a password does not. */
const LINK_REFUSALS: ReadonlySet<string | undefined> = new Set<Refusals<typeof activateAccount>>([
  'linkUnknown',
  'linkUsed',
  'linkExpired',
]);

const isRefusedLink = (failure: unknown): boolean => isApiFailure(failure) && LINK_REFUSALS.has(failure.reason);
