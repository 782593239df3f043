const { formatFiles } = require('@nx/devkit');
const { addAddress } = require('./addresses.cjs');
const texts = require('./kind-files.cjs');
const { camel, edit, kebab, withImport } = require('./names.cjs');
const { printMethods } = require('./print-methods.cjs');
const { addDoor } = require('./protocol-door.cjs');

const ROOM = 'tools/sandbox/src/rooms/transfers';
const SERVER = 'tools/sandbox/src/server';
const PAYER = 'libs/testing/src/faults/payer.ts';

/**
 * A kind of payment inside the bank, on both sides: its rows, its rules and price in the sandbox, its screen in the one flow of payments,
 * and a line in every table that knows kinds. It works at once, as money between two accounts of the customer, with their texts; its
 * author changes what differs.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string }} options name: the wire name of its call, for example topUp
 * @returns {Promise<() => void>} prints the method table, once the files are on disk
 */
module.exports = async function kind(tree, { name }) {
  const id = camel(name);
  const file = kebab(id);
  const door = `transfers-${file}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file)) throw new Error(`A kind is named as its call is, not "${name}"`);
  if (tree.exists(`libs/protocol/src/${door}.ts`) || tree.exists(`libs/transfers/src/${file}`))
    throw new Error(`There is a kind ${file} already`);
  const names = { id, file, type: id[0]?.toUpperCase() + id.slice(1), upper: file.replaceAll('-', '_').toUpperCase() };

  tree.write(`libs/protocol/src/${door}.ts`, texts.protocolText(names));
  tree.write(`${ROOM}/${file}/${file}.ts`, texts.sandboxText(names));
  const root = `libs/transfers/src/${file}/${file}`;
  tree.write(`${root}-kind.ts`, texts.kindText(names));
  tree.write(`${root}-values.ts`, texts.valuesText(names));
  tree.write(`${root}-form.tsx`, texts.formText(names));
  tree.write(`${root}-screen.tsx`, texts.screenText(names));
  tree.write(`${root}-screen.test.tsx`, texts.testText(names));
  addToProduct(tree, names, door);
  addToTests(tree, names, door);
  await formatFiles(tree);
  return () => printMethods(tree.root);
};

/** @param {import('@nx/devkit').Tree} tree @param {{ id: string, file: string }} names @param {string} door */
function addToProduct(tree, { id, file }, door) {
  addDoor(tree, door);
  const rows = camel(door);
  edit(tree, 'libs/protocol/src/all.ts', (text) =>
    withImport(text, `import * as ${rows} from './${door}';`).replace(
      /^( {2}transfers: \{\n[^}]*?)^( {2}\},)/m,
      `$1    ...rowsOf(${rows}),\n$2`,
    ),
  );
  edit(tree, `${ROOM}/handlers.ts`, (text) =>
    withImport(text, `import { ${id}Handlers } from './${file}/${file}';`).replace(
      /^( {2}\.\.\.massHandlers,\n)/m,
      `$1  ...${id}Handlers,\n`,
    ),
  );
  const address = camel(`transfer-${file}`);
  addAddress(tree, address, `/transfer/${file}`);
  edit(tree, 'libs/transfers/src/routes.tsx', (text) =>
    text.replace(
      /^( {2}flow: \[\n)/m,
      `$1    { path: paths.${address}.pattern, lazy: () => import('./${file}/${file}-screen') },\n`,
    ),
  );
}

/**
 * Who may make the call, how it is repeated, what its permission opens, and the faults that every kind goes through.
 * @param {import('@nx/devkit').Tree} tree @param {{ id: string }} names @param {string} door
 */
function addToTests(tree, { id }, door) {
  edit(tree, `${SERVER}/test-rights-oracle.ts`, (text) =>
    text.replace(/^( {2}accountTransfer: ORDERS,\n)/m, `$1  ${id}Fee: SEES,\n  ${id}: ORDERS,\n`),
  );
  edit(tree, `${SERVER}/test-prepared-calls.ts`, (text) =>
    text.replace(
      /^(export const PREPARE[^\n]* = \{\n)/m,
      `$1  ${id}: () => {
    const body = { fromAccount: 10011, toAccount: 10012, amount: '3' };
    return Promise.resolve({ who: 'ana', body, other: { ...body, amount: '4' }, stranger: 'ben' });
  },\n`,
    ),
  );
  edit(tree, 'libs/testing/src/permissions.test.ts', (text) =>
    text.replace("moveBetween: ['accountTransfer'", `moveBetween: ['accountTransfer', '${id}'`),
  );
  edit(tree, PAYER, (text) =>
    withImport(text, `import { ${id} } from '@bank/protocol/${door}';`)
      .replace(
        /^(export const KINDS = \{\n)/m,
        `$1  ${id}: (idempotencyKey: string) =>
    call(${id}, { fromAccount: ACCOUNT, toAccount: 10022, amount: '0.01' }, { idempotencyKey }),\n`,
      )
      .replace(/^(export const METHODS[^{]*\{\n)/m, `$1  ${id}: '${id}',\n`)
      .replace(/^(const BETWEEN_OWN[^[]*\[)/m, `$1'${id}', `),
  );
}
