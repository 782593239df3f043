// Rules: R0.96.
import { isPartOfCode, readCode } from './read-code';

test.each<[string, string, string | null]>([
  ['nothing but the code', '123456', '123456'],
  ['a message that begins with a date', '25.11.2026 code 123456', '123456'],
  ['a message that ends with a date and an hour', '123456 works until 2026-11-25 10:45', '123456'],
  ['a message with the end of a card number', 'Card 4821: 123456', '123456'],
  ['a message with an amount', 'Code 123456 for €1,250.00', '123456'],
  ['letters beside the digits', 'G-123456.', '123456'],
  ['spaces and lines around it', '\n 123456\t', '123456'],
  ['two halves', '123 456', '123456'],
  ['two halves with a hyphen in a sentence', 'Your code is 123-456.', '123456'],
  ['two halves with a space that does not break', '123\u00a0456', '123456'],
  ['a message that repeats its code for the browser', 'Code 123456\n@bank.test #123456', '123456'],
  ['full-width digits', '１２３４５６', '123456'],
  ['Arabic-Indic digits', '١٢٣٤٥٦', '123456'],
  ['Persian digits', '۱۲۳۴۵۶', '123456'],
  ['a mark of direction between the digits', '123\u200e456', '123456'],
  ['two codes', 'old 123456, new 654321', null],
  ['a run that is longer', '1234567', null],
  ['a run that is shorter', '12345', null],
  ['a card number', '4821 0000 1234 5678', null],
  ['a telephone number', '+40 712 345 678', null],
  ['an amount in groups', '€123 456.00', null],
  ['a date alone', '25.11.2026', null],
  ['a date of six digits in groups', '25-11-26', null],
  ['no digit', 'code', null],
])('%s', (_, text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

test('digits and spaces that are fewer than a code are a part of one', () => {
  expect(['12', '12 3', '１２', '123456', '1.2', 'code 12', ''].map((text) => isPartOfCode(text, 6))).toEqual([
    ...[true, true, true, false, false, false, false],
  ]);
});
