import { brandIds } from '../brands.mjs';
import { binary, runNode, runNx } from '../children.mjs';
import { changesSinceMain } from './changes.mjs';
import { inLanes } from './lanes.mjs';
import { allJourneys, touchedJourneys } from './journeys.mjs';
import { readNx } from './read-nx.mjs';
import { oneCheck, together } from './result.mjs';
import { lint, types } from './static.mjs';
import { allTests, tableTests, touchedTests } from './tests.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/**
 * @typedef {{ name: string, label: string, isStatic?: true, run: (hear: Hear) => Promise<Result> }} Check name: what `--only` calls it; isStatic: it
 *   runs nothing of the product, takes seconds, and a run that is red there stops
 * @typedef {(ended: import('./ended.mjs').Ended) => void} Hear is told of each test file that ended
 */

/**
 * The checks of `npm test`: the static ones, which run side by side, the longest first; then, in order, the builds before the checks that
 * read them, and the tests.
 */
const CHECKS = /** @type {readonly Check[]} */ ([
  { name: 'lint', label: 'Lint', isStatic: true, run: () => lint() },
  { name: 'format', label: 'Formatting', isStatic: true, run: () => format(['.']) },
  { name: 'types', label: 'Types', isStatic: true, run: types },
  { name: 'tables', label: 'Closed tables', isStatic: true, run: tableTests },
  {
    name: 'i18n',
    label: 'Message catalogues',
    isStatic: true,
    run: () => node('tools/workspace/i18n/check.mjs').then(oneCheck),
  },
  {
    name: 'docs',
    label: 'Printed documents',
    isStatic: true,
    run: printedDocuments,
  },
  { name: 'build', label: 'Production builds', run: builds },
  {
    name: 'proofs',
    label: 'Proofs of what brands do not ship',
    run: () => perBrand('tools/workspace/proofs/check.mjs'),
  },
  { name: 'budget', label: 'Size budgets', run: () => perBrand('tools/workspace/budget/check.mjs') },
  { name: 'unit', label: 'Unit, component and sandbox tests', run: allTests },
  { name: 'e2e', label: 'Journeys in a browser', run: allJourneys },
]);

/** Takes the place of a check when only changes are looked at; the other cheap ones stay, and what needs all builds is left out. */
const OF_CHANGES =
  /** @type {Readonly<Record<string, (changes: import('./changes.mjs').Changes, hear: Hear) => Promise<Result>>>} */ ({
    format: ({ files }) => format(files),
    unit: touchedTests,
    e2e: touchedJourneys,
  });
const NEEDS_ALL_BUILDS = ['build', 'proofs', 'budget'];

/** @param {boolean} changed only what the changes since main touch @returns {Promise<readonly Check[]>} */
export async function checks(changed) {
  if (!changed) return CHECKS;
  const changes = await changesSinceMain();
  console.log(['What the changes touch', ...changes.why.map((line) => `  ${line}`)].join('\n'));
  return CHECKS.filter(({ name }) => !NEEDS_ALL_BUILDS.includes(name)).map((check) => {
    const run = OF_CHANGES[check.name];
    return run === undefined ? check : { ...check, run: (hear) => run(changes, hear) };
  });
}

/** @param {...string} args */
const node = (...args) => runNode(args);

/** @param {readonly string[]} files @returns {Promise<Result>} */
async function format(files) {
  if (files.length === 0) return { passed: 0, failures: [] };
  return oneCheck(
    await runNode([
      ...[binary('prettier'), '--check', '--log-level=warn', '--ignore-unknown'],
      ...['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier', ...files],
    ]),
  );
}

/** Documents that are printed from the code, one after the other: each starts a server of Vite. */
async function printedDocuments() {
  /** @type {Result[]} */
  const results = [];
  for (const name of ['methods', 'file-readers', 'limits']) {
    results.push(oneCheck(await node(`tools/workspace/${name}/print.mjs`, '--check')));
  }
  return together(results);
}

async function builds() {
  return readNx(await runNx(['run-many', '-t', 'build', '--outputStyle=static']));
}

/** One check a brand: compressing what a brand ships keeps a core busy. @param {string} script */
const perBrand = (script) =>
  inLanes(brandIds(), async (brand) => oneCheck(await node(script, '--brand', brand))).then(together);
