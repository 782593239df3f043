import { use, useEffect, useId } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
  type Blocker,
  type BlockerFunction,
} from 'react-router-dom';

/**
 * The router's `useBlocker`, whose code would be a part of sign-in, since the router is: this one comes with what blocks.
 * @param isBlocked whether a way out of the present address is held up
 * @returns the way that is held up; undefined: none is
 */
export function useBackBlocker(isBlocked: BlockerFunction): Extract<Blocker, { state: 'blocked' }> | undefined {
  const router = use(RouterContext)?.router;
  const id = useId();
  const blocker = use(StateContext)?.blockers.get(id);
  useEffect(() => void router?.getBlocker(id, isBlocked), [router, id, isBlocked]);
  useEffect(() => () => router?.deleteBlocker(id), [router, id]);
  return blocker?.state === 'blocked' ? blocker : undefined;
}
