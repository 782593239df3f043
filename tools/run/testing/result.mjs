/**
 * What a check found. `failures` are what the reader needs to put it right, one text each; `files` are the test files that ran;
 * `notes` are lines to print although nothing failed; `flaky` are the tests that failed and passed when they ran again.
 * @typedef {{ passed: number, failures: string[], files?: import('./timing.mjs').Timed[], notes?: string[], flaky?: import('./flaky.mjs').Flaky[] }} Result
 */

/**
 * A program that is one check: passed when it exits with 0, else failed with its output.
 * @param {{ code: number, output: string }} ended
 * @returns {Result}
 */
export function oneCheck({ code, output }) {
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [output.trim() || `it ended with ${code}`] };
}

/** @param {readonly Result[]} results @returns {Required<Result>} */
export function together(results) {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failures: results.flatMap((result) => result.failures),
    files: results.flatMap(({ files = [] }) => files),
    notes: results.flatMap(({ notes = [] }) => notes),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
  };
}

/**
 * The two debt meters, which tests print: routes without a screen, and rules without a test.
 * @param {string} output of Jest
 * @returns {string[]} one line each
 */
export const debtsIn = (output) => output.match(/^(?:routes|rules) of .+$/gm) ?? [];
