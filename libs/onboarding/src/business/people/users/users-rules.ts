import { accessRight, mailboxKey } from '@bank/protocol';
import type { BusinessAnswers, UserAnswers } from '../../answers';
import { personsIn } from '../party';

/** Rights are kept as the ids of their dictionary, as text. */
export const FULL = String(accessRight.fullAccess);
const READ = String(accessRight.read);

/** Users whose person is there. */
export const knownUsers = (answers: BusinessAnswers): UserAnswers[] =>
  answers.users.filter(({ id }) => personsIn(answers, [id]).length > 0);

export const emailOf = (answers: BusinessAnswers, id: string): string => personsIn(answers, [id])[0]?.email ?? '';

/** The user with the company's own address is the company's own login. */
export const isOwnLogin = (answers: BusinessAnswers, id: string): boolean =>
  emailOf(answers, id) !== '' && mailboxKey(emailOf(answers, id)) === mailboxKey(answers.email);

/** Why this user's right cannot be changed, and who cannot be taken out; null: both may be (R3.5.1). */
export function whyFixed(answers: BusinessAnswers, { id, right }: UserAnswers): 'last' | 'ownLogin' | null {
  if (right !== FULL) return null;
  if (isOwnLogin(answers, id)) return 'ownLogin';
  return knownUsers(answers).filter((user) => user.right === FULL).length === 1 ? 'last' : null;
}

/** The first one gets full access, and the next one the least that is of use; the right is chosen on the row (R3.5.1). */
export function withUser(answers: BusinessAnswers, id: string): Partial<BusinessAnswers> {
  if (answers.users.some((user) => user.id === id)) return {};
  const hasFull = knownUsers(answers).some(({ right }) => right === FULL);
  const right = !hasFull || isOwnLogin(answers, id) ? FULL : READ;
  return { users: [...answers.users, { id, right }] };
}

export const withRight = ({ users }: BusinessAnswers, id: string, right: string): Partial<BusinessAnswers> => ({
  users: users.map((user) => (user.id === id ? { id, right } : user)),
});

export const withoutUser = ({ users }: BusinessAnswers, id: string): Partial<BusinessAnswers> => ({
  users: users.filter((user) => user.id !== id),
});
