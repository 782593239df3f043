const { edit } = require('./names.cjs');

/** The languages of every catalogue, in the order in which titles are given. */
const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

/** What a screen is called until its author says more: it is true of every new screen, and said in every language. */
const NEW_PAGE = 'New page / Página nueva / Pagină nouă / Новая страница / Нова сторінка / Página nova';

exports.LOCALES = LOCALES;

/**
 * The title of a screen in every language. No language is left empty: an empty text is a hole on a customer's screen.
 * @param {string} [given] six titles with slashes between them, English first: `Vouchers / Vales / Vouchere / …`
 * @returns {Record<string, string>} locale → title
 */
exports.titlesOf = (given = NEW_PAGE) => {
  const titles = given.split('/').map((title) => title.trim());
  if (titles.length !== LOCALES.length || titles.includes(''))
    throw new Error(`A title is said in ${LOCALES.join(', ')}, with slashes between them; this is not: "${given}"`);
  return Object.fromEntries(LOCALES.map((locale, at) => [locale, titles[at] ?? '']));
};

/**
 * Adds a text to the catalogues of a folder.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder of the catalogues
 * @param {string} id of the text
 * @param {Record<string, string>} texts locale → text
 */
exports.addText = (tree, folder, id, texts) => {
  for (const locale of LOCALES)
    edit(
      tree,
      `${folder}/${locale}.json`,
      (text) => `${JSON.stringify({ ...JSON.parse(text), [id]: texts[locale] }, null, 2)}\n`,
    );
};
