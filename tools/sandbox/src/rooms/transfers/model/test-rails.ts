import type { eftTransfer } from '@bank/protocol/transfers-external';
import type { Parsed } from '@bank/protocol';
import { handlers } from '../handlers';

type Order = Parsed<typeof eftTransfer>;

/** A way out of the bank as the model knows it. It repeats the bank's prices by hand, so that a wrong one does not judge itself. */
export interface Rail {
  /** The row of instant payments has all words of the others. */
  call: typeof handlers.instantPayment;
  currency: string;
  country?: string;
  extraParams: Record<string, string>;
  /** The fixed part of its fee in euros, and the share of the debit on top. */
  feeEur: string;
  feeRate: string;
  /** The payee whose bank sends the money back, and how many days after the promised arrival it does. */
  returns: string;
  returnsLateDays: number;
  /** Smallest amounts of the currency that an order is of: above the least of the way, and never near the limit of a day. */
  least: number;
  most: number;
}

const iban = 'DE89370400440532013000';
const NONE = { feeRate: '0', returnsLateDays: 0 };

/** Every way out of the bank but the one to a card, which has to be given to the bank before. */
export const RAILS = {
  sepa: {
    ...NONE,
    ...{ call: handlers.eftTransfer, currency: 'EUR', country: 'DE', extraParams: { iban } },
    ...{ feeEur: '0.3', returns: 'Return Closed', least: 100, most: 10_000 },
  },
  wire: {
    ...{ call: handlers.wireTransfer, currency: 'EUR', country: 'DE' },
    extraParams: { iban, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1' },
    ...{ feeEur: '12', feeRate: '0.001', returns: 'Return Unknown', returnsLateDays: 0, least: 500, most: 10_000 },
  },
  instant: {
    ...NONE,
    ...{ call: handlers.instantPayment, currency: 'EUR', country: 'DE', extraParams: { iban } },
    ...{ feeEur: '0.6', returns: 'Instant Timeout', least: 100, most: 10_000 },
  },
  interac: {
    ...{ call: handlers.interac, currency: 'CAD', country: 'CA', extraParams: { payeeEmail: 'mel@exemple.test' } },
    ...{ feeEur: '0.7', feeRate: '0', returns: 'Interac Unclaimed', returnsLateDays: 30, least: 200, most: 6_000 },
  },
  coin: {
    ...{ call: handlers.cryptoEft, currency: 'ETH' },
    extraParams: { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    ...{ feeEur: '1.2', feeRate: '0', returns: 'Chain Dropped', returnsLateDays: 1, least: 10_000, most: 2_000_000 },
  },
} as const satisfies Record<string, Rail>;
export type RailName = keyof typeof RAILS;
export const railNames = Object.keys(RAILS) as readonly RailName[];

/** The body of an order by a rail. */
export const orderBy = (rail: Rail, fromAccountId: number, amount: string, comesBack: boolean): Order => ({
  fromAccountId,
  countryCode: rail.country,
  currencyCode: rail.currency,
  amount,
  permission: '3d',
  // The name decides what the other bank answers (sentinels.ts).
  beneficiaryName: comesBack ? rail.returns : 'Greta Blum',
  extraParams: rail.extraParams,
});
