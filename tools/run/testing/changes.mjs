import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { ROOT } from '../root.mjs';
import { journeysOf, touredAfter } from './journeys-touched.mjs';
import { roomsNear, testsTouched } from './touched.mjs';
import { isThere, usersOf } from './uses.mjs';

/**
 * What a change touches.
 * @typedef {{
 *   files: string[],
 *   tests: string[],
 *   journeys: string[],
 *   toured: readonly string[] | undefined,
 *   why: string[],
 * }} Changes
 *   files: changed ones that are still there; tests: files of Jest; journeys: what Playwright is to walk; toured: the
 *   rooms that the tour among them looks at, undefined for all; why: lines that say why it is these
 */

/** @returns {Promise<Changes>} since the branch left main, with what is not committed yet */
export async function changesSinceMain() {
  const since = await forkPoint();
  const files = await changedFiles(since);
  const all = await allFiles();
  const before = await catalogues(files, since);
  const changed = {
    files,
    all,
    users: usersOf(all),
    textOf: (/** @type {string} */ file) => (isThere(file) ? readFileSync(path.join(ROOT, file), 'utf8') : '{}'),
    textsBefore: (/** @type {string} */ file) => before.get(file) ?? '{}',
  };
  const near = roomsNear(changed);
  const touched = {
    tests: testsTouched(changed),
    near,
    journeys: journeysOf(files, near),
    toured: touredAfter(files, near),
  };
  return { files: files.filter(isThere), ...touched, why: reasons(files, touched) };
}

/**
 * @param {readonly string[]} files changed ones
 * @param {{ tests: readonly string[], near: readonly string[], journeys: readonly string[] }} touched
 * @returns {string[]} one line each
 */
export function reasons(files, { tests, near, journeys }) {
  if (files.length === 0) return ['Nothing has changed since main.'];
  const rooms = [...new Set(files.map(roomFolder))].filter((room) => room !== undefined);
  const inRooms = rooms.map((room) => `${room}: ${count(files.filter((file) => roomFolder(file) === room))} changed`);
  return [
    ...inRooms,
    ...(near.length > 0 ? [`Rooms that use them by name: ${near.join(', ')}`] : []),
    ...(tests.length > 0 ? [`Tests: ${count(tests)}`] : ['No test of Jest belongs to these.']),
    ...(journeys.length > 0 ? [`Journeys of these: ${journeys.join(', ')}`] : ['No journey belongs to these.']),
  ];
}

/** @param {readonly unknown[]} files */
const count = ({ length }) => (length === 1 ? '1 file' : `${length} files`);

/** @param {string} file @returns {string | undefined} */
export function roomFolder(file) {
  return /^((?:apps|libs|tools)\/[^/]+)\//.exec(file)?.[1];
}

async function forkPoint() {
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await git('merge-base', 'HEAD', main);
    if (code === 0) return output.trim();
  }
  throw new Refusal('There is no branch main to compare with: fetch it, or run npm test without --changed.');
}

/** @param {string} since a commit @returns {Promise<string[]>} */
async function changedFiles(since) {
  const tracked = await git('diff', '--name-only', '--no-renames', since);
  const fresh = await git('ls-files', '--others', '--exclude-standard');
  return linesOf(`${tracked.output}\n${fresh.output}`);
}

/** Those of git, which knows what is built or installed. */
async function allFiles() {
  const { output } = await git('ls-files', '--cached', '--others', '--exclude-standard');
  return linesOf(output).filter(isThere);
}

/** @param {string} output @returns {string[]} sorted, each once */
const linesOf = (output) =>
  [
    ...new Set(
      output
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ].sort();

/** The English catalogues among them, as they were. @param {readonly string[]} files @param {string} since a commit */
async function catalogues(files, since) {
  const english = files.filter((file) => file.endsWith('/messages/en.json'));
  const texts = await Promise.all(english.map((file) => git('show', `${since}:${file}`)));
  return new Map(english.flatMap((file, at) => (texts[at]?.code === 0 ? [[file, texts[at].output]] : [])));
}

/** @param {...string} args */
const git = (...args) => runChild('git', args, { kept: Infinity });
