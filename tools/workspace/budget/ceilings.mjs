import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ what: string, bytes: number, why: string }} Ceiling what: a weight, or the module of one lazy chunk; bytes: brotli 11 */

/** The ceilings of all brands, the one place where they are moved, each with its reason. */
export const CEILINGS = /** @type {readonly Ceiling[]} */ (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'ceilings.json'), 'utf8'))
);

/**
 * Holds what a brand weighs against the ceilings. A lazy chunk has the one that names its module, else the one of all (`lazy`).
 * @param {import('./weigh.mjs').Weights} weights
 * @param {readonly Ceiling[]} ceilings
 * @returns {{ line: string, isOver: boolean }[]} one for each weight, one for the heaviest unnamed lazy chunk, and one for each that is over
 */
export function judge({ lazy, ...weights }, ceilings) {
  const limit = new Map(ceilings.map(({ what, bytes }) => [what, bytes]));
  const unnamed = Object.entries(lazy).filter(([module]) => !limit.has(module));
  const [heaviest, ...others] = unnamed.sort(([, one], [, other]) => other - one);
  const named = Object.entries(lazy).filter(([module]) => limit.has(module));
  const rows = [
    ...Object.entries(weights).map(([what, bytes]) => row(what, bytes, limit.get(what))),
    ...(heaviest === undefined ? [] : [row(...heaviest, limit.get('lazy'))]),
    ...others.map(([module, bytes]) => row(module, bytes, limit.get('lazy'))).filter(({ isOver }) => isOver),
    ...named.map(([module, bytes]) => row(module, bytes, limit.get(module))).filter(({ isOver }) => isOver),
  ];
  const gone = ceilings.filter(({ what }) => what.includes('/') && lazy[what] === undefined);
  return [
    ...rows,
    ...gone.map(({ what }) => ({ line: `${what}: no such lazy chunk, remove its ceiling`, isOver: true })),
  ];
}

/** @param {string} what @param {number} bytes @param {number | undefined} ceiling */
function row(what, bytes, ceiling = 0) {
  const isOver = bytes > ceiling;
  const line = `${what} ${bytes.toLocaleString('en')} of ${ceiling.toLocaleString('en')} bytes`;
  return { line: isOver ? `${line}: over its ceiling (tools/workspace/budget/ceilings.json)` : line, isOver };
}
