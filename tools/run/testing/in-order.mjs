import { Refusal } from '../entry.mjs';
import { step } from '../progress.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ label: string, seconds: number }} Part */

/**
 * Runs checks one after the other. Where the static part is red the others are left out: what is red there needs no test to be mended.
 * @param {readonly import('./checks.mjs').Check[]} checks the static ones first
 * @param {{ keepGoing: boolean, show: (result: Result) => void }} options keepGoing: runs the others all the same
 * @returns {Promise<{ results: Result[], parts: Part[] }>} of the checks that ran
 */
export async function inOrder(checks, { keepGoing, show }) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Part[]} */
  const parts = [];
  let isStaticRed = false;
  for (const check of checks) {
    if (isStaticRed && !check.isStatic && !keepGoing) {
      console.log('What is red needs no test to be mended, so nothing more is run (--keep-going goes on).');
      break;
    }
    const started = Date.now();
    const result = await step(check.label, (report) => outcome(check, report));
    parts.push({ label: check.label, seconds: (Date.now() - started) / 1000 });
    results.push(result);
    show(result);
    isStaticRed ||= check.isStatic === true && result.failures.length > 0;
  }
  return { results, parts };
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
