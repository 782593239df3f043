import { countryIn, nameIn, namesIn } from '@bank/kit';
import { query } from '@bank/api-client';
import {
  birthCountries,
  countries,
  estimatedMonthlyDeposits,
  occupations,
  purposesOfAccount,
  secondOccupations,
  sourcesOfFunds,
} from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import type { PersonalAnswers } from './answers';

const lazy = { lazy: true } as const;
/** The answers in words. Each dictionary is there by the time its question was answered; null while it is not. */
export function useNames(answers: PersonalAnswers) {
  const born = useQuery(query(birthCountries, undefined, lazy)).data?.countries;
  const places = useQuery(query(countries, undefined, lazy)).data?.countries;
  const work = useQuery(query(occupations, undefined, lazy)).data?.occupations;
  const second = useQuery(query(secondOccupations, undefined, lazy)).data?.occupations;
  const sourceList = work?.find(({ id }) => id === answers.occupation)?.sourceList ?? 'personal';
  const sources = useQuery(query(sourcesOfFunds, { sourceList }, lazy)).data?.sources;
  const further = useQuery(query(sourcesOfFunds, { sourceList: 'second' }, lazy)).data?.sources;
  const purposes = useQuery(query(purposesOfAccount, { customerType: 'personal' }, lazy)).data?.purposes;
  const bands = useQuery(query(estimatedMonthlyDeposits, undefined, lazy)).data?.deposits;
  return {
    birthCountry: countryIn(born, answers.birthCountry),
    citizenship: countryIn(places, answers.citizenship),
    country: countryIn(places, answers.country),
    occupation: nameIn(work, answers.occupation),
    secondOccupation: nameIn(second, answers.secondOccupation),
    sources: namesIn(sources, answers.sources),
    secondSources: namesIn(further, answers.secondSources),
    purposes: namesIn(purposes, answers.purposes),
    deposit: nameIn(bands, answers.deposit),
  };
}

export type Names = ReturnType<typeof useNames>;
