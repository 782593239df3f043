import { query } from '@bank/api-client';
import { useFormat, useText } from '@bank/i18n';
import { compare } from '@bank/money';
import { type BankTransferType, externalLimits, externalMaxAmount } from '@bank/protocol/transfers-external';
import { useQuery } from '@tanstack/react-query';
import { FillMost } from '../flow/fill-most';
import { useGivenSide } from '../flow/sides';
import { countryOf } from './external-kind';
import type { ExternalValues } from './external-values';

interface MostProps {
  values: ExternalValues;
  /** The way that the money goes; undefined while the bank has named none. */
  type: BankTransferType | undefined;
}

/** The maximum needs the account, the country, the currency and the way; a coin goes to no country (R2.7.99). */
const maximumOf = ({ values, type }: MostProps) => ({
  ...query(
    externalMaxAmount,
    {
      fromAccountId: Number(values.fromAccountId),
      countryCode: countryOf(values),
      currencyCode: values.currencyCode,
      operation: type ?? 'eft',
    },
    { lazy: true },
  ),
  enabled: type !== undefined && values.fromAccountId !== '' && values.currencyCode !== '',
});

/** The least and the most that can go now, and what the day's limit of this way leaves; nothing while the bank has not said so (R2.7.182). */
export function ExternalLimits({ values, type }: MostProps) {
  const t = useText();
  const format = useFormat();
  const asked = {
    type: 'withdrawals' as const,
    countryCode: countryOf(values),
    fromAccountId: Number(values.fromAccountId),
  };
  const { data: maximum } = useQuery(maximumOf({ values, type }));
  const { data: limits } = useQuery({ ...query(externalLimits, asked, { lazy: true }), enabled: type !== undefined });
  const left = limits?.limits.find((of) => of.type === type);
  if (!maximum || !limits || !left) return null;
  const { minAmount, maxAmount, currencyCode } = maximum;
  // Where less is there than the way takes, there is no most.
  return t(compare(maxAmount, minAmount) < 0 ? 'transfers.external.least' : 'transfers.external.limits', {
    least: format.amount(minAmount, currencyCode),
    most: format.amount(maxAmount, currencyCode),
    left: format.amount(left.leftToday, limits.currencyCode),
  });
}

/** Offers to send the most that the bank lets go, fee included. */
export function SendMost(props: MostProps) {
  const { data } = useQuery(maximumOf(props));
  const giveSide = useGivenSide();
  return data ? (
    <FillMost
      field="amount"
      most={data.maxAmount}
      label="transfers.external.sendMost"
      onFill={() => giveSide('debit')}
    />
  ) : null;
}
