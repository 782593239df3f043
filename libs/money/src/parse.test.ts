// Rules: D03, D29, R0.29.
import fc from 'fast-check';
import {
  decimalsOf,
  formatAmount,
  fromNumber,
  isAmount,
  normalize,
  parseAmount,
  refusedText,
  separators,
  typedText,
} from './index';

const parse = (text: string, locale: string, decimals = 2) => {
  const parsed = parseAmount(text, { locale, decimals });
  return parsed.ok ? parsed.amount : parsed.reason;
};

test.each([
  ['en', '1234.5', '1234.5'],
  ['en', '1,234.50', '1234.5'],
  ['en', ' 1 234.50 ', '1234.5'],
  ['en', "1'234.50", '1234.5'],
  ['en', '1’234’567', '1234567'],
  ['en', '-5', '-5'],
  ['en', '−5', '-5'],
  ['en', '.5', '0.5'],
  ['en', '5.', '5'],
  ['es', '1.234', '1234'],
  ['es', '1.234.567,89', '1234567.89'],
  ['ru', '1\u00a0234,5', '1234.5'],
  ['uk', '1\u202f234,5', '1234.5'],
  ['pt', '0,01', '0.01'],
  // The other notation, where the text means one thing only.
  ['en', '12,5', '12.5'],
  ['en', '1,23', '1.23'],
  ['en', ',5', '0.5'],
  ['en', '1.234,56', '1234.56'],
  ['en', '1.234.567', '1234567'],
  ['es', '1.23', '1.23'],
  ['es', '1,234.56', '1234.56'],
  ['ru', '1.5', '1.5'],
  ['uk', '1.234,56', '1234.56'],
  ['ro', '-12.5', '-12.5'],
])('%s reads "%s" as %s', (locale, text, amount) => {
  expect(parse(text, locale)).toBe(amount);
});

test.each([
  ['en', '', 'empty'],
  ['en', '   ', 'empty'],
  ['en', 'abc', 'format'],
  ['en', '1.2.3', 'format'],
  ['en', '12,34,567', 'format'],
  ['en', '0,123', 'decimals'],
  ['en', '1,234 567', 'format'],
  ['en', '1e5', 'format'],
  ['en', '.', 'format'],
  ['en', '-', 'format'],
  ['en', '--1', 'format'],
  ['es', '0.123', 'decimals'],
  // More decimals than euros have, or thousands in the notation of others.
  ['en', '1.500', 'twofold'],
  ['en', '1.234', 'twofold'],
  ['es', '1,234', 'twofold'],
  // 1234 or 1.234: nobody can tell.
  ['ru', '1.234', 'twofold'],
  ['uk', '1.234', 'twofold'],
  ['en', '123456789012345678901', 'range'],
])('%s refuses "%s": %s', (locale, text, reason) => {
  expect(parse(text, locale)).toBe(reason);
});

test.each([
  // As keyboards and pages of all kinds write it (W7).
  ['en', '١٢٫٥٠', '12.5'],
  ['es', '١٬٢٣٤٫٥٠', '1234.5'],
  ['en', '１２．５', '12.5'],
  ['en', '\u200e12.5', '12.5'],
  ['es', '12,50 €', '12.5'],
  ['en', 'EUR 12.50', '12.5'],
  ['en', '12.50eur', '12.5'],
  ['en', '€12,057.11', '12057.11'],
  ['en', '−€5', '-5'],
  // Another currency, or no currency at all.
  ['en', '$12.50', 'currency'],
  ['en', '12.50 USD', 'currency'],
  ['en', '£5', 'currency'],
  ['en', '12x', 'format'],
  ['en', '€', 'format'],
  ['en', '-€-5', 'format'],
  ['en', 'x'.repeat(100_000), 'format'],
])('an amount of euros, %s: %p is %s', (locale, text, read) => {
  const parsed = parseAmount(text, { locale, decimals: 2, currency: 'EUR' });
  expect(parsed.ok ? parsed.amount : parsed.reason).toBe(read);
});

test.each(['en', 'es', 'ro', 'ru', 'uk', 'pt'])(
  'what a page in %s shows of an amount is read as that amount',
  (locale) => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.constantFrom('EUR', 'USD', 'AUD', 'GBP', 'RON', 'PLN', 'JPY'),
        (units, currency) => {
          const decimals = decimalsOf(currency);
          const amount = normalize(decimals === 0 ? String(units) : hundredths(units));
          const parsed = parseAmount(formatAmount(amount, currency, locale), { locale, decimals, currency });
          expect(parsed).toMatchObject({ ok: true, amount });
        },
      ),
    );
  },
);

const hundredths = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(3, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('a refused text is never taken for a decimal string, and is read as it was typed', () => {
  const kept = refusedText('1.234');
  expect([isAmount('1.234'), isAmount(kept), typedText(kept)]).toEqual([true, false, '1.234']);
  expect(parse(kept, 'es')).toBe('1234');
  expect([refusedText('abc'), typedText('abc'), refusedText('')]).toEqual(['abc', 'abc', '']);
});

test.each([
  [3.3000000000000003, '3.3'],
  [0.1 + 0.2, '0.3'],
  [12.345, '12.345'],
  [1e20, '100000000000000000000'],
  [1e-7, '0.0000001'],
  [NaN, null],
])('the number %p of a workbook is %p', (value, amount) => {
  expect(fromNumber(value)).toBe(amount);
});

test('a currency of 8 decimals takes 8 and not 9; one of none takes none', () => {
  expect(parse('0.00000001', 'en', 8)).toBe('0.00000001');
  expect(parse('0.000000001', 'en', 8)).toBe('decimals');
  expect(parse('1.5', 'en', 0)).toBe('decimals');
});

test.each([
  ['en', '12.5', false],
  ['en', '12,5', true],
  ['es', '1.234', false],
  ['pt', '1,234.50', true],
  ['en', '1,234', false],
])('%s says of "%s" whether it is in another notation: %s', (locale, text, isForeign) => {
  expect(parseAmount(text, { locale, decimals: 2 })).toMatchObject({ ok: true, isForeign });
});

describe('against an oracle that knows the grammar and nothing of the code', () => {
  const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];
  const escaped = (mark: string) => mark.replace('.', '\\.');
  /** The amount in hundred-millionths that the text means with these marks; null when it is no number with them. */
  const meaning = (text: string, decimal: string, groups: readonly string[]): bigint | null => {
    const wholes = ['\\d*', ...groups.map((group) => `[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+`)].join('|');
    const match = new RegExp(`^(${wholes})(?:${escaped(decimal)}(\\d*))?$`).exec(text);
    if (!match || !/\d/.test(text)) return null;
    return BigInt((match[1] ?? '').replace(/\D/g, '') + (match[2] ?? '').padEnd(8, '0'));
  };
  const oracle = (text: string, locale: string): bigint | null => {
    const { decimal, group } = separators(locale);
    const own = meaning(text, decimal, [group, ' ', "'"]);
    if (own !== null) return own;
    const others = [meaning(text, '.', [',', ' ', "'"]), meaning(text, ',', ['.', ' ', "'"])];
    const found = new Set(others.filter((amount) => amount !== null));
    return found.size === 1 ? ([...found][0] ?? null) : null;
  };
  const inUnits = (amount: string) => {
    const [integer = '', fraction = ''] = amount.split('.');
    return BigInt(integer + fraction.padEnd(8, '0'));
  };
  const typed = fc.oneof(
    // Anything of the keys of an amount, and numbers as some reader of the six languages writes them.
    fc.stringMatching(/^[0-9]{0,4}([.,' ][0-9]{0,4}){0,3}$/),
    fc
      .tuple(
        fc.nat(99_999_999),
        fc.constantFrom('', '.', ',', ' ', "'"),
        fc.constantFrom('.', ','),
        fc.stringMatching(/^\d{0,4}$/),
      )
      .map(
        ([integer, group, decimal, fraction]) =>
          String(integer).replace(/\B(?=(\d{3})+$)/g, group) + (fraction === '' ? '' : decimal + fraction),
      ),
  );

  test.each(LOCALES)('%s', (locale) => {
    let accepted = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text, { locale, decimals: 8 });
        const meant = text.trim() === '' ? null : oracle(text.trim(), locale);
        if (parsed.ok) accepted += 1;
        expect([text, parsed.ok ? inUnits(parsed.amount) : null]).toEqual([text, meant]);
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(500);
  });
});
