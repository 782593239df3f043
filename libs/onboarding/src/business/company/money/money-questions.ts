import { filled } from '@bank/kit';
import type { Question } from '../question';

/** R3.3.13: a company's money; and whether it banks elsewhere (R3.3.11). */
export const MONEY = [
  { id: 'industry', title: 'onboarding.money.industry', isAnswered: filled('industry') },
  {
    id: 'monthly',
    title: 'onboarding.money.monthly',
    help: 'onboarding.deposit.help',
    isAnswered: filled('deposit', 'depositCurrency', 'withdrawal', 'withdrawalCurrency'),
  },
  {
    id: 'sources',
    title: 'onboarding.sources.title',
    help: 'onboarding.sources.help',
    isAnswered: filled('sources'),
  },
  {
    id: 'purposes',
    title: 'onboarding.purposes.title',
    help: 'onboarding.purposes.help',
    isAnswered: filled('purposes'),
  },
  { id: 'another-account', title: 'onboarding.money.anotherAccount', isAnswered: filled('anotherAccount') },
] as const satisfies readonly Question[];

export type MoneyId = (typeof MONEY)[number]['id'];
