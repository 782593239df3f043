import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { binary, runNode, runNx } from '../children.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { endedIn, keepEnded } from './ended.mjs';
import { readJest } from './read-jest.mjs';
import { freshReport } from './reports.mjs';
import { debtsIn, oneCheck } from './result.mjs';
import { filesToRunAgain, judgeFiles } from './second-chance.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {import('./read-jest.mjs').Ran} Ran */
/** @typedef {import('./checks.mjs').Hear} Hear */
/**
 * @typedef {{ name: string, rooms: readonly string[], options?: readonly string[], workers?: number }} Chosen name: of its report; rooms: folders whose tests
 *   it may run; options: of Jest, which choose among them
 */

/** A third of a test's time in the sandbox is spent waiting for its database, so one worker more than cores keeps them busy. */
const JEST_WORKERS = Math.min(availableParallelism() + 1, 8);
/** A worker keeps about 14 MB of every file it has run, and dies at 4 GB. One that has grown past this is replaced between two files. */
const WORKER_MEMORY = '1500MB';
/** Says each file that ended; see `ended.mjs`. */
const REPORTER = path.join(ROOT, 'tools/run/testing/jest-ended.mjs');

/** @returns {string[]} folders that may hold tests of Jest */
export const allRooms = () =>
  ['libs', 'tools'].flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}`));

/**
 * Runs Jest, and the files that were red once more, alone, when all others are done. Seeds hang on the names of tests, so both runs have the
 * same. ADR-87 says why luck does not close the gate.
 * @param {Chosen} chosen
 * @param {Hear} [hear]
 * @returns {Promise<Result>}
 */
export const inTwoChances = (chosen, hear) =>
  withBank(async () => {
    const first = await jest(chosen, hear);
    const again = filesToRunAgain(first);
    if (again.length === 0) return first;
    const alone = { name: 'jest-again.json', rooms: allRooms(), options: ['--runTestsByPath', ...again], workers: 1 };
    const second = await step(`Running ${again.length} once more, alone`, (say) =>
      jest(alone, ({ at, of }) => say(`${at} of ${of}`)),
    );
    return { ...judgeFiles(first, second), notes: first.notes ?? [] };
  });

/**
 * Builds the bank first: the kill tests run it as its users do.
 * @template {Result} R
 * @param {() => Promise<R>} tests
 * @returns {Promise<R | Result>}
 */
export async function withBank(tests) {
  const built = await runNx(['build', 'sandbox']);
  return built.code === 0 ? tests() : oneCheck(built);
}

/**
 * Runs Jest once.
 * @param {Chosen} chosen
 * @param {Hear} [hear]
 * @returns {Promise<Ran>}
 */
export async function jest({ name, rooms, options = [], workers = JEST_WORKERS }, hear = () => undefined) {
  const projects = rooms.map((room) => path.join(ROOT, room, 'jest.config.cjs')).filter((config) => existsSync(config));
  if (projects.length === 0) return { passed: 0, failures: [], files: [], red: [] };
  const file = freshReport(name);
  // What is for a run as a whole counts in a configuration of its own: Jest warns of it in a project's.
  const config = freshReport(`config-of-${name}`);
  const whole = { rootDir: ROOT, projects, workerIdleMemoryLimit: WORKER_MEMORY, reporters: ['default', REPORTER] };
  writeFileSync(config, JSON.stringify(whole));
  const ended = await runNode(
    [
      ...[binary('jest'), '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`, '--passWithNoTests'],
      ...['--config', config],
      ...options,
    ],
    { onOutput: endedIn((file) => (keepEnded(file), hear(file))) },
  );
  if (!existsSync(file)) return { ...oneCheck(ended), files: [], red: [] };
  const ran = readJest(JSON.parse(readFileSync(file, 'utf8')));
  const unsaid = ended.code !== 0 && ran.failures.length === 0 ? oneCheck(ended).failures : [];
  return { ...ran, failures: [...ran.failures, ...unsaid], notes: debtsIn(ended.output) };
}
