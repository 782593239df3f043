const { edit } = require('./names.cjs');

/**
 * Opens a file of the protocol to other packages, in the order of the doors.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name of the file, without its ending
 */
exports.addDoor = (tree, name) =>
  edit(tree, 'libs/protocol/package.json', (text) => {
    const manifest = JSON.parse(text);
    const { '.': main, './all': all, ...doors } = manifest.exports;
    const sorted = Object.entries({ ...doors, [`./${name}`]: `./src/${name}.ts` }).sort(([a], [b]) => (a < b ? -1 : 1));
    return `${JSON.stringify({ ...manifest, exports: { '.': main, './all': all, ...Object.fromEntries(sorted) } }, null, 2)}\n`;
  });
