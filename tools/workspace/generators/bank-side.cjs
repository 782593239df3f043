const path = require('node:path');
const { camel, edit, kebab } = require('./names.cjs');

const SERVER = 'tools/sandbox/src/server';

/**
 * The bank's answer to a new call: a handler beside those of its room, which answers with nothing more, and a test of it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, door: string }} call name: on the wire; door: the file of the protocol that has its row
 */
exports.addHandler = (tree, { name, door }) => {
  const file = handlersOf(tree, door);
  edit(tree, file, (text) =>
    text.replace(/(\{?),?\s*\}( satisfies (?:Partial<)?Handlers<)/, (_, isEmpty, rest) =>
      isEmpty ? `{ ${name}: () => ({}) }${rest}` : `,\n  ${name}: () => ({}),\n}${rest}`,
    ),
  );
  const folder = path.posix.dirname(file);
  tree.write(`${folder}/${kebab(name)}.test.ts`, testText({ name, door, folder }));
};

/**
 * The file with the handlers of a door, as the bank's list of rooms imports it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} door
 * @returns {string} from the root
 */
function handlersOf(tree, door) {
  const table = /^export const rooms = \{\n([^]*?)^\} as const;/m.exec(
    tree.read('libs/protocol/src/all.ts', 'utf-8') ?? '',
  );
  const rows = (table?.[1] ?? '')
    .split(/^ {2}(?=\w+: )/m)
    .find((room) => new RegExp(`\\b${camel(door)}\\b[^:]*$`).test(room));
  const room = /^\w+/.exec(rows ?? '')?.[0];
  const line = new RegExp(`handlers as ${room} \\} from '([^']+)'`).exec(
    tree.read(`${SERVER}/rooms.ts`, 'utf-8') ?? '',
  );
  if (line?.[1] === undefined) throw new Error(`${SERVER}/rooms.ts names no handlers for libs/protocol/src/${door}.ts`);
  return `${path.posix.join(SERVER, line[1])}.ts`;
}

/** @param {{ name: string, door: string, folder: string }} call */
function testText({ name, door, folder }) {
  const to = (/** @type {string} */ place) => path.posix.relative(folder, `tools/sandbox/src/${place}`);
  return `import { ${name} } from '@bank/protocol/${door}';
import { clientOf } from '${to('server/test-client')}';
import { testBank } from '${to('testing')}';
import type { TestBank } from '${to('testing')}';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

test('${name} answers a customer who is signed in', async () => {
  const client = clientOf(bank);
  const { accessToken } = await client.signIn('ana');
  const answer = await client.row(${name}, {}, { authorization: \`Bearer \${accessToken}\` });
  expect(answer.json()).toMatchObject({ responseCode: '00' });
});
`;
}
