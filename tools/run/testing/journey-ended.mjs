import { lineOf } from './ended.mjs';

/** A reporter of Playwright that says each journey that ended, and how many there are. */
export default class JourneyEnded {
  #of = 0;
  #at = 0;

  /** @param {unknown} _config @param {{ allTests: () => readonly unknown[] }} suite */
  onBegin(_config, suite) {
    this.#of = suite.allTests().length;
  }

  /** @param {{ location: { file: string } }} test @param {{ duration: number, status: string }} result */
  onTestEnd({ location: { file } }, { duration, status }) {
    this.#at += 1;
    const ended = { file, seconds: duration / 1000, passed: status === 'passed', at: this.#at, of: this.#of };
    process.stdout.write(`\n${lineOf(ended)}\n`);
  }
}
