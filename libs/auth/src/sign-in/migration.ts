import { session, type PendingSignIn } from '@bank/session';

/** R1.3.6: a phone has to be linked, or may be, before this sign-in goes on. */
export function asksForPhone({ migration }: PendingSignIn): boolean {
  return migration !== undefined && migration.kind !== 'none';
}

/** The phone is linked, or left for later: the sign-in goes on with its own flow. */
export function goOnWithoutLink(pending: PendingSignIn): void {
  session.setState({ loginResult: { ...pending, migration: undefined } });
}

/** Gives the sign-in up; the form is next. */
export function giveUpSignIn(): void {
  session.setState({ authFlow: null, loginResult: null });
}
