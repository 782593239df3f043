import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { binary, runNode, runNx } from '../children.mjs';
import { ROOT } from '../root.mjs';
import { readJest } from './read-jest.mjs';
import { freshReport } from './reports.mjs';
import { debtsIn, oneCheck, together } from './result.mjs';

/** @typedef {import('./result.mjs').Result} Result */

/** A room of the sandbox has its tests beside it. */
const SANDBOX = 'tools/sandbox';

export const allTests = () => jestRun('jest.json', []);

/**
 * All rooms in one run, which shares its workers between them better than a run a room would.
 * @param {string} report the name of its report
 * @param {readonly string[]} options of Jest
 * @returns {Promise<Result>}
 */
export async function jestRun(report, options) {
  const rooms = ['libs', 'tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}`),
  );
  return jest(report, rooms, options);
}

/**
 * The tests of the rooms that changed and of those that use them. Where only the sandbox changed, those beside its changed files:
 * nearly all its tests reach every file of it.
 * @param {import('./changes.mjs').Changes} changes
 * @returns {Promise<Result>}
 */
export async function touchedTests({ files, rooms, dependents }) {
  const others = [...rooms, ...dependents].filter((room) => room !== SANDBOX);
  const folders = files.filter((file) => file.startsWith(`${SANDBOX}/src/`)).map((file) => `${path.dirname(file)}/`);
  const runs = [await jest('jest.json', others, [])];
  if (dependents.includes(SANDBOX)) runs.push(await jest('jest-sandbox.json', [SANDBOX], []));
  else if (folders.length > 0)
    runs.push(await jest('jest-sandbox.json', [SANDBOX], ['--testPathPatterns', ...new Set(folders)]));
  return together(runs);
}

/** @param {string} report @param {readonly string[]} rooms @param {readonly string[]} which options of Jest that choose among their tests @returns {Promise<Result>} */
async function jest(report, rooms, which) {
  const configs = rooms
    .map((room) => `${room}/jest.config.cjs`)
    .filter((config) => existsSync(path.join(ROOT, config)));
  if (configs.length === 0) return { passed: 0, failures: [] };
  // The kill tests run the bank as its users do.
  const bank = await runNx(['build', 'sandbox']);
  if (bank.code !== 0) return oneCheck(bank);
  const file = freshReport(report);
  const ended = await runNode([
    ...[binary('jest'), '--json', `--outputFile=${file}`, '--maxWorkers=2', '--passWithNoTests'],
    ...['--projects', ...configs],
    ...which,
  ]);
  if (!existsSync(file)) return oneCheck(ended);
  return { ...readJest(JSON.parse(readFileSync(file, 'utf8'))), notes: debtsIn(ended.output) };
}
