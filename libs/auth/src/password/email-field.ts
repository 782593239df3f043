import { useText, type MessageId } from '@bank/i18n';
import { EMAIL_PATTERN } from '@bank/protocol';
import { maxLength, object, regex, string, trim } from 'zod/mini';

const ERRORS: Readonly<Record<string, MessageId>> = {
  missing: 'auth.signIn.emailMissing',
  wrong: 'auth.signIn.emailWrong',
};

/** The address somebody signs in with (R1.5.2). */
export const emailSchema = object({
  email: string().check(
    trim(),
    regex(/./, { error: 'missing', abort: true }),
    maxLength(254, 'wrong'),
    regex(EMAIL_PATTERN, 'wrong'),
  ),
});

/** How its field behaves: what the keyboard and the password manager should know. */
export const emailField = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** For the form's `errorText`. */
export function useEmailError(): (message: string) => string {
  const t = useText();
  return (message) => {
    const id = ERRORS[message];
    return id === undefined ? message : t(id);
  };
}
