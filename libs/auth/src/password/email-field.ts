import { fieldMessage } from '@bank/kit';
import { isMailbox } from '@bank/protocol';
import { maxLength, object, refine, regex, string, trim } from 'zod/mini';

const wrong = fieldMessage('auth.signIn.emailWrong');

/** The address that the user logs in with (R1.5.2). */
export const emailSchema = object({
  email: string().check(
    trim(),
    regex(/./, { error: fieldMessage('auth.signIn.emailMissing'), abort: true }),
    maxLength(254, wrong),
    refine(isMailbox, wrong),
  ),
});

/** Hints for the keyboard and the password manager. */
export const emailField = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
