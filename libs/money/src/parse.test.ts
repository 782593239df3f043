// Rules: D03, R0.29.
import { parseAmount } from './index';

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
])('%s reads "%s" as %s', (locale, text, amount) => {
  expect(parse(text, locale)).toBe(amount);
});

test.each([
  ['en', '', 'empty'],
  ['en', '   ', 'empty'],
  ['en', 'abc', 'format'],
  ['en', '1.2.3', 'format'],
  ['en', '1,23', 'format'],
  ['en', '12,34,567', 'format'],
  ['en', '0,123', 'format'],
  ['en', '1,234 567', 'format'],
  ['en', '1e5', 'format'],
  ['en', '.', 'format'],
  ['en', '-', 'format'],
  ['en', '--1', 'format'],
  ['en', '١٢', 'format'],
  ['en', '1.234', 'decimals'],
  ['es', '1.23', 'format'],
  ['es', '0.123', 'format'],
  ['es', '1,234', 'decimals'],
  ['ru', '1.5', 'format'],
  ['en', '123456789012345678901', 'range'],
])('%s refuses "%s": %s', (locale, text, reason) => {
  expect(parse(text, locale)).toBe(reason);
});

test('a currency of 8 decimals takes 8 and not 9; one of none takes none', () => {
  expect(parse('0.00000001', 'en', 8)).toBe('0.00000001');
  expect(parse('0.000000001', 'en', 8)).toBe('decimals');
  expect(parse('1.5', 'en', 0)).toBe('decimals');
});
