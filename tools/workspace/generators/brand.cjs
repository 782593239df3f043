const { formatFiles, visitNotIgnoredFiles } = require('@nx/devkit');
const { addToLockfile, linkPackage } = require('./workspace-link.cjs');

const EMPTY_ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"></svg>\n';

/** Texts of brand.ts that are no statement of an institution; every other text is left blank. */
const KEPT = new Set(['id', 'name', 'defaultLanguage', 'viewBox', 'tone', 'nav', 'hero', 'list']);

/**
 * A new brand app with the files of another one and its own id and name. Whatever an institution states about itself (its legal
 * name, licence, BIC, hosts, links, support number, mark, sentences) is blank: the tests of libs/brand and the build list it until
 * it is filled in. No library is edited.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ id: string, name?: string, like?: string }} options
 * @returns {Promise<() => void>} links the package, once the files are on disk
 */
module.exports = async function brand(tree, { id, name = `Brand ${id.toUpperCase()}`, like = 'a' }) {
  const from = `apps/brand-${like}`;
  const to = `apps/brand-${id}`;
  if (!/^[a-z]$/.test(id)) throw new Error(`A brand's id is one letter, not "${id}"`);
  if (tree.exists(to)) throw new Error(`${to} is there already`);
  if (!tree.exists(from)) throw new Error(`${from} is not there, so nothing can be started from it`);
  visitNotIgnoredFiles(tree, from, (file) => {
    const relative = file.slice(from.length);
    if (/^\/(dist|node_modules)\//.test(relative)) return;
    const content = tree.read(file);
    if (content === null) return;
    const target = `${to}${relative}`;
    if (relative === '/src/brand.ts') tree.write(target, blank(content.toString('utf8'), id, name));
    else if (relative === '/public/favicon.svg') tree.write(target, EMPTY_ICON);
    else if (/\.(ts|json|css|html)$/.test(file)) tree.write(target, renamed(content.toString('utf8'), id, like));
    else tree.write(target, content);
  });
  const { version } = JSON.parse(tree.read(`${to}/package.json`, 'utf-8') ?? '{}');
  addToLockfile(tree, to, `@bank/brand-${id}`, version);
  await formatFiles(tree);
  return () => linkPackage(tree.root, to, `@bank/brand-${id}`);
};

/** @param {string} text @param {string} id @param {string} like */
const renamed = (text, id, like) =>
  text
    .replace(new RegExp(`\\bbrand-${like}\\b`, 'g'), `brand-${id}`)
    .replace(new RegExp(`\\bBrand ${like}\\b`, 'g'), `Brand ${id}`);

/** @param {string} text brand.ts of another brand @param {string} id @param {string} name */
function blank(text, id, name) {
  const quoted = JSON.stringify(name).slice(1, -1).replaceAll("'", "\\'");
  return text
    .replace(
      /^\/\*\* Brand [^]*?\*\/$/m,
      `/** Brand ${id}. Blank texts are for the institution to state; the build refuses them. */`,
    )
    .replace(/\bshapes: \[[^]*?\n {4}\]/, 'shapes: []')
    .replace(/\b(addressLines|allowedHosts): \[[^\]]*\]/g, '$1: []')
    .replace(/\b(\w+): (['"`])(?:(?!\2)[^\\]|\\.)*\2/g, (whole, key) => (KEPT.has(key) ? whole : `${key}: ''`))
    .replace(/^(\s*id: )'[a-z]'/m, `$1'${id}'`)
    .replace(/^(\s*name: )(['"`]).*\2/m, `$1'${quoted}'`);
}
