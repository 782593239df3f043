import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ what: string, bytes?: number, files?: number, why: string }} Ceiling what: a weight, or the module of one lazy chunk; bytes:
 *   brotli 11; files: of code that a screen asks for beside home's
 */

/** The ceilings of all brands, the one place where they are moved, each with its reason. */
export const CEILINGS = /** @type {readonly Ceiling[]} */ (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'ceilings.json'), 'utf8'))
);

/**
 * Holds what a brand weighs against the ceilings. A lazy chunk and a screen have the one that names their module, else the one of all
 * (`lazy`, `screen`).
 * @param {import('./weigh.mjs').Weights} weights
 * @param {readonly Ceiling[]} ceilings
 * @returns {{ line: string, isOver: boolean }[]} one for each weight, one for the highest that no ceiling names, and one for each that is over
 */
export function judge({ lazy, files, ...weights }, ceilings) {
  const limits = new Map(ceilings.map((ceiling) => [ceiling.what, ceiling]));
  const gone = ceilings.filter(({ what }) => what.includes('/') && lazy[what] === undefined);
  return [
    ...Object.entries(weights).map(([what, figure]) => {
      const { bytes, files: most } = limits.get(what) ?? {};
      return most === undefined ? row(what, figure, bytes, 'bytes') : row(what, figure, most, 'files');
    }),
    ...judgeEach(lazy, 'lazy', 'bytes', ceilings),
    ...judgeEach(files, 'screen', 'files', ceilings),
    ...gone.map(({ what }) => ({ line: `${what}: no such lazy chunk, remove its ceiling`, isOver: true })),
  ];
}

/**
 * @param {Readonly<Record<string, number>>} figures by module
 * @param {string} all the ceiling of those that none names
 * @param {'bytes' | 'files'} unit
 * @param {readonly Ceiling[]} ceilings
 */
function judgeEach(figures, all, unit, ceilings) {
  const limits = new Map(ceilings.map((ceiling) => [ceiling.what, ceiling[unit]]));
  const rows = Object.entries(figures)
    .sort(([, one], [, other]) => other - one)
    .map(([module, figure]) => {
      const own = limits.get(module);
      return { isNamed: own !== undefined, ...row(module, figure, own ?? limits.get(all), unit) };
    });
  const highest = rows.find(({ isNamed }) => !isNamed);
  return rows.filter((each) => each === highest || each.isOver).map(({ line, isOver }) => ({ line, isOver }));
}

/** @param {string} what @param {number} figure @param {number | undefined} ceiling @param {'bytes' | 'files'} unit */
function row(what, figure, ceiling = 0, unit) {
  const isOver = figure > ceiling;
  const line = `${what} ${figure.toLocaleString('en')} of ${ceiling.toLocaleString('en')} ${unit}`;
  return { line: isOver ? `${line}: over its ceiling (tools/workspace/budget/ceilings.json)` : line, isOver };
}
