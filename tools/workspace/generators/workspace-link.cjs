const { existsSync, mkdirSync, symlinkSync } = require('node:fs');
const path = require('node:path');
const { edit } = require('./names.cjs');

/**
 * Tells npm of a new package: its two entries of the lockfile, as `npm install` would write them.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder for example `libs/cards`
 * @param {string} name for example `@bank/cards`
 * @param {string} version
 */
exports.addToLockfile = (tree, folder, name, version) =>
  edit(tree, 'package-lock.json', (text) => {
    const lock = JSON.parse(text);
    const packages = withEntry(withEntry(lock.packages, folder, { name, version }), `node_modules/${name}`, {
      resolved: folder,
      link: true,
    });
    return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
  });

/**
 * The link by which imports find the package, as `npm install` would make it. Run it once the files are on disk.
 * @param {string} root the workspace
 * @param {string} folder
 * @param {string} name
 */
exports.linkPackage = (root, folder, name) => {
  const link = path.join(root, 'node_modules', name);
  if (existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), path.join(root, folder)), link, 'junction');
};

/** @param {Record<string, object>} packages in npm's order @param {string} key @param {object} value */
function withEntry(packages, key, value) {
  const entries = Object.entries(packages).filter(([other]) => other !== key);
  const after = entries.findIndex(([other]) => other.localeCompare(key, 'en') > 0);
  entries.splice(after < 0 ? entries.length : after, 0, [key, value]);
  return Object.fromEntries(entries);
}
