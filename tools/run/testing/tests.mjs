import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { allRooms, inTwoChances, jest, withBank } from './jest-run.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {import('./checks.mjs').Hear} Hear */

/** A room of the sandbox has its tests beside it. */
const SANDBOX = 'tools/sandbox';
const SEED = `${SANDBOX}/src/seed/`;

/** A test of a table that others loop over, and that must have a line for each member. It needs neither bank nor browser. */
const OF_TABLES = /\.table\.test\.tsx?$/;

/**
 * Said before the tests that would fail by the dozen.
 * @returns {Promise<Result>}
 */
export const tableTests = () => {
  const rooms = allRooms().filter((room) => {
    const folder = path.join(ROOT, room, 'src');
    return existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => OF_TABLES.test(String(file)));
  });
  return jest({ name: 'jest-tables.json', rooms, options: ['--testPathPatterns', OF_TABLES.source] });
};

/**
 * All rooms in one run, which shares its workers between them better than a run a room would.
 * @param {Hear} hear
 * @returns {Promise<Result>}
 */
export const allTests = (hear) => inTwoChances([{ name: 'jest.json', rooms: allRooms() }], hear);

/**
 * One run of all rooms without a second chance, for who looks for races.
 * @param {string} name of its report
 * @param {readonly string[]} options of Jest
 * @returns {Promise<Result>}
 */
export const jestOnce = (name, options) => withBank(() => jest({ name, rooms: allRooms(), options }));

/**
 * The tests of the rooms that changed and of those that use them. Where only the sandbox changed, those beside its changed files:
 * nearly all its tests reach every file of it. Where its seed changed, all: any of them may count what the personas have.
 * @param {import('./changes.mjs').Changes} changes
 * @param {Hear} hear
 * @returns {Promise<Result>}
 */
export function touchedTests({ files, rooms, dependents }, hear) {
  const others = [...rooms, ...dependents].filter((room) => room !== SANDBOX);
  const folders = files.filter((file) => file.startsWith(`${SANDBOX}/src/`)).map((file) => `${path.dirname(file)}/`);
  const runs = [{ name: 'jest.json', rooms: others }];
  const sandbox = { name: 'jest-sandbox.json', rooms: [SANDBOX] };
  if (dependents.includes(SANDBOX) || files.some((file) => file.startsWith(SEED))) runs.push(sandbox);
  else if (folders.length > 0)
    runs.push(Object.assign(sandbox, { options: ['--testPathPatterns', ...new Set(folders)] }));
  return inTwoChances(runs, hear);
}
