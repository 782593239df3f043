// Rules: R0.50, R2.7.36.
import { add, compare } from '@bank/money';
import { shopKind } from '@bank/protocol/card-control';
import fc from 'fast-check';
import { offersOf, openedBy, wishInTheWay } from './control-rules';
import type { Asked, Control, Wish } from './control-rules';

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

describe('what lets the card do more', () => {
  const before: Control = {
    ...free,
    limits: { perDay: '100.00', perMonth: '1000.00', cashPerDay: null },
    uses: { ...free.uses, online: false },
    closedTo: ['gambling'],
  };

  test.each<[string, Wish, ReturnType<typeof openedBy>]>([
    ['a higher limit', { perDay: '100.01' }, 'perDay'],
    ['no limit, which is the highest', { perMonth: null }, 'perMonth'],
    ['a use that was closed', { uses: { online: true } }, 'uses'],
    ['a kind of shop that was closed', { shops: { gambling: true } }, 'shops'],
    ['a lower limit beside a higher one', { perDay: '50', perMonth: '1000.01' }, 'perMonth'],
    ['a lower limit beside a use that opens', { perDay: '50', uses: { online: true } }, 'uses'],
    ['a use that closes beside one that opens', { uses: { cash: false, online: true } }, 'uses'],
    ['a lower limit', { perDay: '99.99' }, null],
    ['a limit where there was none', { cashPerDay: '10000' }, null],
    ['a use that closes', { uses: { cash: false } }, null],
    ['a kind of shop that closes', { shops: { alcohol: false } }, null],
    [
      'everything as it was',
      {
        perDay: '100',
        perMonth: '1000.0',
        cashPerDay: null,
        uses: before.uses,
        shops: { gambling: false, games: true },
      },
      null,
    ],
    ['nothing', {}, null],
  ])('%s: %j is %j', (_what, wish, opened) => expect(openedBy(wish, before)).toBe(opened));

  const limit = fc.option(money, { nil: null });
  const limits = fc.record({ perDay: limit, perMonth: limit, cashPerDay: limit });
  const uses = fc.record({ online: fc.boolean(), contactless: fc.boolean(), cash: fc.boolean(), abroad: fc.boolean() });
  const kinds = fc.subarray([...shopKind.options]);
  const controls = fc.record({ limits, spent: fc.constant(free.spent), uses, closedTo: kinds });
  const wishes = fc.record(
    {
      ...{ perDay: limit, perMonth: limit, cashPerDay: limit },
      uses: fc.record(
        { online: fc.boolean(), contactless: fc.boolean(), cash: fc.boolean(), abroad: fc.boolean() },
        { requiredKeys: [] },
      ),
      shops: fc.dictionary(fc.constantFrom(...shopKind.options), fc.boolean()),
    },
    { requiredKeys: [] },
  );
  const purchases = fc.record({
    use: fc.constantFrom('online', 'contactless', 'chip', 'cash'),
    category: fc.constantFrom(...shopKind.options, 'groceries'),
    country: fc.constantFrom('RO', 'ES'),
    debit: money,
  });
  const after = (control: Control, { uses: used, shops = {}, ...rest }: Wish): Control => ({
    ...control,
    limits: { ...control.limits, ...rest },
    uses: { ...control.uses, ...used },
    closedTo: shopKind.options.filter((kind) => !(shops[kind] ?? !control.closedTo.includes(kind))),
  });

  test('no purchase goes through after a wish that opens nothing, unless it went through before', () => {
    fc.assert(
      fc.property(controls, wishes, purchases, (control, wish, purchase) => {
        fc.pre(openedBy(wish, control) === null);
        if (wishInTheWay(control, purchase, card) !== null) {
          expect(wishInTheWay(after(control, wish), purchase, card)).not.toBeNull();
        }
      }),
      { numRuns: 2000 },
    );
  });
});
