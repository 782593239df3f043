import type { MessageId } from '@bank/i18n';
import { paths } from '@bank/paths';
import type { Permissions } from '@bank/session';

/** A question that customers ask, its answer, and where they see to it. */
export interface Question {
  id: string;
  question: MessageId;
  answer: MessageId;
  link: MessageId;
  to: string;
  /** Left out for whom the answer is not. */
  when?: (may: Permissions) => boolean;
}

/** What is urgent stands first. An answer promises only what its screen does. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'card',
    question: 'shell.help.card.q',
    answer: 'shell.help.card.a',
    link: 'shell.help.card.to',
    to: paths.cards.to(),
    when: (may) => may.useCards,
  },
  {
    id: 'unknown',
    question: 'shell.help.unknown.q',
    answer: 'shell.help.unknown.a',
    link: 'shell.help.unknown.to',
    to: paths.history.to(),
    when: (may) => may.seeHistory,
  },
  {
    id: 'password',
    question: 'shell.help.password.q',
    answer: 'shell.help.password.a',
    link: 'kit.place.security',
    to: paths.setting.to(),
  },
  {
    id: 'wrong',
    question: 'shell.help.wrong.q',
    answer: 'shell.help.wrong.a',
    link: 'shell.help.wrong.to',
    to: paths.history.to(),
    when: (may) => may.seeHistory,
  },
  {
    id: 'blocked',
    question: 'shell.help.blocked.q',
    answer: 'shell.help.blocked.a',
    link: 'shell.help.blocked.to',
    to: paths.profile.to(),
  },
  {
    id: 'details',
    question: 'shell.help.details.q',
    answer: 'shell.help.details.a',
    link: 'shell.help.details.to',
    to: paths.accounts.to(),
    when: (may) => may.seeBalances,
  },
  {
    id: 'statement',
    question: 'shell.help.statement.q',
    answer: 'shell.help.statement.a',
    link: 'shell.help.statement.to',
    to: paths.statements.to(),
    when: (may) => may.seeHistory,
  },
];
