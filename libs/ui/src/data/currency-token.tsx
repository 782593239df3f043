import clsx from 'clsx';

/** Signs that fit a small round and that every font has; other currencies show their code's first letter. */
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', AUD: '$', CAD: '$', GBP: '£', RON: 'L' };

/** A currency as a coin of its colour; decoration, since the amount beside it names the currency. */
export function CurrencyToken({ currency, isLarge = false }: { currency: string; isLarge?: boolean }) {
  return (
    <span aria-hidden="true" className={clsx('coin', isLarge && 'coin-large', `coin-${currency.toLowerCase()}`)}>
      {SIGNS[currency] ?? currency.slice(0, 1)}
    </span>
  );
}
