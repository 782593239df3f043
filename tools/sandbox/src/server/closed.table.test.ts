// Rules: D28, D30.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { PREPARE } from './test-prepared-calls';
import { ORACLE } from './test-rights-oracle';

// What other tests loop over must be whole. It needs no bank, so `npm run check` says it first.

const rows = Object.values(rooms).flatMap((room) => Object.values<Row>(room));
const names = (which: (row: Row) => boolean) =>
  rows
    .filter(which)
    .map(({ name }) => name)
    .sort();

it('the oracle of rights has one line for every call of somebody signed in, and none for a call that is gone', () => {
  expect(Object.keys(ORACLE).sort()).toEqual(names(({ auth }) => auth === 'bearer'));
});

it('every call that moves money can be prepared', () => {
  expect(Object.keys(PREPARE).sort()).toEqual(names(({ money = false }) => money));
});
