// Rules: R2.7.80, R0.29.
import { amountWords } from './amount-words';

test.each([
  ['en', '250 to ana', 'ana', '250', '250'],
  ['en', '250 ana', 'ana', '250', '250'],
  ['en', '12,50 a Ben Ortega', 'Ben Ortega', '12.5', '12.50'],
  ['ru', '12.5 для Ани', 'Ани', '12.5', '12,50'],
  ['es', '1.234,50 a Ana', 'Ana', '1234.5', '1.234,50'],
  ['en', '1 234.50 ana', 'ana', '1234.5', '1,234.50'],
  ['es', '1.500 ana', 'ana', '1500', '1.500'],
  ['en', '250', '', '250', '250'],
  ['en', '  cards ', 'cards', null, ''],
  ['en', '', '', null, ''],
  ['en', '4417x', '4417x', null, ''],
  // 1500 or 1.5: never guessed.
  ['en', '1.500 ana', '1.500 ana', null, ''],
])('%s: %p is %p and %p, written %p', (locale, typed, text, amount, written) => {
  expect(amountWords(typed, locale)).toEqual({ text, amount, written });
});
