import { query } from '@bank/api-client';
import { useFormat } from '@bank/i18n';
import { industryIn, namesIn } from '@bank/kit';
import { industries, purposesOfAccount, sourcesOfFunds } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { useAnswers } from '../../answers';

const lazy = { lazy: true } as const;

/** The answers in words; null while their dictionary is not here. */
export function useMoneyNames() {
  const format = useFormat();
  const answers = useAnswers();
  const { data: trade } = useQuery(query(industries, undefined, lazy));
  const { data: from } = useQuery(query(sourcesOfFunds, { sourceList: 'business' }, lazy));
  const { data: to } = useQuery(query(purposesOfAccount, { customerType: 'business' }, lazy));
  const amount = (sum: string, currency: string) => sum && format.amount(sum, currency);
  return {
    industry: industryIn(trade?.groups, answers.industry)?.name ?? null,
    deposit: amount(answers.deposit, answers.depositCurrency),
    withdrawal: amount(answers.withdrawal, answers.withdrawalCurrency),
    sources: namesIn(from?.sources, answers.sources),
    purposes: namesIn(to?.purposes, answers.purposes),
  };
}
