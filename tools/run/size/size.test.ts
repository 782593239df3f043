import { sizesIn } from './size';

const FULL = sizesIn({ BANK_FULL: '1' });
const GATE = sizesIn({});

test('the gate plays a tenth, once at least, and as often as it is told', () => {
  expect([1000, 25, 1].map((n) => GATE.full(n))).toEqual([100, 3, 1]);
  expect(GATE.full(24, 8)).toBe(8);
  expect(GATE.inFull(['html', 'text'], ['html'])).toEqual(['html']);
  expect(GATE.isFull).toBe(false);
});

test('the full size plays all', () => {
  expect([FULL.full(1000), FULL.full(24, 8)]).toEqual([1000, 24]);
  expect(FULL.inFull(['html', 'text'], ['html'])).toEqual(['html', 'text']);
  expect(FULL.isFull).toBe(true);
});

test.each(['0', '', 'true', 'all'])('BANK_FULL=%j is the gate', (said) => {
  expect(sizesIn({ BANK_FULL: said }).isFull).toBe(false);
});
