import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from './icu.mjs';

/** @typedef {Record<string, string>} Catalogue id → ICU text */
/** @typedef {{ room: string, catalogues: Record<string, Catalogue | null> }} RoomTexts null: the file is not there */

/** @param {string} root the workspace @returns {RoomTexts[]} every room that has texts */
export function readRooms(root) {
  const libs = path.join(root, 'libs');
  return readdirSync(libs)
    .filter((room) => existsSync(messagesFolder(root, room)))
    .map((room) => ({
      room,
      catalogues: Object.fromEntries(LOCALES.map((locale) => [locale, readCatalogue(root, room, locale)])),
    }));
}

/** @param {string} root @param {string} room */
export const messagesFolder = (root, room) => path.join(root, 'libs', room, 'src/messages');

/** @param {string} root @param {string} room @param {string} locale @returns {Catalogue | null} */
function readCatalogue(root, room, locale) {
  const file = path.join(messagesFolder(root, room), `${locale}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
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
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n');
}
