import { useFormat } from '@bank/i18n';

/** Names that no dictionary of currencies has. They are the same in every language. */
const CRYPTO: Readonly<Record<string, string>> = { BTC: 'Bitcoin', ETH: 'Ether', USDT: 'Tether' };

/** The names of currencies in the reader's language, as they stand at the start of a line. */
export function useCurrencyName(): (currency: string) => string {
  const format = useFormat();
  return (currency) => {
    const name = CRYPTO[currency] ?? format.displayName('currency', currency);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  };
}
