import { appendFileSync } from 'node:fs';
import { freshReport } from './reports.mjs';

/**
 * A test file, or a journey, that ended.
 * @typedef {{ file: string, seconds: number, passed: boolean, at: number, of: number }} Ended at: how many of the run have; of: how many it
 *   has in all
 */

/** Begins the line of a reporter. */
const MARK = '@ended ';
/** What a reporter prints of one. @param {Ended} ended */
export const lineOf = (ended) => `${MARK}${JSON.stringify(ended)}`;

/**
 * Finds these lines in the output of a program, which comes in pieces of any size.
 * @param {(ended: Ended) => void} hear
 * @returns {(text: string) => void} takes the next piece
 */
export function endedIn(hear) {
  let rest = '';
  return (text) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const at = line.indexOf(MARK);
      if (at >= 0) hear(JSON.parse(line.slice(at + MARK.length)));
    }
  };
}

/** @type {string | undefined} */
let kept;

/**
 * Keeps a line of it at once, so that a run which is cut off has said what it knew.
 * @param {Ended} ended
 */
export function keepEnded(ended) {
  kept ??= freshReport('ended.jsonl');
  appendFileSync(kept, `${JSON.stringify(ended)}\n`);
}
