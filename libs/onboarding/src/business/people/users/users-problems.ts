import type { MessageId } from '@bank/i18n';
import { mailboxKey } from '@bank/protocol';
import { type BusinessAnswers, nameOf, type UserAnswers } from '../../answers';
import type { Problem } from '../../business-form';
import { personsIn } from '../party';
import { isUnderage } from '../person/person-rules';
import { isTaken } from './taken-emails';
import { emailOf, FULL, isOwnLogin, knownUsers } from './users-rules';

interface Rule {
  id: string;
  kind: Problem['kind'];
  text: MessageId;
  breaks(user: UserAnswers, answers: BusinessAnswers, today: string): boolean;
}

/** R3.5.1: what a user needs. */
const RULES: readonly Rule[] = [
  {
    id: 'email',
    kind: 'missing',
    text: 'onboarding.users.noEmail',
    breaks: ({ id }, answers) => emailOf(answers, id) === '',
  },
  {
    id: 'taken',
    kind: 'wrong',
    text: 'onboarding.users.taken',
    breaks: ({ id }, answers) => isTaken(emailOf(answers, id)),
  },
  {
    id: 'twice',
    kind: 'wrong',
    text: 'onboarding.users.twice',
    breaks: ({ id }, answers) => isTwice(answers, id),
  },
  {
    id: 'young',
    kind: 'wrong',
    text: 'onboarding.people.young',
    breaks: ({ id }, answers, today) => personsIn(answers, [id]).some((person) => isUnderage(person, today)),
  },
  {
    id: 'right',
    kind: 'missing',
    text: 'onboarding.users.noRight',
    breaks: ({ right }) => right === '',
  },
  {
    id: 'own',
    kind: 'wrong',
    text: 'onboarding.users.ownNeedsFull',
    breaks: ({ id, right }, answers) => right !== FULL && isOwnLogin(answers, id),
  },
];

/** An earlier user has the address already. */
function isTwice(answers: BusinessAnswers, id: string): boolean {
  const email = mailboxKey(emailOf(answers, id));
  const first = knownUsers(answers).find((user) => mailboxKey(emailOf(answers, user.id)) === email);
  return email !== '' && first?.id !== id;
}

/** What is left of the users: one with full access, and then of each. */
export function usersProblems(answers: BusinessAnswers, today: string): readonly Problem[] {
  const users = knownUsers(answers);
  const hasFull = users.some(({ right }) => right === FULL);
  return [
    ...(hasFull ? [] : [{ ...NO_FULL, to: users.length === 0 ? { open: 'add' } : {} }]),
    ...users.flatMap((user) =>
      RULES.filter(({ breaks }) => breaks(user, answers, today)).map(({ id, kind, text }) => ({
        id: `${id}.${user.id}`,
        kind,
        text,
        values: { name: nameOf(answers, user.id), email: emailOf(answers, user.id) },
        to: { open: 'user', id: user.id },
      })),
    ),
  ];
}

const NO_FULL = { id: 'full', kind: 'missing', text: 'onboarding.users.noFull' } as const;
