import { type ApiFailure, call } from '@bank/api-client';
import { asFailure } from '@bank/kit';
import { type PayoutOption, recipientMethods } from '@bank/protocol/transfers-global';
import { useCallback, useEffect, useState } from 'react';

interface Answered {
  /** Which question it answers. */
  key: string;
  options: readonly PayoutOption[];
  failure: ApiFailure | null;
}

/** The ways to a country in a currency; null while the bank is asked. */
export function usePayouts(paymentSecret: string, countryCode: string, currencyCode: string) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const key = `${countryCode} ${currencyCode}`;
  const ask = useCallback(
    async (isWanted: () => boolean = () => true) => {
      const answer = await call(recipientMethods, { paymentSecret, countryCode, currencyCode }).then(
        ({ options }) => ({ key, options, failure: null }),
        (reason: unknown) => ({ key, options: [], failure: asFailure(reason) }),
      );
      if (isWanted()) setAnswered(answer);
    },
    [paymentSecret, countryCode, currencyCode, key],
  );
  useEffect(() => {
    let isWanted = true;
    void ask(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const { options = null, failure = null } = answered?.key === key ? answered : {};
  return { options, failure, ask };
}
