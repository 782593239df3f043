import type { MessageId } from '@bank/i18n';
import { isMailbox } from '@bank/protocol';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The error of each field, as a message id. */
export type CredentialErrors = Partial<Record<keyof Credentials, MessageId>>;

/** The username is a valid e-mail address (R1.5.2); passwords have no form to check here. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email === '') errors.email = 'auth.signIn.emailMissing';
  else if (!isMailbox(email)) errors.email = 'auth.signIn.emailWrong';
  if (password === '') errors.password = 'auth.signIn.passwordMissing';
  return errors;
}
