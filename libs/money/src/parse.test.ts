// Rules: D03, D29, R0.29.
import fc from 'fast-check';
import { parseAmount, separators } from './index';

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
  ['en', '1.500', '1.5'],
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
  ['en', '١٢', 'format'],
  ['en', '1.234', 'decimals'],
  ['es', '0.123', 'decimals'],
  ['es', '1,234', 'decimals'],
  // 1234 or 1.234: nobody can tell.
  ['ru', '1.234', 'format'],
  ['uk', '1.234', 'format'],
  ['en', '123456789012345678901', 'range'],
])('%s refuses "%s": %s', (locale, text, reason) => {
  expect(parse(text, locale)).toBe(reason);
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
