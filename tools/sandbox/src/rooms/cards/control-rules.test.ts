// Rules: R2.7.36.
import { add, compare } from '@bank/money';
import fc from 'fast-check';
import { offersOf, wishInTheWay } from './control-rules';
import type { Asked, Control } from './control-rules';

const free: Control = {
  limits: { perDay: null, perMonth: null, cashPerDay: null },
  spent: { perDay: '0', perMonth: '0', cashPerDay: '0' },
  uses: { online: true, contactless: true, cash: true, abroad: true },
  closedTo: [],
};
const asked: Asked = { use: 'chip', category: 'groceries', country: 'RO', debit: '10' };
const card = { isVirtual: false, homeCountry: 'RO' };
const without = (use: keyof Control['uses']): Control => ({ ...free, uses: { ...free.uses, [use]: false } });

test.each([
  ['online', {}, 'online', { use: 'online' }],
  ['contactless', {}, 'contactless', { use: 'contactless' }],
  ['cash', {}, 'cash', { use: 'cash' }],
  ['abroad', {}, 'abroad', { country: 'ES' }],
] as const)('with %s switched off that use alone is refused', (use, _, reason, change) => {
  expect(wishInTheWay(without(use), { ...asked, ...change }, card)).toBe(reason);
  expect(wishInTheWay(without(use), asked, card)).toBeNull();
  expect(wishInTheWay(free, { ...asked, ...change }, card)).toBeNull();
});

test('a shop online is not abroad', () => {
  expect(wishInTheWay(without('abroad'), { ...asked, use: 'online', country: 'US' }, card)).toBeNull();
});

test('a kind of shop is closed, and no other', () => {
  const control = { ...free, closedTo: ['gambling'] };
  expect(wishInTheWay(control, { ...asked, category: 'gambling' }, card)).toBe('shopKind');
  expect(wishInTheWay(control, asked, card)).toBeNull();
});

test('a virtual card pays online only', () => {
  const virtual = { ...card, isVirtual: true };
  expect(offersOf(true)).toEqual(['online']);
  expect(wishInTheWay(free, asked, virtual)).toBe('contactless');
  expect(wishInTheWay(free, { ...asked, use: 'cash' }, virtual)).toBe('cash');
  expect(wishInTheWay(free, { ...asked, use: 'online' }, virtual)).toBeNull();
});

const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));

test.each(['perDay', 'perMonth', 'cashPerDay'] as const)('%s is refused from the first cent over it', (name) => {
  fc.assert(
    fc.property(money, money, money, (limit, spent, debit) => {
      const control = {
        ...free,
        limits: { ...free.limits, [name]: limit },
        spent: { ...free.spent, [name]: spent },
      };
      const isOver = compare(add(spent, debit), limit) > 0;
      expect(wishInTheWay(control, { ...asked, use: 'cash', debit }, card)).toBe(isOver ? name : null);
    }),
  );
});

test('the limit for cash counts cash alone', () => {
  const control = { ...free, limits: { ...free.limits, cashPerDay: '0' } };
  expect(wishInTheWay(control, asked, card)).toBeNull();
});
