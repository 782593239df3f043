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
