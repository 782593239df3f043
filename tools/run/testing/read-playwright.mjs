/**
 * @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ duration?: number, error?: { message?: string }, attachments?: { name: string, path?: string }[] }} Attempt
 * @typedef {{ title: string, file?: string, tests: { projectName: string, status: string, results: Attempt[] }[] }} Spec
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 * @typedef {{ title: string, error: string, trace?: string }} FailedJourney trace: the file of its trace, when one was recorded
 * @typedef {{ passed: string[], failed: FailedJourney[], errors: string[], files: import('./timing.mjs').Timed[] }} Walked
 *   passed: titles of journeys; errors: what is wrong outside of any journey
 */

/**
 * Counts every journey of every project; a skipped one has not passed, because it proves nothing.
 * @param {PlaywrightReport} report what Playwright's JSON reporter wrote
 * @returns {Walked}
 */
export function readPlaywright(report) {
  const tests = report.suites.flatMap((suite) => testsIn(suite, []));
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { file, ms } of tests) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  return {
    passed: tests.filter(({ status }) => status === 'expected').map(({ title }) => title),
    failed: tests
      .filter(({ status }) => status !== 'expected')
      .map(({ title, error, status, trace }) => ({
        title,
        error: error || status,
        ...(trace === undefined ? {} : { trace }),
      })),
    errors: report.errors.map(({ message }) => message ?? 'Playwright failed without a word'),
    files: [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum })),
  };
}

/** @param {Suite} suite @param {string[]} above @returns {{ title: string, file: string, ms: number, status: string, error: string, trace: string | undefined }[]} */
function testsIn(suite, above) {
  const place = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: [`[${projectName}]`, ...place, spec.title].join(' › '),
      file: spec.file ?? '',
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      status,
      error: results.map(({ error }) => error?.message ?? '').find(Boolean) ?? '',
      trace: results.flatMap(({ attachments = [] }) => attachments).find(({ name }) => name === 'trace')?.path,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, place))];
}
