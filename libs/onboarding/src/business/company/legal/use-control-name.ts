import { query } from '@bank/api-client';
import { additionalQuestions } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import { useAnswers } from '../../answers';

/** Who controls the account, in words: by name where it is not the company. Null while the dictionary is not here. */
export function useControlName(): string | null {
  const { controlAccount, controlName } = useAnswers();
  const { data } = useQuery(query(additionalQuestions, { customerType: 'business' }, { lazy: true }));
  const options = data?.questions.find(({ id }) => id === 'controlAccount')?.options;
  return controlName || (options?.find(({ value }) => value === controlAccount)?.name ?? null);
}
