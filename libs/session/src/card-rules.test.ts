import { cardDetailsRedirect, cardsEntryAddress, type CardAccount } from './card-rules';

const card = (accountId: number, kind: CardAccount['kind'], fields: Partial<CardAccount> = {}): CardAccount => ({
  accountId,
  kind,
  isPrepaid: true,
  isClosed: false,
  isActive: true,
  ...fields,
});
const physical = card(1, 'physical');
const virtual = card(2, 'virtual');
const closed = { isClosed: true, isActive: false };

// R1.2.25.
test.each([
  ['both kinds', [physical, virtual], '/cards/physical'],
  ['two physical', [physical, card(3, 'physical')], '/cards/physical'],
  ['two virtual', [virtual, card(3, 'virtual')], '/cards/virtual'],
  ['one physical', [physical], '/cards/1'],
  ['one virtual', [virtual], '/cards/2'],
  ['one open physical beside a closed one', [physical, card(3, 'physical', closed)], '/cards/1'],
  ['a closed physical and two virtual', [card(1, 'physical', closed), virtual, card(3, 'virtual')], '/cards/virtual'],
  [
    'a debit physical and two virtual',
    [card(1, 'physical', { isPrepaid: false }), virtual, card(3, 'virtual')],
    '/cards/virtual',
  ],
  ['none', [], '/cards/virtual'],
] as const)('with %s the entry leads to the right place', (_, cards, address) => {
  expect(cardsEntryAddress(cards)).toBe(address);
});

// R1.2.26.
test.each([
  ['an active prepaid card', 1, [physical, virtual], null],
  ['an unknown id, several cards', 9, [physical, virtual], '/cards'],
  ['an unknown id, one card', 9, [physical], '/home'],
  ['an unknown id, no card', 9, [], '/home'],
  ['a card that is not active', 1, [card(1, 'physical', { isActive: false }), virtual], '/cards'],
  ['a debit card', 1, [card(1, 'physical', { isPrepaid: false })], '/home'],
] as const)('details of %s', (_, accountId, cards, address) => {
  expect(cardDetailsRedirect(accountId, cards)).toBe(address);
});
