const { formatFiles } = require('@nx/devkit');
const { addHandler } = require('./bank-side.cjs');
const { edit } = require('./names.cjs');
const { printMethods } = require('./print-methods.cjs');

/**
 * A row of the method table, in the room's file, which is the room's door; the whole table finds it there. The sandbox gets a handler
 * that answers with nothing more, and the loops over the table hold the row to the rules. A new row acts for nobody and is open to every
 * signed-in user, and the oracle of rights has a line that says so, until its author decides.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, room: string }} options
 * @returns {Promise<() => void>} prints the method table, once the files are on disk
 */
module.exports = async function method(tree, { name, room }) {
  const file = `libs/protocol/src/${room}.ts`;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`A wire name is in camelCase (R0.2), not "${name}"`);
  if (!tree.exists(file)) throw new Error(`The table has no room "${room}": ${file} is not there`);
  if (tree.read(file, 'utf-8')?.includes(`export const ${name} =`)) throw new Error(`${name} is in the table already`);

  edit(tree, file, (text) => `${withMethodImported(text).trimEnd()}\n\n${row(name)}`);
  edit(tree, ORACLE, (text) =>
    text.replace(
      ORACLE_END,
      `$1  // Written by the generator: say who may make this call.\n  ${name}: 'signed in',\n$2`,
    ),
  );
  addHandler(tree, { name, door: room });
  await formatFiles(tree);
  return () => printMethods(tree.root);
};

/** Who may make which call, as the sandbox's tests know it. */
const ORACLE = 'tools/sandbox/src/server/test-rights-oracle.ts';
const ORACLE_END = /(export const ORACLE[^=]*= \{\n[^]*?)(^\};)/m;

const IMPORTS = `import * as z from 'zod/mini';
import { method } from './method';
`;

/** @param {string} name */
const row = (name) => `export const ${name} = method('${name}', {
  request: z.strictObject({}),
  response: z.object({}),
});
`;

/** Imports what a row is made of; a door that was empty no longer has to say that it is a module. @param {string} text */
function withMethodImported(text) {
  if (!/^import /m.test(text)) return `${IMPORTS}\n${text.replace(/^export \{\};\n/m, '')}`;
  if (/import \{[^}]*\bmethod\b[^}]*\} from '\.\/method'/.test(text)) return text;
  if (/import \{[^}]*\} from '\.\/method'/.test(text))
    return text.replace(/import \{([^}]*?)\s*\} from '\.\/method'/, "import {$1, method } from './method'");
  return text.replace(/^(import \* as z from 'zod\/mini';\n)/m, "$1import { method } from './method';\n");
}
