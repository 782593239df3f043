import path from 'node:path';
import { ROOT } from '../root.mjs';

/** @typedef {{ file: string, seconds: number }} Timed a test file and how long its tests took */
/** @typedef {Readonly<Record<string, number>>} Seconds by room */

/** A room is named when it takes this many times its budget. */
const DOUBLED = 2;
/** Below this many seconds a doubled time says nothing. */
const NOISE_S = 30;
const SLOWEST = 10;

/** @param {string} file @returns {string} for example `libs/money`, or `e2e/transfers` for a folder of journeys */
export function roomOf(file) {
  const [first = '', second = '', third = ''] = path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep);
  // Journeys that only one brand walks lie in brands/x: they are about staging builds.
  if (first === 'e2e') return second === 'brands' ? 'e2e/staging' : `e2e/${third}`;
  return `${first}/${second}`;
}

/** @param {readonly Timed[]} files @returns {Record<string, number>} */
export function secondsByRoom(files) {
  /** @type {Record<string, number>} */
  const rooms = {};
  for (const { file, seconds } of files) rooms[roomOf(file)] = (rooms[roomOf(file)] ?? 0) + seconds;
  return rooms;
}

/**
 * The rooms that took twice their budget, for the reader to look at. No room fails by its seconds: they measure the machine as well. A slow
 * or busy machine slows all rooms down, so a room is compared with what the middle one of all rooms takes of its budget.
 * @param {Seconds} rooms
 * @param {Seconds} budgets
 * @returns {string[]} one line a room
 */
export function doubledRooms(rooms, budgets) {
  const known = Object.entries(rooms).flatMap(([room, seconds]) => {
    const budget = budgets[room];
    return budget === undefined ? [] : [{ room, seconds, budget }];
  });
  const slowness = Math.max(1, median(known.map(({ seconds, budget }) => seconds / budget)));
  return known
    .filter(({ seconds, budget }) => seconds > NOISE_S && seconds > DOUBLED * budget * slowness)
    .map(({ room, seconds, budget }) => `${room} took ${whole(seconds)} s, its budget is ${budget} s`);
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

/**
 * What a run took, by part, by room and by the slowest files.
 * @param {readonly { label: string, seconds: number }[]} parts
 * @param {readonly Timed[]} files
 * @param {Seconds} budgets
 * @returns {string[]} lines
 */
export function timingTable(parts, files, budgets) {
  const rooms = Object.entries(secondsByRoom(files)).sort(([, one], [, other]) => other - one);
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return [
    'Seconds by part',
    ...parts.map(({ label, seconds }) => row(seconds, label)),
    ...(files.length === 0 ? [] : ['Seconds of tests by room']),
    ...rooms.map(([room, seconds]) => row(seconds, `${room} (budget ${budgets[room] ?? 'not set'})`)),
    ...(files.length === 0 ? [] : ['The slowest files']),
    ...slowest.map(({ file, seconds }) => row(seconds, path.relative(ROOT, path.resolve(ROOT, file)))),
  ];
}

/** @param {number} seconds @param {string} what */
const row = (seconds, what) => `  ${whole(seconds).padStart(5)}  ${what}`;
/** @param {number} seconds */
const whole = (seconds) => seconds.toFixed(seconds < 10 ? 1 : 0);
