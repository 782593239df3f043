import { LOCALES, PLURALS, shapeOf } from './icu.mjs';

/**
 * The findings about one room's texts, compared with English.
 * @param {Omit<import('./catalogues.mjs').RoomTexts, 'folder'>} texts
 * @param {string} sources where ids are used; an id counts as used when it stands there in quotes, or when a template
 *   such as `shell.theme.${theme}` builds ids that start and end as it does
 * @returns {string[]} one sentence each
 */
export function findings({ room, catalogues }, sources) {
  const english = Object.keys(catalogues['en'] ?? {});
  return [
    ...english
      .filter((id) => !id.startsWith(`${room}.`))
      .map((id) => `${room}: ${id} does not start with the room's name`),
    ...commonFindings({ room, catalogues }, usedIds(sources)),
  ];
}

/**
 * Everything that is wrong with what one room of the bank says. The bank puts values into `{names}` and knows no other ICU.
 * @param {Omit<import('./catalogues.mjs').RoomTexts, 'folder'>} texts
 * @param {string} sources where ids are used: as words in quotes, or built by a template such as say(lang, `${status}Text`)
 * @returns {string[]} one sentence each
 */
export function bankFindings({ room, catalogues }, sources) {
  const formatted = Object.entries(catalogues).flatMap(([locale, texts]) =>
    Object.entries(texts ?? {})
      .filter(([, text]) => /\{\w+,|<\w+>/.test(text))
      .map(([id]) => `${room}/${locale}: ${id} is more than text with {names}`),
  );
  return [...formatted, ...commonFindings({ room, catalogues }, usedWords(sources))];
}

/**
 * @param {Omit<import('./catalogues.mjs').RoomTexts, 'folder'>} texts
 * @param {(id: string) => boolean} used
 */
function commonFindings({ room, catalogues }, used) {
  const english = catalogues['en'];
  if (!english) return [`${room}: there is no en.json`];
  const unused = Object.keys(english).filter((id) => !used(id));
  return [
    ...unused.map((id) => `${room}: ${id} is not used anywhere`),
    ...LOCALES.flatMap((locale) => localeFindings(`${room}/${locale}`, english, catalogues[locale] ?? null, locale)),
  ];
}

/**
 * @param {string} place
 * @param {import('./catalogues.mjs').Catalogue} english
 * @param {import('./catalogues.mjs').Catalogue | null} own
 * @param {string} locale
 */
function localeFindings(place, english, own, locale) {
  if (own === null) return [`${place}: there is no such file`];
  const missing = Object.keys(english).filter((id) => !(id in own));
  const extra = Object.keys(own).filter((id) => !(id in english));
  return [
    ...missing.map((id) => `${place}: ${id} is missing`),
    ...extra.map((id) => `${place}: ${id} is not in en.json`),
    ...Object.entries(own).flatMap(([id, text]) => textFindings(`${place}: ${id}`, text, english[id], locale)),
  ];
}

/** @param {string} place @param {string} text @param {string | undefined} english @param {string} locale */
function textFindings(place, text, english, locale) {
  if (typeof text !== 'string' || text.trim() === '') return [`${place} is empty`];
  const shape = shapeOrNull(text);
  if (shape === null) return [`${place} is not valid ICU: ${text}`];
  const wanted = english === undefined ? null : shapeOrNull(english);
  const differs = wanted !== null && wanted.placeholders.join() !== shape.placeholders.join();
  // A number beside an invariable word needs only `other`. A text that tells some categories apart must tell all of them apart.
  const telling = shape.plurals.filter((plural) =>
    plural.some((category) => category !== 'other' && !category.startsWith('=')),
  );
  const lacking = (PLURALS[locale] ?? []).filter((category) => telling.some((plural) => !plural.includes(category)));
  return [
    ...(differs ? [`${place} uses ${list(shape.placeholders)}, English ${list(wanted.placeholders)}`] : []),
    ...(lacking.length > 0 ? [`${place} has a plural without ${list(lacking)}`] : []),
  ];
}

/** @param {string[]} names */
const list = (names) => (names.length === 0 ? 'nothing' : names.join(', '));

/** @param {string} text */
function shapeOrNull(text) {
  try {
    return shapeOf(text);
  } catch {
    return null;
  }
}

/** @param {string} sources @returns {(id: string) => boolean} */
function usedIds(sources) {
  const quoted = new Set([...sources.matchAll(/["']([a-zA-Z][\w-]*(?:\.\w+)+)["']/g)].map(([, id]) => id ?? ''));
  const templates = [...sources.matchAll(/`([a-z][\w-]*\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end }),
  );
  return (id) => quoted.has(id) || templates.some(({ start, end }) => id.startsWith(start) && id.endsWith(end));
}

/** @param {string} sources @returns {(word: string) => boolean} */
function usedWords(sources) {
  const quoted = new Set([...sources.matchAll(/'([a-zA-Z][\w-]*)'/g)].map(([, word]) => word ?? ''));
  const templates = [...sources.matchAll(/\bsay\w*\([\w.]+, `([\w-]*)\$\{[^`{}]*\}([\w-]*)`/g)].map(
    ([, start = '', end = '']) => ({ start, end }),
  );
  return (word) => quoted.has(word) || templates.some(({ start, end }) => word.startsWith(start) && word.endsWith(end));
}
