import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';
import { REPORTS } from './reports.mjs';

/** @typedef {import('./timing.mjs').Timed} Timed */
/** @typedef {{ label: string, seconds: number }} Part */
/**
 * What a run took, in seconds: each part by its label, and each test file by its path from the root.
 * @typedef {{ parts: Readonly<Record<string, number>>, files: Readonly<Record<string, number>> }} Taken
 */

/** What the last run of this size took on this machine. @param {boolean} isFull */
export const takenFile = (isFull) => path.join(REPORTS, isFull ? 'taken-full.json' : 'taken.json');
/** What it takes where none has run yet: minutes of a quiet machine of two cores. */
const BUDGETS = path.join(ROOT, 'tools/run/testing/budgets.json');
const MINUTE_S = 60;

/** @param {string} file @returns {string} from the root */
const fromRoot = (file) => path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/');

/** @param {string} [file] @returns {Taken} */
export function readTaken(file = takenFile(false)) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { parts: JSON.parse(readFileSync(BUDGETS, 'utf8')).parts, files: {} };
}

/**
 * Keeps what a run took. A run of some parts replaces these alone.
 * @param {readonly Part[]} parts
 * @param {readonly Timed[]} files
 * @param {string} [file]
 */
export function keepTaken(parts, files, file = takenFile(false)) {
  const before = readTaken(file);
  /** @type {Record<string, number>} */
  const sums = {};
  for (const timed of files) sums[fromRoot(timed.file)] = (sums[fromRoot(timed.file)] ?? 0) + timed.seconds;
  const taken = {
    parts: { ...before.parts, ...Object.fromEntries(parts.map(({ label, seconds }) => [label, seconds])) },
    files: { ...before.files, ...sums },
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(taken, null, 2)}\n`);
}

/**
 * Says how far a part is, and what is left of the whole run.
 * @param {readonly string[]} labels of all parts that run one after the other, in their order
 * @param {Taken} taken
 * @returns {(label: string) => (ended: import('./ended.mjs').Ended) => string} for example `412 of 683, about 14 min left in all`
 */
export const countdown = (labels, taken) => (label) => {
  let done = 0;
  const later = labels.slice(labels.indexOf(label) + 1).reduce((sum, other) => sum + (taken.parts[other] ?? 0), 0);
  return ({ file, at, of }) => {
    const own = taken.parts[label];
    done += taken.files[fromRoot(file)] ?? 0;
    if (own === undefined || !labels.includes(label)) return `${at} of ${of}`;
    const minutes = Math.ceil((own * (1 - shareDone(done, at / of, taken, file)) + later) / MINUTE_S);
    return `${at} of ${of}, about ${minutes} min left in all`;
  };
};

/**
 * Long files of Jest come first, so their number says little; a file of journeys ends as often as it has journeys, so their number says it.
 * @param {number} done seconds that the ended files took the last time
 * @param {number} counted the share of files that ended
 * @param {Taken} taken
 * @param {string} file one that ended
 */
function shareDone(done, counted, { files }, file) {
  if (!OF_JEST.test(file)) return counted;
  const all = Object.entries(files).reduce((sum, [name, seconds]) => (OF_JEST.test(name) ? sum + seconds : sum), 0);
  return all === 0 ? counted : Math.min(1, done / all);
}

const OF_JEST = /\.test\.tsx?$/;
