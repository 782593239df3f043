import { stopChildren, stopWithChildren } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { installMissing } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { step } from '../progress.mjs';

/** How many lines of one failure are shown; the reports in .cache/test have the rest. */
const LINES = 60;

/**
 * `npm test [-- --only unit --only e2e]`: every check, and `N passed, N failed` as the last line.
 * @param {string[]} argv
 * @returns {Promise<number>} 1 when anything failed
 */
export async function main(argv) {
  const { only } = readOptions(argv, { only: { type: 'string', multiple: true } });
  stopWithChildren();
  await installMissing();
  const { CHECKS } = await import('../testing/checks.mjs');
  const unknown = only?.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no check "${unknown}": say one of ${CHECKS.map((check) => check.name).join(', ')}.`);
  }
  let passed = 0;
  let failed = 0;
  try {
    for (const check of CHECKS.filter(({ name }) => only?.includes(name) ?? true)) {
      const result = await step(check.label, () => outcome(check));
      passed += result.passed;
      failed += result.failures.length;
      for (const failure of result.failures) console.log(shortened(failure));
      for (const note of result.notes ?? []) console.log(`  ${note}`);
      console.log(`  ${result.passed} passed, ${result.failures.length} failed`);
    }
  } finally {
    await stopChildren();
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** A check that cannot even run has failed, and the others still have their say. @param {import('../testing/checks.mjs').Check} check */
async function outcome(check) {
  try {
    return await check.run();
  } catch (error) {
    const text = error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error);
    return { passed: 0, failures: [text] };
  }
}

/** The end says most: that is where compilers and test runners sum up. @param {string} failure */
function shortened(failure) {
  const lines = failure.split('\n');
  const kept = lines.length > LINES ? [`… ${lines.length - LINES} lines before`, ...lines.slice(-LINES)] : lines;
  return `  ✗ ${kept.join('\n    ')}`;
}
