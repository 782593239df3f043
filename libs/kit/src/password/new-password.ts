import type { MessageId, TextOf } from '@bank/i18n';
import { refine, string } from 'zod/mini';
import { checkPassword, type PasswordRule } from './strength';

type PasswordError = PasswordRule | 'missing';

const ERRORS: Record<PasswordError, MessageId> = {
  missing: 'kit.password.error.missing',
  length: 'kit.password.error.length',
  variety: 'kit.password.error.variety',
  notAddress: 'kit.password.error.notAddress',
  notCommon: 'kit.password.error.notCommon',
};

const isError = (message: string): message is PasswordError => Object.hasOwn(ERRORS, message);

function errorOf(password: string, email: string): PasswordError | null {
  if (password === '') return 'missing';
  return checkPassword({ password, email }).find(({ isMet }) => !isMet)?.rule ?? null;
}

/**
 * The schema of a form's new password: `z.object({ password: newPassword(email) })`. Its messages are said by
 * `newPasswordError`.
 * @param email whose password it will be
 */
export function newPassword(email: string) {
  return string().check(
    refine((password) => errorOf(password, email) === null, {
      error: ({ input }) => errorOf(String(input), email) ?? undefined,
    }),
  );
}

/** For a form's `errorText`: the sentence for what the schema of `newPassword` found, null for a message of another field. */
export function newPasswordError(message: string, t: TextOf): string | null {
  return isError(message) ? t(ERRORS[message]) : null;
}
