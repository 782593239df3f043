import { Refusal } from '../entry.mjs';
import { step } from '../progress.mjs';
import { inLanes } from './lanes.mjs';
import { countdown, readTaken } from './left.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ label: string, seconds: number }} Part */

/**
 * Runs the static checks side by side, as many at once as there are cores, and then the others one after the other. Where the static part
 * is red the others are left out: what is red there needs no test to be mended.
 * @param {readonly import('./checks.mjs').Check[]} checks the static ones first
 * @param {{ keepGoing: boolean, show: (result: Result) => void, lanes?: number, taken?: import('./left.mjs').Taken }} options keepGoing: runs the
 *   others all the same; taken: what they took the last time, for the reader to know what is left
 * @returns {Promise<{ results: Result[], parts: Part[] }>} of the checks that ran, in their order
 */
export async function inOrder(checks, { keepGoing, show, lanes, taken = readTaken() }) {
  const ofStatic = checks.filter(({ isStatic }) => isStatic);
  const others = checks.slice(ofStatic.length);
  const countOf = countdown(
    others.map(({ label }) => label),
    taken,
  );
  /** @param {import('./checks.mjs').Check} check */
  const run = (check) => runOne(check, show, countOf(check.label));
  const done = await inLanes(ofStatic, run, lanes);
  if (others.length > 0 && !keepGoing && done.some(({ result }) => result.failures.length > 0))
    console.log('What is red needs no test to be mended, so nothing more is run (--keep-going goes on).');
  else for (const check of others) done.push(await run(check));
  return { results: done.map(({ result }) => result), parts: done.map(({ part }) => part) };
}

/** @typedef {{ result: Result, part: Part }} Done */

/**
 * @param {import('./checks.mjs').Check} check
 * @param {(result: Result) => void} show
 * @param {(ended: import('./ended.mjs').Ended) => string} count
 * @returns {Promise<Done>}
 */
async function runOne(check, show, count) {
  const started = Date.now();
  const result = await step(check.label, (say) => outcome(check, (ended) => say(count(ended))));
  show(result);
  return { result, part: { label: check.label, seconds: (Date.now() - started) / 1000 } };
}

/**
 * A check that cannot even run has failed, and the others still have their say.
 * @param {import('./checks.mjs').Check} check
 * @param {import('./checks.mjs').Hear} hear
 * @returns {Promise<Result>}
 */
async function outcome(check, hear) {
  try {
    return await check.run(hear);
  } catch (error) {
    const text = error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failures: [text] };
  }
}
