import type { MessageId } from '@bank/i18n';
import { refine, string } from 'zod/mini';
import { fieldMessage } from '../screen/field-message';
import { checkPassword, type PasswordRule } from './strength';

type PasswordError = PasswordRule | 'missing';

const ERRORS: Record<PasswordError, MessageId> = {
  missing: 'kit.password.error.missing',
  length: 'kit.password.error.length',
  variety: 'kit.password.error.variety',
  notAddress: 'kit.password.error.notAddress',
  notCommon: 'kit.password.error.notCommon',
};

function errorOf(password: string, email: string): PasswordError | null {
  if (password === '') return 'missing';
  return checkPassword({ password, email }).find(({ isMet }) => !isMet)?.rule ?? null;
}

/**
 * The schema of a form's new password: `z.object({ password: newPassword(email) })`.
 * @param email the address of the user whose password it will be
 */
export function newPassword(email: string) {
  return string().check(
    refine((password) => errorOf(password, email) === null, {
      error: ({ input }) => {
        const error = errorOf(String(input), email);
        return error ? fieldMessage(ERRORS[error]) : undefined;
      },
    }),
  );
}
