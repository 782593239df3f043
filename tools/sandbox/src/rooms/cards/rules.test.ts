// Rules: R2.4.10.
import { cardStatus } from '@bank/protocol/cards';
import { permits } from './rules';
import type { CardAction } from './rules';

const names = Object.keys(cardStatus) as (keyof typeof cardStatus)[];
const allowed = (action: CardAction, isVirtual: boolean) =>
  names.filter((name) => permits(action, { status: cardStatus[name], isVirtual }));

// R2.4.10 sentence by sentence.
test.each([
  ['pause', ['active', 'expired'], ['active', 'expired']],
  ['unpause', ['paused'], ['paused']],
  ['load', ['active'], ['active']],
  ['changePin', ['active', 'expired', 'paused'], []],
  ['showPin', ['active', 'expired', 'paused'], []],
  ['activate', ['shipped'], []],
  ['spend', ['active'], ['active']],
] as const)('%s is open to physical cards that are %j and to virtual ones that are %j', (action, physical, virtual) => {
  expect(allowed(action, false)).toEqual(names.filter((name) => (physical as readonly string[]).includes(name)));
  expect(allowed(action, true)).toEqual(names.filter((name) => (virtual as readonly string[]).includes(name)));
});

test.each(['setAlias', 'showDetails'] as const)('%s is for virtual cards only', (action) => {
  expect(allowed(action, false)).toEqual([]);
  expect(allowed(action, true)).not.toEqual([]);
});

test('a card that is blocked for good permits nothing, one under suspicion only a new card', () => {
  const actions: CardAction[] = [
    'pause',
    'unpause',
    'load',
    'changePin',
    'showPin',
    'setAlias',
    'showDetails',
    'block',
  ];
  const rest: CardAction[] = ['reissue', 'upgradeShipping', 'activate', 'spend'];
  const open = (status: number) =>
    [...actions, ...rest].filter((action) => [true, false].some((isVirtual) => permits(action, { status, isVirtual })));
  expect(open(cardStatus.canceled)).toEqual([]);
  expect(open(cardStatus.fraud)).toEqual(['reissue']);
});
