import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { allRooms, inTwoChances, jest, withBank } from './jest-run.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {import('./checks.mjs').Hear} Hear */

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
export const allTests = (hear) => inTwoChances({ name: 'jest.json', rooms: allRooms() }, hear);

/**
 * One run of all rooms without a second chance, for who looks for races.
 * @param {string} name of its report
 * @param {readonly string[]} options of Jest
 * @returns {Promise<Result>}
 */
export const jestOnce = (name, options) => withBank(() => jest({ name, rooms: allRooms(), options }));

/**
 * The tests that a change asks for (`touched.mjs`), in one run.
 * @param {import('./changes.mjs').Changes} changes
 * @param {Hear} hear
 * @returns {Promise<Result>}
 */
export async function touchedTests({ tests }, hear) {
  if (tests.length === 0) return { passed: 0, failures: [] };
  return inTwoChances({ name: 'jest.json', rooms: allRooms(), options: ['--runTestsByPath', ...tests] }, hear);
}
