import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChild, runNx } from '../children.mjs';
import { Refusal } from '../entry.mjs';
import { ROOT } from '../root.mjs';

/**
 * What a change touches.
 * @typedef {{
 *   files: string[],
 *   rooms: string[],
 *   dependents: string[],
 *   journeys: string[],
 *   why: string[],
 * }} Changes
 *   files: changed ones that are still there; rooms: folders that hold one of them, for example `libs/money`; dependents: other rooms
 *   that use these, however indirectly; journeys: what Playwright is to walk; why: lines that say why it is these
 */

/** Which journeys belong to a room, where their folder has another name. */
const JOURNEYS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  'libs/auth': ['auth', 'activation'],
  'libs/shell': ['shell', 'doors'],
});
/** Every room that draws something is on the tour. */
const TOUR = 'specs/tour/tour.spec.ts';

/** @returns {Promise<Changes>} since the branch left main, with what is not committed yet */
export async function changesSinceMain() {
  const files = await changedFiles(await forkPoint());
  const rooms = [...new Set(files.map(roomFolder).filter((room) => room !== undefined))];
  const affected = files.length === 0 ? [] : await affectedRooms(files);
  const touched = {
    files: files.filter((file) => existsSync(path.join(ROOT, file))),
    rooms,
    dependents: affected.filter((room) => !rooms.includes(room)),
    journeys: journeysOf(files, rooms),
  };
  return { ...touched, why: reasons(files, touched) };
}

/**
 * @param {readonly string[]} files changed ones
 * @param {{ rooms: readonly string[], dependents: readonly string[], journeys: readonly string[] }} touched
 * @returns {string[]} one line each
 */
export function reasons(files, { rooms, dependents, journeys }) {
  if (files.length === 0) return ['Nothing has changed since main.'];
  const inRooms = rooms.map((room) => `${room}: ${count(files.filter((file) => roomFolder(file) === room))} changed`);
  return [
    ...inRooms,
    ...(dependents.length > 0 ? [`Their tests, too, since they use these: ${dependents.join(', ')}`] : []),
    ...(journeys.length > 0 ? [`Journeys of these: ${journeys.join(', ')}`] : ['No journey belongs to these.']),
  ];
}

/** @param {readonly unknown[]} files */
const count = ({ length }) => (length === 1 ? '1 file' : `${length} files`);

/** @param {readonly string[]} files @param {readonly string[]} rooms @returns {string[]} spec files and folders, in e2e/ */
export function journeysOf(files, rooms) {
  const changed = files.filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'));
  const folders = rooms
    .flatMap((room) => JOURNEYS[room] ?? [path.posix.basename(room)])
    .map((name) => `specs/${name}/`);
  const own = folders.filter((folder) => existsSync(path.join(ROOT, 'e2e', folder)));
  const draws = rooms.some((room) => /^(libs|apps)\//.test(room));
  return [...new Set([...changed.map((file) => file.slice('e2e/'.length)), ...own, ...(draws ? [TOUR] : [])])].filter(
    (journey) => existsSync(path.join(ROOT, 'e2e', journey)),
  );
}

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
  const tracked = await git('diff', '--name-only', since);
  const fresh = await git('ls-files', '--others', '--exclude-standard');
  const lines = `${tracked.output}\n${fresh.output}`.split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))].sort();
}

/** The folders of the projects that Nx's graph says are affected. @param {readonly string[]} files @returns {Promise<string[]>} */
async function affectedRooms(files) {
  const { code, output } = await runNx(['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json']);
  const names = /\[.*\]/s.exec(output)?.[0];
  if (code !== 0 || names === undefined) throw new Refusal(`${output.trim()}\nNx could not say what is affected.`);
  /** @type {string[]} */
  const projects = JSON.parse(names);
  return projects
    .flatMap((project) => ['libs', 'tools', 'apps'].map((folder) => `${folder}/${project}`))
    .filter((folder) => existsSync(path.join(ROOT, folder)));
}

/** @param {...string} args */
const git = (...args) => runChild('git', args);
