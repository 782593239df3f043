import { availableParallelism } from 'node:os';
import { Refusal } from '../entry.mjs';
import { step } from '../progress.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ label: string, seconds: number }} Part */

/**
 * Runs the static checks side by side, as many at once as there are cores, and then the others one after the other. Where the static part
 * is red the others are left out: what is red there needs no test to be mended.
 * @param {readonly import('./checks.mjs').Check[]} checks the static ones first
 * @param {{ keepGoing: boolean, show: (result: Result) => void, lanes?: number }} options keepGoing: runs the others all the same
 * @returns {Promise<{ results: Result[], parts: Part[] }>} of the checks that ran, in their order
 */
export async function inOrder(checks, { keepGoing, show, lanes = availableParallelism() }) {
  const ofStatic = checks.filter(({ isStatic }) => isStatic);
  const done = await sideBySide(ofStatic, lanes, show);
  const others = checks.slice(ofStatic.length);
  if (others.length > 0 && !keepGoing && done.some(({ result }) => result.failures.length > 0))
    console.log('What is red needs no test to be mended, so nothing more is run (--keep-going goes on).');
  else for (const check of others) done.push(await runOne(check, show));
  return { results: done.map(({ result }) => result), parts: done.map(({ part }) => part) };
}

/** @typedef {{ result: Result, part: Part }} Done */

/**
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {number} lanes
 * @param {(result: Result) => void} show
 * @returns {Promise<Done[]>} in the order of the checks
 */
async function sideBySide(checks, lanes, show) {
  /** @type {Done[]} */
  const done = [];
  const waiting = [...checks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      done[next[0]] = await runOne(next[1], show);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/**
 * @param {import('./checks.mjs').Check} check
 * @param {(result: Result) => void} show
 * @returns {Promise<Done>}
 */
async function runOne(check, show) {
  const started = Date.now();
  const result = await step(check.label, (report) => outcome(check, report));
  show(result);
  return { result, part: { label: check.label, seconds: (Date.now() - started) / 1000 } };
}

/**
 * A check that cannot even run has failed, and the others still have their say.
 * @param {import('./checks.mjs').Check} check
 * @param {import('../progress.mjs').Report} report
 * @returns {Promise<Result>}
 */
async function outcome(check, report) {
  try {
    return await check.run(report);
  } catch (error) {
    const text = error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failures: [text] };
  }
}
