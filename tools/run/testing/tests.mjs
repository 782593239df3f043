import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { binary, runNode, runNx } from '../children.mjs';
import { ROOT } from '../root.mjs';
import { readJest } from './read-jest.mjs';
import { freshReport } from './reports.mjs';
import { debtsIn, oneCheck, together } from './result.mjs';

/** @typedef {import('./result.mjs').Result} Result */

/** A room of the sandbox has its tests beside it. */
const SANDBOX = 'tools/sandbox';
const SEED = `${SANDBOX}/src/seed/`;
/** A third of a test's time in the sandbox is spent waiting for its database, so one worker more than cores keeps them busy. */
const JEST_WORKERS = Math.min(availableParallelism() + 1, 8);
/** A worker keeps about 14 MB of every file it has run, and dies at 4 GB. One that has grown past this is replaced between two files. */
const WORKER_MEMORY = '1500MB';

/** A test of a table that others loop over, and that must have a line for each member. It needs neither bank nor browser. */
const OF_TABLES = /\.table\.test\.tsx?$/;

/**
 * Said before the tests that would fail by the dozen.
 * @returns {Promise<Result>}
 */
export const tableTests = () => {
  const own = allRooms().filter((room) => {
    const folder = path.join(ROOT, room, 'src');
    return existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => OF_TABLES.test(String(file)));
  });
  return jest('jest-tables.json', own, ['--testPathPatterns', OF_TABLES.source]);
};

/** @param {import('../progress.mjs').Report} report */
export const allTests = (report) => jestRun('jest.json', [], report);

/**
 * All rooms in one run, which shares its workers between them better than a run a room would.
 * @param {string} name of its report
 * @param {readonly string[]} options of Jest
 * @param {import('../progress.mjs').Report} [report]
 * @returns {Promise<Result>}
 */
export const jestRun = (name, options, report) => withBank(() => jest(name, allRooms(), options, report));

/** @returns {string[]} folders that may hold tests of Jest */
const allRooms = () =>
  ['libs', 'tools'].flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}`));

/**
 * Builds the bank first: the kill tests run it as its users do.
 * @param {() => Promise<Result>} tests
 * @returns {Promise<Result>}
 */
async function withBank(tests) {
  const built = await runNx(['build', 'sandbox']);
  return built.code === 0 ? tests() : oneCheck(built);
}

/**
 * The tests of the rooms that changed and of those that use them. Where only the sandbox changed, those beside its changed files:
 * nearly all its tests reach every file of it. Where its seed changed, all: any of them may count what the personas have.
 * @param {import('./changes.mjs').Changes} changes
 * @param {import('../progress.mjs').Report} report
 * @returns {Promise<Result>}
 */
export const touchedTests = (changes, report) => withBank(() => testsOf(changes, report));

/** @param {import('./changes.mjs').Changes} changes @param {import('../progress.mjs').Report} report @returns {Promise<Result>} */
async function testsOf({ files, rooms, dependents }, report) {
  const others = [...rooms, ...dependents].filter((room) => room !== SANDBOX);
  const folders = files.filter((file) => file.startsWith(`${SANDBOX}/src/`)).map((file) => `${path.dirname(file)}/`);
  const runs = [await jest('jest.json', others, [], report)];
  if (dependents.includes(SANDBOX) || files.some((file) => file.startsWith(SEED)))
    runs.push(await jest('jest-sandbox.json', [SANDBOX], [], report));
  else if (folders.length > 0)
    runs.push(await jest('jest-sandbox.json', [SANDBOX], ['--testPathPatterns', ...new Set(folders)], report));
  return together(runs);
}

/**
 * @param {string} name of its report
 * @param {readonly string[]} rooms
 * @param {readonly string[]} which options of Jest that choose among their tests
 * @param {import('../progress.mjs').Report} [report]
 * @returns {Promise<Result>}
 */
async function jest(name, rooms, which, report = () => undefined) {
  const projects = rooms.map((room) => path.join(ROOT, room, 'jest.config.cjs')).filter((config) => existsSync(config));
  if (projects.length === 0) return { passed: 0, failures: [] };
  const file = freshReport(name);
  // What is for a run as a whole counts in a configuration of its own: Jest warns of it in a project's.
  const config = freshReport(`config-of-${name}`);
  writeFileSync(config, JSON.stringify({ rootDir: ROOT, projects, workerIdleMemoryLimit: WORKER_MEMORY }));
  let done = 0;
  const ended = await runNode(
    [
      ...[binary('jest'), '--json', `--outputFile=${file}`, `--maxWorkers=${JEST_WORKERS}`, '--passWithNoTests'],
      ...['--config', config],
      ...which,
    ],
    {
      onOutput: (text) => {
        done += text.match(/^(?:PASS|FAIL) /gm)?.length ?? 0;
        report(`${done} files`);
      },
    },
  );
  if (!existsSync(file)) return oneCheck(ended);
  return { ...readJest(JSON.parse(readFileSync(file, 'utf8'))), notes: debtsIn(ended.output) };
}
