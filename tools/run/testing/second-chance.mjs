import { isWorthAgain } from './flaky.mjs';

/** @typedef {import('./read-playwright.mjs').Walked} Walked */
/** @typedef {import('./read-jest.mjs').Ran} Ran */
/** @typedef {import('./result.mjs').Result} Result */

/** @param {Walked} first @returns {boolean} whether its failed journeys are walked once more */
export const deservesSecondChance = ({ failed, errors }) => errors.length === 0 && isWorthAgain(failed.length);

/**
 * Judges a run whose failed journeys were walked once more.
 * @param {Walked} first all journeys
 * @param {Walked} [second] those that failed in `first`; left out when none was walked again
 * @returns {Result}
 */
export function judge(first, second) {
  const passedNow = new Map(first.failed.map(({ title, error }) => [title, error]));
  for (const title of passedNow.keys()) if (!second?.passed.includes(title)) passedNow.delete(title);
  const failed = first.failed.filter(({ title }) => !passedNow.has(title));
  const flaky = [...passedNow].map(([title, error]) => ({ title, error }));
  const failures = [
    ...[...first.errors, ...(second?.errors ?? [])],
    ...failed.map(({ title, error }) => {
      const trace = second?.failed.find((again) => again.title === title)?.trace;
      return `${title}\n${error}${trace === undefined ? '' : `\nIts trace: npx playwright show-trace ${trace}`}`;
    }),
  ];
  return { passed: first.passed.length + flaky.length, failures, files: first.files, flaky };
}

/**
 * The files of Jest that run once more. A file that did not load, or that skips a test, says the same again.
 * @param {Ran} first
 * @returns {string[]} their paths; none where so many are red that they have a fault in common
 */
export const filesToRunAgain = ({ red }) =>
  isWorthAgain(red.length) ? red.filter(({ isWhole }) => isWhole).map(({ file }) => file) : [];

/**
 * Judges a run whose red files ran once more, alone.
 * @param {Ran} first
 * @param {Ran} second the files of `filesToRunAgain`
 * @returns {Result}
 */
export function judgeFiles(first, second) {
  const again = filesToRunAgain(first);
  const stillRed = new Set(second.red.map(({ file }) => file));
  const ran = new Set(second.files.map(({ file }) => file));
  const lucky = first.red.filter(({ file }) => again.includes(file) && ran.has(file) && !stillRed.has(file));
  const flaky = lucky.map(({ file, failures }) => ({ title: file, error: failures.join('\n') }));
  const luckless = first.red.filter((red) => !lucky.includes(red));
  // What went wrong outside of any file, such as a Jest that could not begin.
  const ofFiles = new Set(second.red.flatMap(({ failures }) => failures));
  const outside = second.failures.filter((failure) => !ofFiles.has(failure));
  return {
    passed: first.passed + lucky.reduce((sum, { failures }) => sum + failures.length, 0),
    failures: [...luckless.flatMap(({ failures }) => failures), ...outside],
    files: first.files,
    flaky,
  };
}
