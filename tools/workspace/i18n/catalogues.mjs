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
