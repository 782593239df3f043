import type { PaymentQuote } from '@bank/protocol/transfers';
import { useRate } from './payment-facts';

/** The rate beside the amounts; nothing where none is used. @param currency what the payee receives */
export function RateLine({ quote, currency }: { quote: PaymentQuote; currency: string }) {
  const [rate] = useRate(quote, currency);
  return rate ? <p className="text-sm font-semibold whitespace-nowrap tabular-nums">{rate.value}</p> : null;
}
