import { paths } from '@bank/paths';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The steps to a new password. They have no route in R1.2, so they stand on /login, each an entry of the history. */
const STEPS = ['reset', 'code', 'new'] as const;
export type PasswordStep = (typeof STEPS)[number];

export const passwordStepAddress = (step: PasswordStep): string => paths.login.to({ password: step });

const never = () => () => undefined;

/** The step in the address. None in the first render, which has to equal the prerendered page. */
export function usePasswordStep(): PasswordStep | null {
  const [search] = useSearchParams();
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (isAwake && STEPS.find((step) => step === search.get('password'))) || null;
}
