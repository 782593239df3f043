import { useRateValue } from '@bank/kit';
import type { PaymentQuote } from '@bank/protocol/payment';

/** The rate beside the amounts; nothing where none is used. @param currency what the payee receives */
export function RateLine({ quote, currency }: { quote: PaymentQuote; currency: string }) {
  const rate = useRateValue(quote, currency);
  return rate !== null ? <p className="text-sm font-semibold whitespace-nowrap tabular-nums">{rate}</p> : null;
}
