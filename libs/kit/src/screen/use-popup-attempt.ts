import { useText } from '@bank/i18n';
import { useCallback } from 'react';
import { asFailure } from '../failure/as-failure';
import { failureText } from '../failure/failure-text';
import { useResponsePopup } from '../response-popup/response-message';
import { useAttempt } from './use-attempt';
import type { Attempt } from './use-attempt-of';

/** `useAttempt` for an action that has no place of its own for a failure: the response popup shows it (R2.8.2). */
export function usePopupAttempt(): Pick<Attempt<unknown>, 'isPending' | 'run'> {
  const t = useText();
  const popup = useResponsePopup();
  const { isPending, run: attempt } = useAttempt();
  const run = useCallback(
    (work: () => Promise<unknown>) =>
      attempt(async () => {
        try {
          await work();
        } catch (reason) {
          popup({ text: failureText(asFailure(reason), t) });
          throw reason;
        }
      }),
    [attempt, popup, t],
  );
  return { isPending, run };
}
