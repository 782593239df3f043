// Rules: R2.7.80.
import { amountWords } from './amount-words';

test.each([
  ['250 to ana', 'ana', '250'],
  ['250 ana', 'ana', '250'],
  ['12,50 a Ben Ortega', 'Ben Ortega', '12.50'],
  ['12.5 для Ани', 'Ани', '12.5'],
  ['250', '', '250'],
  ['  cards ', 'cards', null],
  ['', '', null],
  ['4417x', '4417x', null],
])('%p is %p and %p', (typed, text, amount) => {
  expect(amountWords(typed)).toEqual({ text, amount });
});
