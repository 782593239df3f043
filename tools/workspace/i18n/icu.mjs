import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** Plural categories that a text of the language must tell apart, `other` included. Intl knows some that the language does not use. */
export const PLURALS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  en: ['one', 'other'],
  es: ['one', 'other'],
  pt: ['one', 'other'],
  ro: ['one', 'few', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
});
export const LOCALES = Object.keys(PLURALS);

/**
 * The shape of a text: the names of its placeholders and tags, and the categories of each plural.
 * @typedef {{ placeholders: string[], plurals: string[][] }} Shape
 */

/**
 * @param {string} text an ICU message
 * @returns {Shape}
 * @throws {SyntaxError} when it is not one
 */
export function shapeOf(text) {
  /** @type {Set<string>} */
  const placeholders = new Set();
  /** @type {string[][]} */
  const plurals = [];
  walk(parse(text), placeholders, plurals);
  return { placeholders: [...placeholders].sort(), plurals };
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {Set<string>} placeholders
 * @param {string[][]} plurals
 */
function walk(elements, placeholders, plurals) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    placeholders.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) walk(element.children, placeholders, plurals);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural && element.pluralType !== 'ordinal') plurals.push(Object.keys(element.options));
    for (const { value } of Object.values(element.options)) walk(value, placeholders, plurals);
  }
}
