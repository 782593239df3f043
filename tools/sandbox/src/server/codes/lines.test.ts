// Rules: R0.49.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { passkeyApprove } from '@bank/protocol/passkeys';
import { purposes } from '../../identity/codes/purposes';
import { CODE_LINES } from './lines';

const rows: readonly Row[] = Object.values(rooms).flatMap((room): Row[] => Object.values(room));
const words = (row: Row): readonly string[] => ('refusals' in row ? (row.refusals ?? []) : []);
const named = (test: (row: Row) => boolean): string[] =>
  rows
    .filter(test)
    .map(({ name }) => name)
    .toSorted();

it('every call that says a code is wrong has a line, and may say that no code is taken for now', () => {
  // A passkey takes the way of the code, which the bank itself makes and shows.
  const taking = named((row) => words(row).includes('codeWrong') && row.name !== passkeyApprove.name);
  expect(taking.filter((name) => !CODE_LINES.has(name))).toEqual([]);
  expect(named((row) => words(row).includes('codeWrong') && !words(row).includes('codesClosed'))).toEqual([]);
});

it('every line names a call of the table', () => {
  const known = rows.map(({ name }) => name);
  expect([...CODE_LINES.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

it('every purpose has a call', () => {
  expect([...new Set([...CODE_LINES.values()].map(({ purpose }) => purpose))].toSorted()).toEqual(
    [...purposes].toSorted(),
  );
});
