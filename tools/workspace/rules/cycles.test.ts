import path from 'node:path';
import { cyclesIn, grouped, importsIn } from './import-graph';

const ROOT = path.resolve(__dirname, '../../..');
const SANDBOX = path.join(ROOT, 'tools/sandbox/src');

/** `rooms/history`, `platform/pg`, `server`: a floor, or a room on it with all of its folders. */
const roomOf = (file: string) => path.dirname(file).split(path.sep).slice(0, 2).join('/');

test('no cycle among the floors and the rooms of the sandbox, types included', () => {
  const rooms = grouped(importsIn(SANDBOX, { types: true }), roomOf);
  expect([...rooms.keys()]).toEqual(expect.arrayContaining(['ledger', 'identity/auth', 'rooms/transfers', 'server']));
  expect(cyclesIn(rooms)).toEqual([]);
});

// Two files may name each other's types: nothing of that is left when the program runs, so nothing can be read too early.
test.each(['libs', 'apps', 'e2e', 'tools/sandbox/src'])('no file of %s waits for one that waits for it', (folder) => {
  const files = importsIn(path.join(ROOT, folder), { types: false });
  expect(files.size).toBeGreaterThan(5);
  expect(cyclesIn(files)).toEqual([]);
});

test('a cycle is found and named, wherever it hides', () => {
  const graph = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['d'])],
    ['c', new Set(['b'])],
    ['d', new Set(['c'])],
  ]);
  expect(cyclesIn(graph)).toEqual(['b → d → c → b']);
  expect(cyclesIn(new Map([['a', new Set(['b'])]]))).toEqual([]);
  expect(cyclesIn(grouped(graph, (name) => (name === 'a' ? 'above' : 'below')))).toEqual([]);
});
