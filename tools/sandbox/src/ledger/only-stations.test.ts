// Rules: I4.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(__dirname, '..');

/** What is not the ledger's, and not a test or a filler of the bench. */
const isAbove = (file: string) =>
  /\.(sql|ts)$/.test(file) && !/(^|\/)(test-|bench\/)|\.test\.ts$/.test(file) && !file.startsWith('ledger/');

test('only the stations of the ledger post: whoever moves money goes through one of them', () => {
  const above = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(isAbove);
  expect(above.length).toBeGreaterThan(100);
  expect(above.filter((file) => readFileSync(path.join(SOURCES, file), 'utf8').includes('post_transfer('))).toEqual([]);
});
