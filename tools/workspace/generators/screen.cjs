const { formatFiles } = require('@nx/devkit');
const { addAddress, exampleOf, patternOf } = require('./addresses.cjs');
const { camel, edit, kebab } = require('./names.cjs');
const { screenText, testText } = require('./screen-files.cjs');
const { addText, titlesOf } = require('./titles.cjs');

/** The words of the places of the navigation, which the kit says in every language. */
const KIT_TEXTS = 'libs/kit/src/messages-screens/en.json';

/**
 * A screen: a line in every list of addresses, its folder with a test against the bank, a line in the feature's routes, and its title
 * in every catalogue.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string, path: string, titles?: string, layout?: string, call?: string, menu?: string }} options titles: in
 *   six languages; layout: the frame of the screen; call: a row of the room's door that the screen reads; menu: the place of the
 *   navigation that the screen is, whose word is its title where no other is given
 */
module.exports = async function screen(tree, { name, room, path, titles, layout = 'main', call, menu }) {
  const file = kebab(name);
  const id = camel(name);
  const root = `libs/${room}/src`;
  if (!tree.exists(`${root}/routes.tsx`)) throw new Error(`${room} is not a feature: it has no ${root}/routes.tsx`);
  if (tree.exists(`${root}/${file}`)) throw new Error(`${root}/${file} is there already`);
  if (!path.startsWith('/')) throw new Error(`An address starts with a slash: "${path}"`);
  if (call && !tree.read(`libs/protocol/src/${room}.ts`, 'utf-8')?.includes(`export const ${call} =`))
    throw new Error(`libs/protocol/src/${room}.ts has no row "${call}"`);

  const catalogue = catalogueOf(tree, root);
  const isPlace = menu !== undefined && titles === undefined;
  const title = isPlace ? `kit.place.${menu}` : `${room}.${id}.title`;
  const texts = isPlace ? { en: kitText(tree, title) } : titlesOf(titles);
  if (!isPlace) addText(tree, `${root}/${catalogue}`, title, texts);
  tree.write(`${root}/${file}/${file}-screen.tsx`, screenText(title, call ? { row: call, room } : undefined));
  tree.write(
    `${root}/${file}/${file}-screen.test.tsx`,
    testText({ file, pattern: patternOf(path), address: exampleOf(path), catalogue, words: texts.en ?? '', layout }),
  );
  addAddress(tree, id, path);
  edit(tree, `${root}/routes.tsx`, (text) =>
    withRoute(text, layout, `{ path: paths.${id}.pattern, lazy: () => import('./${file}/${file}-screen') }`),
  );
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

/** @param {import('@nx/devkit').Tree} tree @param {string} id @returns {string} the kit's English text */
function kitText(tree, id) {
  const text = JSON.parse(tree.read(KIT_TEXTS, 'utf-8') ?? '{}')[id];
  if (typeof text !== 'string') throw new Error(`${KIT_TEXTS} has no text "${id}"`);
  return text;
}
