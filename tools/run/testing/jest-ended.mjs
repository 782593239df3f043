import { lineOf } from './ended.mjs';

/** A reporter of Jest that says each file that ended, and how many there are. */
export default class JestEnded {
  #of = 0;
  #at = 0;

  /** @param {{ numTotalTestSuites: number }} run */
  onRunStart({ numTotalTestSuites }) {
    this.#of = numTotalTestSuites;
  }

  /** @param {{ path: string }} test @param {{ numFailingTests: number, testExecError?: unknown, perfStats: { runtime: number } }} result */
  onTestResult({ path: file }, { numFailingTests, testExecError, perfStats }) {
    this.#at += 1;
    const passed = numFailingTests === 0 && testExecError === undefined;
    // A line of its own: Jest's own reporter may stand in the middle of one.
    process.stderr.write(
      `\n${lineOf({ file, seconds: perfStats.runtime / 1000, passed, at: this.#at, of: this.#of })}\n`,
    );
  }
}
