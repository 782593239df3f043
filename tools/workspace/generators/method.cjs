const { formatFiles } = require('@nx/devkit');
const { edit } = require('./names.cjs');

/**
 * A row of the method table, in the room's file, which is the room's door; the whole table finds it there. The compiler then
 * asks the sandbox for the handler, and the loops over the table hold the row to the rules.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string }} options
 */
module.exports = async function method(tree, { name, room }) {
  const file = `libs/protocol/src/${room}.ts`;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`A wire name is in camelCase (R0.2), not "${name}"`);
  if (!tree.exists(file)) throw new Error(`The table has no room "${room}": ${file} is not there`);
  if (tree.read(file, 'utf-8')?.includes(`export const ${name} =`)) throw new Error(`${name} is in the table already`);

  edit(tree, file, (text) => `${withMethodImported(text).trimEnd()}\n\n${row(name)}`);
  await formatFiles(tree);
};

/** @param {string} name */
const row = (name) => `export const ${name} = method('${name}', {
  request: z.strictObject({}),
  response: z.object({}),
});
`;

/** @param {string} text */
function withMethodImported(text) {
  if (/import \{[^}]*\bmethod\b[^}]*\} from '\.\/method'/.test(text)) return text;
  if (/import \{[^}]*\} from '\.\/method'/.test(text))
    return text.replace(/import \{([^}]*?)\s*\} from '\.\/method'/, "import {$1, method } from './method'");
  return text.replace(/^(import \* as z from 'zod\/mini';\n)/m, "$1import { method } from './method';\n");
}
