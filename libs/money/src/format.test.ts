// Rules: R2.9.1.
import fc from 'fast-check';
import {
  amountParts,
  currencySymbol,
  decimalsOf,
  formatAmount,
  formatDecimal,
  normalize,
  parseAmount,
  separators,
} from './index';

const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

const amount = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.integer({ min: 2, max: 8 }), fc.nat(99_999_999))
  .map(([negative, whole, decimals, fraction]) => {
    const digits = String(fraction).padStart(8, '0').slice(0, decimals);
    return { decimals, text: normalize(`${negative ? '-' : ''}${whole}.${digits}`) };
  });

test('what is shown reads back as the same amount in every locale, 2 to 8 decimals (D03)', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...LOCALES), ({ text, decimals }, locale) => {
      expect(parseAmount(formatDecimal(text, locale), { locale, decimals })).toMatchObject({ ok: true, amount: text });
    }),
    { numRuns: 20_000 },
  );
});

test('the amount with its symbol holds exactly the digits of the number', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...LOCALES), ({ text }, locale) => {
      expect(formatAmount(text, 'EUR', locale).replace(/\u00a0?€\u00a0?/, '')).toBe(formatDecimal(text, locale));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['en', 'EUR', '€1,234.50'],
  ['es', 'EUR', '1.234,50\u00a0€'],
  ['ro', 'RON', '1.234,50\u00a0lei'],
  ['ru', 'RON', '1\u00a0234,50\u00a0lei'],
  ['uk', 'EUR', '1\u00a0234,50\u00a0€'],
  ['pt', 'USD', '1.234,50\u00a0$'],
  ['en', 'AUD', 'AUD $1,234.50'],
  ['en', 'RON', 'lei\u00a01,234.50'],
  ['en', 'JPY', 'JPY\u00a01,234.5'],
])('%s writes %s as %s', (locale, currency, expected) => {
  expect(formatAmount('1234.5', currency, locale)).toBe(expected);
});

test('the symbols of R3.3.12 are the same in every language', () => {
  const table = { EUR: '€', USD: '$', AUD: 'AUD $', CAD: 'CAD $', GBP: '£', RON: 'lei' };
  for (const [currency, symbol] of Object.entries(table)) {
    expect(currencySymbol(currency)).toBe(symbol);
    for (const locale of LOCALES) expect(amountParts('1', currency, locale).symbol).toBe(symbol);
  }
});

test('crypto keeps its 8 decimals, and digits past the fifteenth survive', () => {
  expect(decimalsOf('BTC')).toBe(8);
  expect(formatAmount('0.00000001', 'BTC', 'en')).toBe('BTC\u00a00.00000001');
  expect(formatDecimal('12345678901234567890.12345678', 'en')).toBe('12,345,678,901,234,567,890.12345678');
});

test('a negative amount has a true minus before its symbol; zero has no sign', () => {
  expect(formatAmount('-5', 'EUR', 'en')).toBe('−€5.00');
  expect(amountParts('-0', 'EUR', 'en')).toMatchObject({ sign: '', integer: '0', fraction: '.00', symbolFirst: true });
});

test('an amount nobody can read is a dash, not a broken page', () => {
  expect(formatAmount('garbage', 'EUR', 'en')).toBe('€—');
  expect(formatDecimal('1e5', 'en')).toBe('—');
});

test('separators come from the locale', () => {
  expect(separators('en')).toEqual({ decimal: '.', group: ',' });
  expect(separators('es')).toEqual({ decimal: ',', group: '.' });
});
