import type { MessageId } from '@bank/i18n';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with each field, as a message id. */
export type CredentialErrors = Partial<Record<keyof Credentials, MessageId>>;

// The schema of the call says the same in full; this one is here so that sign-in needs no schema library before the first key press.
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** The username is a valid e-mail address (spec 1 §5); nothing is said about what a password must look like. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email === '') errors.email = 'auth.signIn.emailMissing';
  else if (!EMAIL.test(email)) errors.email = 'auth.signIn.emailWrong';
  if (password === '') errors.password = 'auth.signIn.passwordMissing';
  return errors;
}
