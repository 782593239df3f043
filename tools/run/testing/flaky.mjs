import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from './reports.mjs';

/**
 * A journey, or a file of Jest, that failed and then passed alone.
 * @typedef {{ title: string, error: string }} Flaky error: why it failed at first
 */

/** A run with more than these is red: such a tree has a race, and no bad luck. Journeys and files of Jest count together. */
const FLAKY_ALLOWED = 2;

/** A run with more failures than this has a fault: a second chance would only cost time. */
const WORTH_A_SECOND_CHANCE = 10;

/** The flaky ones of the last run, for the program that reads it: a list, empty in a good run. */
const FLAKY = path.join(REPORTS, 'flaky.json');

/** @param {number} failed how many did @returns {boolean} whether they get a second chance */
export const isWorthAgain = (failed) => failed > 0 && failed <= WORTH_A_SECOND_CHANCE;

/**
 * @param {readonly Flaky[]} flaky all of a run
 * @returns {string[]} one text when they are too many to be luck
 */
export const tooManyFlaky = (flaky) =>
  flaky.length <= FLAKY_ALLOWED
    ? []
    : [
        [
          `${flaky.length} tests failed and passed when they ran again; a run may have ${FLAKY_ALLOWED} of them:`,
          ...flaky.map(({ title, error }) => `${title}\n${error}`),
        ].join('\n'),
      ];

/** Keeps them for the next day, when they are mended. @param {readonly Flaky[]} flaky @param {string} [file] */
export function keepFlaky(flaky, file = FLAKY) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
}
