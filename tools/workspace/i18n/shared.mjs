import { LOCALES } from './icu.mjs';

/**
 * @typedef {{ text: string, ids: string[], rooms: string[] }} SharedText in English, with the ids that say it and their rooms
 */

/**
 * The texts that stand in several rooms with the same words in every language; two that differ in one of them are two texts.
 * @param {readonly import('./catalogues.mjs').RoomTexts[]} folders of the client's rooms
 * @returns {SharedText[]}
 */
export function sharedTexts(folders) {
  /** @type {Map<string, SharedText>} */
  const found = new Map();
  for (const { room, catalogues } of folders) {
    for (const [id, text] of Object.entries(catalogues['en'] ?? {})) {
      const key = JSON.stringify(LOCALES.map((locale) => catalogues[locale]?.[id]));
      const shared = found.get(key) ?? { text, ids: [], rooms: [] };
      found.set(key, { text, ids: [...shared.ids, id], rooms: [...new Set([...shared.rooms, room])] });
    }
  }
  return [...found.values()].filter(({ rooms }) => rooms.length > 1);
}

/** @param {readonly SharedText[]} shared @returns {string[]} one sentence for each text that the kit already has */
export const copies = (shared) =>
  shared
    .filter(({ rooms }) => rooms.includes('kit'))
    .map(({ text, ids }) => {
      const own = ids.find((id) => id.startsWith('kit.'));
      return `"${text}" is in the kit: use ${own} in place of ${ids.filter((id) => id !== own).join(', ')}`;
    });
