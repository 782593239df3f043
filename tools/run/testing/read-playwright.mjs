/**
 * @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file?: string, tests: { projectName: string, status: string, results: { duration?: number, error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * Counts every test; a skipped or flaky one has not passed.
 * @param {PlaywrightReport} report what Playwright's JSON reporter wrote
 * @returns {import('./result.mjs').Result}
 */
export function readPlaywright(report) {
  const tests = report.suites.flatMap((suite) => testsIn(suite, []));
  const failed = tests.filter(({ status }) => status !== 'expected');
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { file, ms } of tests) seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  return {
    passed: tests.length - failed.length,
    files: [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum })),
    failures: [
      ...report.errors.map(({ message }) => message ?? 'Playwright failed without a word'),
      ...failed.map(({ title, status, error }) => `${title}\n${error || status}`),
    ],
  };
}

/** @param {Suite} suite @param {string[]} above @returns {{ title: string, file: string, ms: number, status: string, error: string }[]} */
function testsIn(suite, above) {
  const place = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      title: [`[${projectName}]`, ...place, spec.title].join(' › '),
      file: spec.file ?? '',
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      status,
      error: results.map(({ error }) => error?.message ?? '').find(Boolean) ?? '',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, place))];
}
