/** @typedef {import('./read-playwright.mjs').Walked} Walked */
/** @typedef {{ title: string, error: string, trace?: string }} Flaky a journey that failed, then passed; error: why it failed at first */

/** A run with more flaky journeys than this is red: such a tree has a race, and no bad luck. */
const FLAKY_ALLOWED = 2;

/** A run with more failures than this has a fault: walking them again would only cost time. */
const WORTH_A_SECOND_WALK = 10;

/** @param {Walked} first @returns {boolean} whether its failed journeys are walked once more */
export const deservesSecondChance = ({ failed, errors }) =>
  errors.length === 0 && failed.length > 0 && failed.length <= WORTH_A_SECOND_WALK;

/**
 * Judges a run whose failed journeys were walked once more.
 * @param {Walked} first all journeys
 * @param {Walked} [second] those that failed in `first`; left out when none was walked again
 * @returns {import('./result.mjs').Result & { flaky: Flaky[] }}
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
    ...(flaky.length > FLAKY_ALLOWED ? [tooMany(flaky)] : []),
  ];
  return { passed: first.passed.length + flaky.length, failures, files: first.files, flaky };
}

/** @param {Flaky[]} flaky */
const tooMany = (flaky) =>
  [
    `${flaky.length} journeys failed and passed when they were walked again; a run may have ${FLAKY_ALLOWED} of them:`,
    ...flaky.map(({ title, error }) => `${title}\n${error}`),
  ].join('\n');
