import { compare } from '@bank/money';
import type { BankTransferType } from '@bank/protocol/transfers-external';
import type { PayoutOption } from '@bank/protocol/transfers-global';
import { currencies } from '../../../ledger/currencies';
import type { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/db';
import { arrivalMs } from '../external/business-days';
import { SCHEMES, SEPA } from '../external/schemes';

/** Where recipients may live, in the order of their codes. */
export const PAYOUT_COUNTRIES: readonly string[] = [
  ...new Set([...SEPA, ...'AE AU BR CA IN JP KE LK MD MX NG NZ PH SG TR UA US VN ZA'.split(' ')]),
].sort();

const PAYOUTS = `
  SELECT s.name AS scheme, money_text(r.fee) AS fee, money_text(greatest(0, r.gross - r.fee)) AS "toAmount",
    trim_scale(r.rate)::text AS "exchangeRate", r.gross - r.fee < tc.transfer_min OR r.gross * tc.eur_value > s."paymentMaxEur" AS "isDisabled"
  FROM jsonb_to_recordset($4::jsonb) s (name text, type text, "feeEur" numeric, "feeRate" numeric, "paymentMaxEur" numeric)
  JOIN payment p ON p.id = $1 AND NOT s.type = ANY (string_to_array(coalesce(p.details ->> 'forbidden', ''), ','))
  JOIN currency fc ON fc.code = p.currency
  JOIN currency tc ON tc.code = $2,
    LATERAL (SELECT fx_rate(fc.eur_value, tc.eur_value) AS rate) x,
    LATERAL (SELECT x.rate, trunc(p.amount * x.rate, tc.decimals) AS gross) g,
    LATERAL (SELECT g.rate, g.gross, CASE WHEN $3::boolean
      THEN up_to(s."feeEur" / tc.eur_value, tc.decimals) + up_to(g.gross * s."feeRate", tc.decimals) ELSE 0 END AS fee) r`;

interface Wanted {
  paymentId: string;
  countryCode: string;
  currencyCode: string;
  feeIsBen: boolean;
}

/** The ways to a country, whatever the currency (R2.7.201). */
export const methodsTo = (countryCode: string): BankTransferType[] => {
  if (!PAYOUT_COUNTRIES.includes(countryCode)) return [];
  const reaching = SCHEMES.filter(({ reaches }) => currencies.some(({ code }) => reaches(countryCode, code)));
  return [...new Set(reaching.map(({ type }) => type))];
};

/**
 * What would arrive by each way that the sender left open, the most first (R2.7.171). A coin goes to a wallet, wherever its owner
 * lives.
 */
export async function payoutsTo(
  tx: Tx,
  clock: Clock,
  { paymentId, countryCode, currencyCode, feeIsBen }: Wanted,
): Promise<PayoutOption[]> {
  if (!PAYOUT_COUNTRIES.includes(countryCode)) return [];
  const schemes = SCHEMES.filter(({ reaches }) => reaches(countryCode, currencyCode));
  const priced = await tx.prepared<Pick<PayoutOption, 'scheme' | 'fee' | 'toAmount' | 'exchangeRate' | 'isDisabled'>>(
    'global-payouts',
    PAYOUTS,
    [
      paymentId,
      currencyCode,
      feeIsBen,
      JSON.stringify(
        schemes.map(({ name, type, feeEur, feeRate, paymentMaxEur }) => ({
          name,
          type,
          feeEur,
          feeRate,
          paymentMaxEur,
        })),
      ),
    ],
  );
  return schemes
    .flatMap(({ name, type, timetable }) => {
      const price = priced.find(({ scheme }) => scheme === name);
      const arrivesAt = new Date(arrivalMs(clock.now(), timetable)).toISOString();
      return price ? [{ ...price, transferType: type, countryCode, currencyCode, arrivesAt }] : [];
    })
    .sort((one, other) => compare(other.toAmount, one.toAmount) || one.arrivesAt.localeCompare(other.arrivesAt));
}
