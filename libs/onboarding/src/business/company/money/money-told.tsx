import { query } from '@bank/api-client';
import { Text, useFormat } from '@bank/i18n';
import { industryIn } from '@bank/kit';
import { industries } from '@bank/protocol/dictionaries';
import { useQuery } from '@tanstack/react-query';
import type { BusinessAnswers } from '../../answers';
import { Told } from '../told';

export function MoneyTold({ answers }: { answers: BusinessAnswers }) {
  const format = useFormat();
  // The hub asks the bank nothing: the form has brought the name, or it is left out.
  const { data } = useQuery({ ...query(industries, undefined, { lazy: true }), enabled: false });
  const { deposit, depositCurrency, withdrawal, withdrawalCurrency, industry } = answers;
  return (
    <Told
      parts={[
        deposit === '' ? null : (
          <Text
            id="onboarding.money.told"
            values={{
              deposit: format.amount(deposit, depositCurrency),
              withdrawal: format.amount(withdrawal, withdrawalCurrency),
            }}
          />
        ),
        industryIn(data?.groups, industry)?.name ?? null,
      ]}
      asks="onboarding.money.asks"
    />
  );
}
