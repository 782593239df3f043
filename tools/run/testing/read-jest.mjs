/**
 * @typedef {{
 *   name: string,
 *   message: string,
 *   status?: string,
 *   startTime?: number,
 *   endTime?: number,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[],
 * }} JestFile
 * @typedef {{ numPassedTests: number, numPendingTests: number, testResults: JestFile[] }} JestReport
 * @typedef {{ file: string, failures: string[], isWhole: boolean }} RedFile isWhole: it loaded, and each of its tests ran
 * @typedef {import('./result.mjs').Result & { files: import('./timing.mjs').Timed[], red: RedFile[] }} Ran red: the files that failed
 */

/**
 * Counts every test; a file that could not run counts as one, and so does a skipped test, because it proves nothing.
 * @param {JestReport} report what `jest --json` wrote
 * @returns {Ran}
 */
export function readJest(report) {
  const red = report.testResults.map(redFile).filter(({ failures }) => failures.length > 0);
  const files = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: name,
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures: red.flatMap(({ failures }) => failures), files, red };
}

/** @param {JestFile} file @returns {RedFile} */
function redFile({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status !== 'passed');
  const failures = failed.map(
    ({ fullName, status: how, failureMessages }) =>
      `${name}\n  ${fullName}\n${how === 'failed' ? failureMessages.join('\n') : `was not run: ${how}`}`,
  );
  // What is thrown before, between or after the tests belongs to none of them.
  if (failed.length === 0 && (status === 'failed' || (assertionResults.length === 0 && message !== '')))
    failures.push(`${name}\n${message}`);
  const isWhole = assertionResults.length > 0 && failed.every((result) => result.status === 'failed');
  return { file: name, failures, isWhole };
}
