// Rules: R2.7.200.
import { plainAmount } from './read-row';

test.each([
  ['1 234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['12,5', '12.5'],
  ['1’000', '1000'],
  ['1,234', '1,234'],
  ['1e5', '1e5'],
  ['-3', '-3'],
])('%p is read as %p', (text, amount) => {
  expect(plainAmount(text)).toBe(amount);
});
