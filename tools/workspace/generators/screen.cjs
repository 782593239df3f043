const { formatFiles } = require('@nx/devkit');
const { camel, edit, kebab } = require('./names.cjs');
const { screenText, testText } = require('./screen-files.cjs');

const LOCALES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

/**
 * A screen: a line in paths, its folder with a test against the bank, a line in the feature's routes, and its title in every
 * catalogue. Titles other than the English one are empty, so that the check of the catalogues asks for them.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string, path: string, layout?: string, call?: string }} options layout: the frame of the screen;
 *   call: a row of the room's door that the screen reads
 */
module.exports = async function screen(tree, { name, room, path, layout = 'main', call }) {
  const file = kebab(name);
  const id = camel(name);
  const root = `libs/${room}/src`;
  if (!tree.exists(`${root}/routes.tsx`)) throw new Error(`${room} is not a feature: it has no ${root}/routes.tsx`);
  if (tree.exists(`${root}/${file}`)) throw new Error(`${root}/${file} is there already`);
  if (!path.startsWith('/')) throw new Error(`An address starts with a slash: "${path}"`);
  if (call && !tree.read(`libs/protocol/src/${room}.ts`, 'utf-8')?.includes(`export const ${call} =`))
    throw new Error(`libs/protocol/src/${room}.ts has no row "${call}"`);

  const catalogue = catalogueOf(tree, root);
  const title = `${camel(room)}.${id}.title`;
  const words = sentence(file);
  tree.write(`${root}/${file}/${file}-screen.tsx`, screenText(title, call ? { row: call, room } : undefined));
  tree.write(`${root}/${file}/${file}-screen.test.tsx`, testText({ file, path, catalogue, words, layout }));
  edit(tree, 'libs/paths/src/index.ts', (text) =>
    text.replace(/^(export const paths = \{\n[\s\S]*?)^(\} as const)/m, `$1  ${id}: path('${path}'),\n$2`),
  );
  edit(tree, `${root}/routes.tsx`, (text) =>
    withRoute(text, layout, `{ path: paths.${id}.pattern, lazy: () => import('./${file}/${file}-screen') }`),
  );
  for (const locale of LOCALES) {
    edit(tree, `${root}/${catalogue}/${locale}.json`, (text) => {
      const texts = { ...JSON.parse(text), [title]: locale === 'en' ? words : '' };
      return `${JSON.stringify(texts, null, 2)}\n`;
    });
  }
  await formatFiles(tree);
};

/**
 * The catalogue that a room's screens load. Where the feature has further messages, `messages` is fetched with every page.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} root
 * @returns {string} its folder
 */
function catalogueOf(tree, root) {
  const door = ['index.ts', 'routes.tsx'].map((file) => tree.read(`${root}/${file}`, 'utf-8') ?? '').join('\n');
  const isApart = /\bloadFurtherMessages\b/.test(door) || !tree.exists(`${root}/messages/en.json`);
  return isApart ? 'messages-steps' : 'messages';
}

/** Adds a route to those of its frame, or the frame itself when it is the first there. @param {string} text @param {string} layout @param {string} route */
function withRoute(text, layout, route) {
  const frame = new RegExp(`^(\\s*)${layout}: \\[([\\s\\S]*?),?\\s*\\](,?)$`, 'm');
  if (frame.test(text)) {
    return text.replace(frame, (_, indent, routes, comma) => `${indent}${layout}: [${routes},\n${route}]${comma}`);
  }
  return text
    .replace(/^(export const routes: Feature\['routes'\] = \{)\};$/m, '$1\n};')
    .replace(/^(export const routes: Feature\['routes'\] = \{)$|^(\s*routes: \{)$/m, `$&\n${layout}: [${route}],`);
}

/** @param {string} file `card-list` → `Card list` */
const sentence = (file) => file.charAt(0).toUpperCase() + file.slice(1).replaceAll('-', ' ');
