import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { startNode } from '../children.mjs';
import { step } from '../progress.mjs';
import { forgetTraces, walk } from './journeys.mjs';
import { jestOnce } from './tests.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ round: number, title: string, error: string, trace?: string }} Miss a test that failed in a round */

/** A hunt walks on whatever fails: it is about every test that a busy machine can fail. */
const NO_LIMIT = '--max-failures=0';

/** What can be hunted, by the name that `--only` calls it. A round returns how many tests passed, and which failed. */
const HUNTS =
  /** @type {Readonly<Record<string, (round: number, seed: number) => Promise<{ passed: number, misses: Omit<Miss, 'round'>[] }>>>} */ ({
    unit: async (round, seed) => {
      const { passed, failures } = await jestOnce(`hunt-${round}.json`, ['--randomize', `--seed=${seed}`]);
      return { passed, misses: failures.map((failure) => missOf(failure, 2)) };
    },
    e2e: async (round, seed) => {
      const traces = ['--trace', 'retain-on-failure', '--output', `test-results/hunt-${round}`];
      const { passed, failed, errors } = await walk([NO_LIMIT, '--shuffle', String(seed), ...traces]);
      return { passed: passed.length, misses: [...errors.map((error) => missOf(error, 1)), ...failed] };
    },
  });

/** @param {string} failure @param {number} head how many of its lines name the test */
function missOf(failure, head) {
  const lines = failure.split('\n');
  return { title: lines.slice(0, head).join(' '), error: lines.slice(head).join('\n') };
}

/** @param {string} name of a check */
export const canBeHunted = (name) => name in HUNTS;

/**
 * Runs all tests several times in random order beside as many busy loops as the machine has cores.
 * @param {number} rounds
 * @param {readonly string[]} names of checks that can be hunted
 * @returns {Promise<Result>} its failures are the tests that differ between rounds, and those that fail in all
 */
export async function hunt(rounds, names) {
  forgetTraces();
  const loops = Array.from({ length: availableParallelism() }, () => startNode(['tools/run/testing/busy-loop.mjs']));
  /** @type {Result[]} */
  const results = [];
  try {
    for (const name of names) results.push(await huntOne(rounds, name));
  } finally {
    await Promise.all(loops.map((loop) => loop.stop()));
  }
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** @param {number} rounds @param {string} name @returns {Promise<Result>} */
async function huntOne(rounds, name) {
  const run = HUNTS[name];
  if (run === undefined) throw new RangeError(`${name} cannot be hunted`);
  let passed = 0;
  /** @type {Miss[]} */
  const misses = [];
  for (let round = 1; round <= rounds; round += 1) {
    const seed = randomInt(2 ** 31 - 1);
    const result = await step(`Hunting ${name}, round ${round} of ${rounds}, seed ${seed}`, () => run(round, seed));
    passed += result.passed;
    misses.push(...result.misses.map((miss) => ({ ...miss, round })));
  }
  return { passed, failures: differences(misses, rounds) };
}

/**
 * @param {readonly Miss[]} misses
 * @param {number} rounds
 * @returns {string[]} one text a test: in which rounds it failed, why, and where its traces are
 */
export function differences(misses, rounds) {
  return [...new Set(misses.map(({ title }) => title))].map((title) => {
    const own = misses.filter((miss) => miss.title === title);
    const failed = own.map(({ round }) => round).join(', ');
    return [
      own.length === rounds
        ? `${title} fails in every round`
        : `${title} differs: it failed in round ${failed} of ${rounds}`,
      ...own.map(({ round, error, trace }) =>
        [`round ${round}: ${error}`, ...(trace === undefined ? [] : [`npx playwright show-trace ${trace}`])].join('\n'),
      ),
    ].join('\n');
  });
}
