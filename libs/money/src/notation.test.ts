// Rules: R2.7.220.
import fc from 'fast-check';
import { type Marks, notationOf, parseCell } from './index';

const read = (text: string, marks: Marks | null, isChosen = false) => {
  const parsed = parseCell(text, { marks, isChosen, decimals: 2, currency: 'EUR' });
  return parsed.ok ? parsed.amount : parsed.reason;
};

test.each([
  // One row says it for all.
  [['1.234,50', '2.000', '2.500'], 'comma', null, ['1234.5', '2000', '2500']],
  [['1.500', '1.500,00'], 'comma', null, ['1500', '1500']],
  [['1,500', '12.50'], 'point', null, ['1500', '12.5']],
  // No row says it.
  [['1.500', '2.000'], null, '1.500', ['twofold', 'twofold']],
  [['7', '2,500'], null, '2,500', ['7', 'twofold']],
  // Two rows disagree: each that has one meaning has it, and the others are asked for.
  [['1.234,50', '1,234.50', '1.500'], null, '1.500', ['1234.5', '1234.5', 'twofold']],
  // Euros have no third decimal, so that this row may be thousands all the same.
  [['12.50', '1.500'], 'point', null, ['12.5', 'twofold']],
  // Nothing to say.
  [['5', '1 234', "1'234"], null, null, ['5', '1234', '1234']],
  [['', 'x', '€7'], null, null, ['empty', 'format', '7']],
  [['١٢٫٥٠', '1.500,0'], 'comma', null, ['12.5', '1500']],
] as const)('%p: %s, to ask for %p, read as %p', (texts, marks, open, amounts) => {
  const found = notationOf(texts);
  expect([found.marks, found.open]).toEqual([marks, open]);
  expect(texts.map((text) => read(text, found.marks))).toEqual(amounts);
});

test('the amount that shows the notation is the one with most marks', () => {
  expect(notationOf(['1.234,50', '12,5', '1.000']).sample).toBe('1.234,50');
  expect(notationOf(['1.000']).sample).toBeNull();
});

test('what the customer said counts for every row that has two meanings', () => {
  expect(['1.500', '12,5', '12.5', '1,500.00'].map((text) => read(text, 'comma', true))).toEqual([
    '1500',
    '12.5',
    '12.5',
    '1500',
  ]);
  expect(read('1.500', 'point', true)).toBe('1.5');
});

test('a column in one notation is read as it was written, or asked for', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('point', 'comma'),
      fc.constantFrom('both', 'none', 'decimals', 'groups'),
      (column, marks, kept) => {
        const [decimal, group] = marks === 'point' ? ['.', ','] : [',', '.'];
        const written = column.map((value) => {
          const whole = String(value / 100n);
          const grouped = kept === 'both' || kept === 'groups' ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
          const hasCents = kept === 'both' || kept === 'decimals';
          return hasCents ? `${grouped}${decimal}${String(value % 100n).padStart(2, '0')}` : grouped;
        });
        const found = notationOf(written);
        const amounts = written.map((text) => read(text, found.marks));
        for (const [at, value] of column.entries()) {
          const meant = kept === 'both' || kept === 'decimals' ? value : (value / 100n) * 100n;
          const amount = amounts[at] ?? '';
          if (amount === 'twofold') expect(found.open).not.toBeNull();
          else expect([written[at], BigInt(Math.round(Number(amount) * 100))]).toEqual([written[at], meant]);
        }
      },
    ),
    { numRuns: 500 },
  );
});
