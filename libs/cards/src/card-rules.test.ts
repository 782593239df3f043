// Rules: R1.2.25, R2.3.17, R2.4.10, R2.5.6, R2.9.8.
import { cardStatus } from '@bank/protocol/cards';
import fc from 'fast-check';
import { type CardAction, expiryText, isOver, lastFour, permits, STATUS_WORDS, toCardAccount } from './card-rules';
import { card } from './testing/sample-card';

const names = Object.keys(cardStatus) as (keyof typeof cardStatus)[];
const open = (action: CardAction, change: object) =>
  names.filter((name) => permits(action, card({ ...change, accountStatusId: cardStatus[name] })));
const physical = { cardIsVirtual: false };
const virtual = { cardIsVirtual: true };
const inOrder = (list: readonly string[]) => names.filter((name) => list.includes(name));

test.each([
  ['pause', ['active', 'expired'], ['active', 'expired']],
  ['unpause', ['paused'], ['paused']],
  ['load', ['active'], ['active']],
  ['showPin', ['active', 'paused', 'expired'], []],
  ['changePin', ['active', 'paused', 'expired'], []],
  ['activate', ['shipped'], []],
] as const)('%s: physical %j, virtual %j', (action, onPhysical, onVirtual) => {
  expect(open(action, physical)).toEqual(inOrder(onPhysical));
  expect(open(action, virtual)).toEqual(inOrder(onVirtual));
});

test.each(['alias', 'details'] as const)('%s is for virtual cards only', (action) => {
  expect(open(action, physical)).toEqual([]);
  expect(open(action, virtual)).toContain('active');
});

test('only a prepaid card is loaded', () => expect(open('load', { subType: 'DEBIT' })).toEqual([]));

test('a card under suspicion of fraud can be replaced and nothing else', () => {
  const actions: CardAction[] = [
    'pause',
    'unpause',
    'load',
    'showPin',
    'changePin',
    'alias',
    'details',
    'block',
    'activate',
  ];
  for (const kind of [physical, virtual])
    for (const action of actions) expect(open(action, kind)).not.toContain('fraud');
  expect(open('reissue', physical)).toContain('fraud');
});

test('every status has words', () => {
  for (const name of names) expect(STATUS_WORDS[cardStatus[name]]).toBeDefined();
});

test('a card that is over has no page', () => {
  for (const name of names) {
    const one = card({ accountStatusId: cardStatus[name] });
    expect(toCardAccount(one).isActive).toBe(!isOver(one));
  }
});

test.each([
  [8, 2029, '08/29'],
  [12, 2031, '12/31'],
  [1, 2100, '01/00'],
])('%s %s is shown as %s', (cardExpiryMonth, cardExpiryYear, text) =>
  expect(expiryText({ cardExpiryMonth, cardExpiryYear })).toBe(text),
);

test('a number shows its last four digits from sixteen on, and nothing before', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,19}$/), (number) => {
      expect(lastFour(number)).toBe(number.length >= 16 ? number.slice(-4) : '');
    }),
  );
});
