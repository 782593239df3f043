// Rules: R0.55.
import path from 'node:path';
import { importsIn } from './import-graph';

const SANDBOX = path.resolve(__dirname, '../../sandbox/src');
/** What reads files of payments. It takes up to a second, and belongs in a thread. */
const READS = [
  'canonical',
  'file',
  'reading/read-file',
  'reading/inside-rows',
  'reading/outside-rows',
  'reading/link-rows',
].map((name) => `rooms/transfers/mass/${name}.ts`);

/** All files that a file imports, and what those import. */
function reachedFrom(start: string): ReadonlySet<string> {
  const graph = importsIn(SANDBOX, { types: false });
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of graph.get(file) ?? []) visit(next);
  };
  visit(start);
  return reached;
}

test('the bank’s main thread reads no file of payments: it does not even load what could', () => {
  const main = reachedFrom('main.ts');
  expect(main).toContain('rooms/transfers/mass/reading/reader.ts');
  expect(READS.filter((file) => main.has(file))).toEqual([]);
});

test('its thread loads all of that, and neither database nor server', () => {
  const thread = reachedFrom('rooms/transfers/mass/reading/file-worker.ts');
  expect([...thread]).toEqual(expect.arrayContaining(READS));
  expect([...thread].filter((file) => /^(server|seed|qa|identity)\/|^platform\/pg\/(?!jsonb)/.test(file))).toEqual([]);
});
