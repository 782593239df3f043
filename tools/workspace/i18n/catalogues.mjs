import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from './icu.mjs';

/** @typedef {Record<string, string>} Catalogue id → ICU text */
/**
 * @typedef {{ room: string, folder: string, catalogues: Record<string, Catalogue | null> }} RoomTexts
 *   folder: the folder of the catalogues; null: the file is missing
 */

/** A room's texts, and the texts that its later screens fetch separately. */
const FOLDER = /^messages(-[a-z]+)?$/;

/** @param {string} root the workspace @returns {RoomTexts[]} every folder of texts of every room */
export function readRooms(root) {
  const libs = path.join(root, 'libs');
  return readdirSync(libs).flatMap((room) => {
    const source = path.join(libs, room, 'src');
    const folders = existsSync(source) ? readdirSync(source).filter((name) => FOLDER.test(name)) : [];
    return folders.map((name) => {
      const folder = path.join(source, name);
      return { room, folder, catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, read(folder, locale)])) };
    });
  });
}

/** @param {string} folder @param {string} locale @returns {Catalogue | null} */
function read(folder, locale) {
  const file = path.join(folder, `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const BANK = 'tools/sandbox/src';

/**
 * The bank's texts: a `messages` folder in a floor or in one of its rooms. What it says is plain text with `{names}`, and its ids
 * are words: many are the reasons of refusals, which the method table names.
 * @param {string} root the workspace
 * @returns {(RoomTexts & { sources: string })[]} sources: of the folder, of whatever imports from it, the SQL and the table
 */
export function readBankRooms(root) {
  const bank = path.join(root, BANK);
  const entries = readdirSync(bank, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const text = readFileSync(path.join(parentPath, name), 'utf8');
      const imports = [...text.matchAll(/from '(\.[^']*)'/g)].map(([, target = '']) =>
        path.resolve(parentPath, target),
      );
      return { place: path.join(parentPath, name), isSql: name.endsWith('.sql'), text, imports };
    });
  const table = sourcesIn(path.join(root, 'libs/protocol/src'));
  return entries
    .filter((entry) => entry.isDirectory() && entry.name === 'messages')
    .map(({ parentPath }) => {
      const isInside = (/** @type {string} */ place) => place.startsWith(parentPath + path.sep);
      const own = files.filter(({ place, isSql, imports }) => isSql || isInside(place) || imports.some(isInside));
      const folder = path.join(parentPath, 'messages');
      return {
        room: path.relative(path.join(root, 'tools'), parentPath).replace('/src/', '/'),
        folder,
        catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, read(folder, locale)])),
        sources: [...own.map(({ text }) => text), ...table].join('\n'),
      };
    });
}

/**
 * The client's sources, where ids are used.
 * @param {string} root
 * @returns {string} all of it in one text
 */
export function readSources(root) {
  return ['libs', 'apps']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((room) => path.join(root, folder, room, 'src')))
    .filter(existsSync)
    .flatMap(sourcesIn)
    .join('\n');
}

/** @param {string} folder @returns {string[]} its TypeScript without the tests */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
