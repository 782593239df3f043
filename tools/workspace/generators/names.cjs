/** @param {string} text for example `cardList` or `card list` @returns {string} `card-list` */
exports.kebab = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();

/** @param {string} text for example `card-list` @returns {string} `cardList` */
exports.camel = (text) => exports.kebab(text).replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/**
 * Changes a file of the tree.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {(text: string) => string} change
 */
exports.edit = (tree, file, change) => {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`${file} is not there`);
  const changed = change(text);
  if (changed === text) throw new Error(`${file} does not look as expected, so nothing was added to it`);
  tree.write(file, changed);
};

/**
 * Adds an import of one line where it belongs by the path it names.
 * @param {string} text
 * @param {string} line for example `import { cards } from '@bank/cards';`
 * @returns {string}
 */
exports.withImport = (text, line) => {
  const from = (/** @type {string} */ other) => /^import .* from '([^']+)';$/.exec(other)?.[1];
  const lines = text.split('\n');
  const after = lines.findIndex((other) => (from(other) ?? '') > (from(line) ?? ''));
  const last = lines.findLastIndex((other) => from(other) !== undefined);
  lines.splice(after < 0 ? last + 1 : after, 0, line);
  return lines.join('\n');
};
