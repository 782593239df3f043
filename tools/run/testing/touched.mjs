import path from 'node:path';

/** @typedef {import('./uses.mjs').Users} Users */
/**
 * @typedef {{
 *   files: readonly string[],
 *   all: readonly string[],
 *   users: Users,
 *   textOf: (file: string) => string,
 *   textsBefore: (file: string) => string,
 * }} Changed files: changed ones; all: every file of the workspace; textsBefore: a catalogue as main has it, '{}' where it has none
 */

export const SANDBOX = 'tools/sandbox';
const TEST = /\.test\.tsx?$/;
/** Proves nothing of the product: a test, which is run by itself, or a text for developers. */
const BESIDE = /\.test\.tsx?$|\.md$/;
/** What no customer meets: these, and what helps tests. */
export const UNSEEN = new RegExp(`${BESIDE.source}|^(libs|tools)/[^/]+/src/testing/`);
const SOURCE = /\.(tsx?|mjs|cjs|sql)$/;
const CATALOGUE = /\/messages\/en\.json$/;
/** All tests stand on these. */
const GROUND = /^(package-lock\.json|jest\.preset\.cjs|tsconfig\.base\.json|tools\/workspace\/jest\/)/;
/** What the personas have, which any test may count. */
const SEED = `${SANDBOX}/src/seed/`;
/** Rules of the repository, which any file may break. */
const RULES = 'tools/workspace/rules/';

/** @param {string} file @returns {string | undefined} its app, library or tool; in the sandbox the room or the floor */
export function roomOfFile(file) {
  const inSandbox = /^tools\/sandbox\/src\/(?:rooms\/)?[^/]+\//.exec(file)?.[0];
  return inSandbox?.slice(0, -1) ?? /^((?:apps|libs|tools)\/[^/]+)\//.exec(file)?.[1];
}

/**
 * The files that use a changed one by a name of it. A file whose names nobody outside its room uses is followed to those of its room that
 * use it, until one is used outside: what a customer sees of it passes there.
 * @param {readonly string[]} changed
 * @param {Users} users
 * @returns {Set<string>} without the changed ones
 */
export function usersOfAll(changed, users) {
  /** @type {Set<string>} */
  const found = new Set();
  const seen = new Set(changed);
  const waiting = [...changed];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const own = [...(users.get(file) ?? [])];
    for (const user of own) found.add(user);
    const isInner = own.filter((user) => !TEST.test(user)).every((user) => roomOfFile(user) === roomOfFile(file));
    for (const user of isInner ? own.filter((one) => !seen.has(one)) : []) {
      seen.add(user);
      waiting.push(user);
    }
  }
  for (const file of changed) found.delete(file);
  return found;
}

/**
 * The texts that changed are words of tests and ids of sources: both are looked for.
 * @param {Changed} changed
 * @returns {{ sources: string[], tests: string[] }} sources: that show such a text; tests: that look for one as it was
 */
export function readersOfTexts({ files, all, textOf, textsBefore }) {
  const changes = files
    .filter((file) => CATALOGUE.test(file))
    .flatMap((file) => changedTexts(textsBefore(file), textOf(file)));
  const ids = changes.map(({ id }) => `'${id}'`);
  const words = changes.map(({ before }) => before).filter((text) => text !== undefined && text.length > 2);
  if (changes.length === 0) return { sources: [], tests: [] };
  const code = all.filter((file) => /^(libs|e2e|tools)\/.*\.tsx?$/.test(file));
  const holds = (/** @type {string} */ file, /** @type {readonly (string | undefined)[]} */ parts) => {
    const text = textOf(file);
    return parts.some((part) => part !== undefined && text.includes(part));
  };
  return {
    sources: code.filter((file) => !TEST.test(file) && holds(file, ids)),
    tests: code.filter((file) => TEST.test(file) && holds(file, words)),
  };
}

/** @param {string} before @param {string} after both JSON @returns {{ id: string, before: string | undefined }[]} */
function changedTexts(before, after) {
  /** @type {Record<string, string>} */
  const was = JSON.parse(before);
  /** @type {Record<string, string>} */
  const is = JSON.parse(after);
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return ids.filter((id) => was[id] !== is[id]).map((id) => ({ id, before: was[id] }));
}

/**
 * The test files that a change asks for: all of a library or a tool whose sources changed, those beside a file of the sandbox, a test that
 * changed itself, those beside the users of what changed, and those that look for a text as it was.
 * @param {Changed} changed
 * @returns {string[]} from the root, sorted
 */
export function testsTouched(changed) {
  const { files, all, users } = changed;
  const tests = all.filter((file) => TEST.test(file));
  if (files.length === 0) return [];
  if (files.some((file) => GROUND.test(file))) return tests;
  const sources = files.filter((file) => /^(apps|libs|tools)\//.test(file) && !BESIDE.test(file));
  const readers = readersOfTexts(changed);
  const near = [
    ...usersOfAll(
      files.filter((file) => SOURCE.test(file)),
      users,
    ),
    ...readers.sources,
  ];
  const rooms = new Set(sources.map(roomOfFile));
  const twins = [...rooms].flatMap((room) => room?.replace('tools/sandbox/src/rooms/', 'libs/') ?? []);
  const folders = new Set(
    [...sources.filter((file) => file.startsWith(SANDBOX)), ...near].map((file) => path.posix.dirname(file)),
  );
  const chosen = new Set([...files, ...near, ...readers.tests]);
  const hasSeed = files.some((file) => file.startsWith(SEED));
  return tests.filter((test) => {
    const room = roomOfFile(test) ?? '';
    return (
      chosen.has(test) ||
      test.startsWith(RULES) ||
      folders.has(path.posix.dirname(test)) ||
      (!room.startsWith(SANDBOX) && (rooms.has(room) || twins.includes(room))) ||
      (hasSeed && room.startsWith(SANDBOX))
    );
  });
}

/**
 * The rooms whose customers may see a change, though nothing of theirs changed.
 * @param {Changed} changed
 * @returns {string[]} names of rooms, for example `cards`
 */
export function roomsNear(changed) {
  const { files, users } = changed;
  const sources = files.filter((file) => SOURCE.test(file) && !UNSEEN.test(file));
  const near = [...usersOfAll(sources, users), ...readersOfTexts(changed).sources].filter((file) => !TEST.test(file));
  const rooms = [...near, ...sources.filter((file) => file.startsWith(SANDBOX))].map((file) => roomOfFile(file) ?? '');
  return [...new Set(rooms.filter(Boolean).map((room) => path.posix.basename(room)))].sort();
}
