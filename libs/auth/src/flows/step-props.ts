import type { PendingSignIn } from '@bank/session';

/** A sign-in on its way in one flow. */
export type PendingOf<F extends PendingSignIn['authFlow']> = PendingSignIn & { authFlow: F };

export interface StepProps<F extends PendingSignIn['authFlow'] = PendingSignIn['authFlow']> {
  pending: PendingOf<F>;
  /** To the form again. */
  onBack(): void;
  onSignedIn(): void;
}
