/**
 * @typedef {{
 *   name: string,
 *   message: string,
 *   startTime?: number,
 *   endTime?: number,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[],
 * }} JestFile
 * @typedef {{ numPassedTests: number, numPendingTests: number, testResults: JestFile[] }} JestReport
 */

/**
 * Counts every test; a file that could not run counts as one, and so does a skipped test, because it proves nothing.
 * @param {JestReport} report what `jest --json` wrote
 * @returns {import('./result.mjs').Result}
 */
export function readJest(report) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    if (failed.length === 0 && assertionResults.length === 0 && message !== '') return [`${name}\n${message}`];
    return failed.map(
      ({ fullName, status, failureMessages }) =>
        `${name}\n  ${fullName}\n${status === 'failed' ? failureMessages.join('\n') : `was not run: ${status}`}`,
    );
  });
  const files = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures, files };
}
