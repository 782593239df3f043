const { formatFiles, visitNotIgnoredFiles } = require('@nx/devkit');

/**
 * A new brand app, started from another one: the same files, its own id and name. What is then to be filled in stands in
 * brand.ts, theme.css and public/; no library is edited.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ id: string, name?: string, like?: string }} options
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
    if (/\.(ts|json|css|html)$/.test(file))
      tree.write(target, renamed(content.toString('utf8'), { id, name, like, relative }));
    else tree.write(target, content);
  });
  await formatFiles(tree);
};

/** @param {string} text @param {{ id: string, name: string, like: string, relative: string }} brand */
function renamed(text, { id, name, like, relative }) {
  const own = text
    .replace(new RegExp(`\\bbrand-${like}\\b`, 'g'), `brand-${id}`)
    .replace(new RegExp(`\\bBrand ${like}\\b`, 'g'), `Brand ${id}`);
  if (relative !== '/src/brand.ts') return own;
  const quoted = JSON.stringify(name).slice(1, -1).replaceAll("'", "\\'");
  return own
    .replace(/^(\s*id: )'[a-z]'/m, `$1'${id}'`)
    .replace(/^(\s*name: )'[^']*'/m, `$1'${quoted}'`)
    .replace(/^(\s*legalName: )'[^']*'/m, `$1'${quoted} plc'`);
}
