const { formatFiles } = require('@nx/devkit');
const method = require('./method.cjs');
const { camel, edit, kebab, withImport } = require('./names.cjs');
const { printMethods } = require('./print-methods.cjs');
const { addDoor } = require('./protocol-door.cjs');
const { libFiles, protocolText, sandboxFiles } = require('./room-files.cjs');
const screen = require('./screen.cjs');
const { addToLockfile, linkPackage } = require('./workspace-link.cjs');

const SANDBOX = 'tools/sandbox/src';

/**
 * A feature room: its folder with a first screen, its door of the protocol, its twin in the sandbox, and a line in every list
 * of rooms. A part that exists already is left as it is.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, path: string, summary: string, titles?: string, call?: string, menu?: string, layout?: string, owner?:
 *   string }} options
 * @returns {Promise<() => void>} links the package and prints the method table, once the files are on disk
 */
module.exports = async function room(tree, { name, path, summary, titles, call, menu, layout, owner }) {
  const folder = kebab(name);
  const id = camel(name);
  const root = `libs/${folder}`;
  if (!/^[a-z][a-z0-9-]*$/.test(folder)) throw new Error(`A room is named by a word such as cards, not "${name}"`);
  if (tree.exists(root)) throw new Error(`${root} is there already`);
  const { version } = JSON.parse(tree.read('libs/shell/package.json', 'utf-8') ?? '{}');

  const files = libFiles({ room: folder, id, summary, version, ...(menu && { menu }) });
  for (const [file, text] of Object.entries(files)) tree.write(`${root}/${file}`, text);
  addProtocolDoor(tree, { folder, id, summary });
  addTwin(tree, { folder, id });
  if (call) await method(tree, { name: call, room: folder });
  await screen(tree, { name: folder, room: folder, path, titles, layout, call, menu });
  addToLists(tree, { folder, id, summary, owner: owner ?? `@bank/${folder}` });
  addToLockfile(tree, root, `@bank/${folder}`, version);
  await formatFiles(tree);
  return () => {
    linkPackage(tree.root, root, `@bank/${folder}`);
    printMethods(tree.root);
  };
};

/** @param {import('@nx/devkit').Tree} tree @param {{ folder: string, id: string, summary: string }} room */
function addProtocolDoor(tree, { folder, id, summary }) {
  const door = `libs/protocol/src/${folder}.ts`;
  if (tree.exists(door)) return;
  tree.write(door, protocolText(summary));
  addDoor(tree, folder);
  edit(tree, 'libs/protocol/src/all.ts', (text) =>
    withImport(text, `import * as ${id} from './${folder}';`).replace(
      /^(export const rooms = \{\n[^]*?)^(\} as const;)/m,
      `$1  ${id}: rowsOf(${id}),\n$2`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {{ folder: string, id: string }} room */
function addTwin(tree, { folder, id }) {
  if (tree.exists(`${SANDBOX}/rooms/${folder}`)) return;
  for (const [file, text] of Object.entries(sandboxFiles({ room: folder, id })))
    tree.write(`${SANDBOX}/rooms/${file}`, text);
  edit(tree, `${SANDBOX}/server/rooms.ts`, (text) =>
    withImport(text, `import { handlers as ${id} } from '../rooms/${folder}/handlers';`).replace(
      /^(const answers = \{\n[^]*?)^(\} satisfies)/m,
      `$1  ${id},\n$2`,
    ),
  );
  edit(tree, `${SANDBOX}/migrations.ts`, (text) =>
    withImport(text, `import { migrations as ${id} } from './rooms/${folder}/migrations';`).replace(
      /^(export const migrations[^]*?)^(\];)/m,
      `$1  ...${id},\n$2`,
    ),
  );
}

/** @param {import('@nx/devkit').Tree} tree @param {{ folder: string, id: string, summary: string, owner: string }} room */
function addToLists(tree, { folder, id, summary, owner }) {
  edit(tree, 'libs/shell/src/routing/features.ts', (text) =>
    withImport(text, `import { ${id} } from '@bank/${folder}';`).replace(
      /^(export const features[^=]*= \[[^\]]*?),?\s*\];/m,
      `$1,\n  ${id},\n];`,
    ),
  );
  edit(tree, 'CODEOWNERS', (text) =>
    text.replace(/^(\/libs\/admin\/.*\n)/m, `$1${`/libs/${folder}/`.padEnd(22)}${owner}\n`),
  );
  edit(tree, 'README.md', (text) => text.replace(/^(\| `libs\/kit`)/m, `| \`libs/${folder}\` | ${summary} |\n$1`));
}
