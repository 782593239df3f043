import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.mjs';

/**
 * Who uses whom, by name: a file that imports `Button` through the door of a room uses the file that holds `Button`, and no other file of
 * that room. All files are from the root.
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Users of a file
 * @typedef {{ from: string, names: readonly Named[] | '*' }} Import names: '*' where all of it may be used
 * @typedef {{ own: string, as: string }} Named own: the name where it comes from
 * @typedef {{ imports: readonly Import[], handsOn: readonly Import[] }} Module handsOn: what it exports of others
 */

const STATEMENT = /^(import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s+'([^']+)'/gm;
const WHOLE = /^import\s+'([^']+)'|\bimport\('([^']+)'\)|\brequire\('([^']+)'\)/gm;
const SOURCE = /\.(tsx?|mjs|cjs)$/;

/** @param {string} text of a source file @returns {Module} */
export function moduleIn(text) {
  /** @type {Import[]} */
  const imports = [];
  /** @type {Import[]} */
  const handsOn = [];
  for (const [, verb, what = '', from = ''] of text.matchAll(STATEMENT)) {
    const list = /\{([^}]*)\}/.exec(what)?.[1];
    const names = list === undefined ? '*' : list.split(',').flatMap(named);
    (verb === 'export' ? handsOn : imports).push({ from, names });
  }
  for (const [, one, other, third] of text.matchAll(WHOLE))
    imports.push({ from: one ?? other ?? third ?? '', names: '*' });
  return { imports, handsOn };
}

/** @param {string} part for example `type Rows as Lines` @returns {Named[]} */
function named(part) {
  const [own = '', as = own] = part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/);
  return own === '' ? [] : [{ own, as }];
}

/**
 * @param {readonly string[]} files all of the workspace, from the root
 * @param {(file: string) => string} read their text
 * @returns {Users}
 */
export function usersOf(files, read = (file) => readFileSync(path.join(ROOT, file), 'utf8')) {
  const known = new Set(files);
  const doors = doorsIn(files, read);
  const modules = new Map(files.filter((file) => SOURCE.test(file)).map((file) => [file, moduleIn(read(file))]));
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [file, { imports }] of modules)
    for (const { from, names } of imports) {
      const target = placeOf(file, from, known, doors);
      if (target === undefined) continue;
      for (const home of homesOf(target, names, { modules, known, doors })) {
        if (home !== file) users.set(home, (users.get(home) ?? new Set()).add(file));
      }
    }
  return users;
}

/** @typedef {{ modules: ReadonlyMap<string, Module>, known: ReadonlySet<string>, doors: ReadonlyMap<string, string> }} World */

/**
 * The files that hold these names of a file.
 * @param {string} file
 * @param {readonly Named[] | '*'} names
 * @param {World} world
 * @returns {string[]}
 */
function homesOf(file, names, world) {
  const { handsOn = [] } = world.modules.get(file) ?? {};
  if (names === '*') return [file];
  return names.flatMap(({ own }) => {
    for (const { from, names: handed } of handsOn) {
      const target = placeOf(file, from, world.known, world.doors);
      const found = handed === '*' ? undefined : handed.find(({ as }) => as === own);
      if (target !== undefined && found !== undefined) return homesOf(target, [found], world);
    }
    return [file];
  });
}

/**
 * @param {string} file
 * @param {string} from
 * @param {ReadonlySet<string>} known
 * @param {ReadonlyMap<string, string>} doors
 * @returns {string | undefined} undefined for a package of others
 */
function placeOf(file, from, known, doors) {
  const bare = from.replace(/\?raw$/, '');
  if (!bare.startsWith('.')) return doors.get(bare);
  const place = path.posix.join(path.posix.dirname(file), bare);
  return [place, `${place}.ts`, `${place}.tsx`, `${place}.mjs`, `${place}/index.ts`].find((one) => known.has(one));
}

/** What each name of a package of the workspace leads to. @param {readonly string[]} files @param {(file: string) => string} read */
function doorsIn(files, read) {
  /** @type {Map<string, string>} */
  const doors = new Map();
  for (const file of files.filter((one) => /^(libs|tools)\/[^/]+\/package\.json$/.test(one))) {
    const { name, exports = {} } = JSON.parse(read(file));
    for (const [key, value] of Object.entries(exports)) {
      const target = typeof value === 'string' ? value : value.default;
      doors.set(path.posix.join(name, key), path.posix.join(path.posix.dirname(file), target));
    }
  }
  return doors;
}

/** @param {string} file @returns {boolean} whether it is still there */
export const isThere = (file) => existsSync(path.join(ROOT, file));
