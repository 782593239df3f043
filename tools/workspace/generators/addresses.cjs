const { edit } = require('./names.cjs');

const PATHS = 'libs/paths/src';

/** @param {string} address for example `/cards/{cardId}` @returns {string} `/cards/:cardId` */
const patternOf = (address) => address.replace(/\{(\w+)\}/g, ':$1');
exports.patternOf = patternOf;

/** @param {string} address for example `/cards/{cardId}` @returns {string} `/cards/1` */
const exampleOf = (address) => address.replace(/\{\w+\}/g, '1');
exports.exampleOf = exampleOf;

/**
 * A line in the list of addresses, and in every closed list that a new address stands in: those of addresses that are the client's own
 * and not of the specification, and the one of addresses with an open segment, which the tour of all screens visits.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name of the address among the paths, for example `cardDetails`
 * @param {string} address as R1.2 writes it, for example `/cards/{cardId}`
 */
exports.addAddress = (tree, name, address) => {
  if (new RegExp(`^  ${name}: `, 'm').test(tree.read(`${PATHS}/index.ts`, 'utf-8') ?? ''))
    throw new Error(`${PATHS}/index.ts has an address "${name}" already`);
  edit(tree, `${PATHS}/index.ts`, (text) =>
    text.replace(/^(export const paths = \{\n[\s\S]*?)^(\} as const)/m, `$1  ${name}: path('${address}'),\n$2`),
  );
  if (!tree.read(`${PATHS}/spec-routes.ts`, 'utf-8')?.includes(`'${address}'`)) addOwn(tree, patternOf(address));
  if (address.includes('{'))
    edit(tree, 'e2e/specs/tour/stops.ts', (text) =>
      text.replace(/^(const OPEN: [^]*?)^(\};)/m, `$1  ${name}: '${exampleOf(address)}',\n$2`),
    );
};

/** @param {import('@nx/devkit').Tree} tree @param {string} pattern */
function addOwn(tree, pattern) {
  edit(tree, `${PATHS}/paths.table.test.ts`, (text) =>
    text.replace(/(known\.has\(pattern\)\)\)\.toEqual\(\[\n[^\]]*?)(^ {2}\]\);)/m, `$1    '${pattern}',\n$2`),
  );
  edit(tree, 'libs/shell/src/routing/debt.table.test.ts', (text) =>
    text.replace(/^( {2}const ours = \[\n[^\]]*?)^( {2}\];)/m, `$1    '${pattern}',\n$2`),
  );
}
