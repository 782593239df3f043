import { query } from '@bank/api-client';
import { cardBinInfo } from '@bank/protocol/cards';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ExternalValues } from './external-values';

const BIN_DIGITS = 6;

/** Chooses the country of a card that was typed before any country was; only its first six digits are asked about (R2.5.6). */
export function useCountryOfCard({ cardNumber = '', countryCode }: ExternalValues): void {
  const { setValue } = useFormContext<ExternalValues>();
  const binNumber = cardNumber.replace(/[\s-]/g, '').slice(0, BIN_DIGITS);
  const { data } = useQuery({
    ...query(cardBinInfo, { binNumber }, { lazy: true }),
    enabled: countryCode === '' && binNumber.length === BIN_DIGITS,
  });
  const found = data?.valid === true ? data.countryCode : '';
  useEffect(() => {
    if (found !== '') setValue('countryCode', found, { shouldDirty: true });
  }, [found, setValue]);
}
