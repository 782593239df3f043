import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brandIds } from '../brands.mjs';
import { binary, runNode, runNx } from '../children.mjs';
import { requireTestChromium } from '../chromium.mjs';
import { ROOT } from '../root.mjs';
import { readJest } from './read-jest.mjs';
import { readNx } from './read-nx.mjs';
import { readPlaywright } from './read-playwright.mjs';
import { debtsIn, oneCheck, together } from './result.mjs';
import { lint, types } from './static.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {{ name: string, label: string, run: () => Promise<Result> }} Check name: what `--only` calls it */

/** Where the reports of a run lie. */
const REPORTS = path.join(ROOT, '.cache/test');

/** Everything `npm test` does, in order: what is cheap and often wrong first, and the builds before what looks at them. */
export const CHECKS = /** @type {readonly Check[]} */ ([
  {
    name: 'format',
    label: 'Formatting',
    run: () => node(binary('prettier'), '--check', '--log-level=warn', '.').then(oneCheck),
  },
  { name: 'i18n', label: 'Message catalogues', run: () => node('tools/workspace/i18n/check.mjs').then(oneCheck) },
  {
    name: 'docs',
    label: 'Printed documents',
    run: () => node('tools/workspace/methods/print.mjs', '--check').then(oneCheck),
  },
  { name: 'types', label: 'Types', run: types },
  { name: 'lint', label: 'Lint', run: () => lint() },
  { name: 'build', label: 'Production builds', run: builds },
  {
    name: 'proofs',
    label: 'Proofs of what brands do not ship',
    run: () => perBrand('tools/workspace/proofs/check.mjs'),
  },
  { name: 'budget', label: 'Size budgets', run: () => perBrand('tools/workspace/budget/check.mjs') },
  { name: 'unit', label: 'Unit, component and sandbox tests', run: jest },
  { name: 'e2e', label: 'Journeys in a browser', run: playwright },
]);

/** @param {...string} args */
const node = (...args) => runNode(args);

async function builds() {
  return readNx(await runNx(['run-many', '-t', 'build', '--outputStyle=static']));
}

/** One check a brand. @param {string} script */
async function perBrand(script) {
  const results = [];
  for (const brand of brandIds()) results.push(oneCheck(await node(script, '--brand', brand)));
  return together(results);
}

/** All rooms in one run, which shares its workers between them better than a run a room would. */
async function jest() {
  // Its kill tests run the bank as its users do.
  const bank = await runNx(['build', 'sandbox']);
  if (bank.code !== 0) return oneCheck(bank);
  const rooms = ['libs', 'tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}/jest.config.cjs`),
  );
  const configs = rooms.filter((config) => existsSync(path.join(ROOT, config)));
  const file = freshReport('jest.json');
  const ended = await node(
    binary('jest'),
    '--json',
    `--outputFile=${file}`,
    '--maxWorkers=2',
    '--projects',
    ...configs,
  );
  if (!existsSync(file)) return oneCheck({ ...ended, code: 1 });
  return { ...readJest(JSON.parse(readFileSync(file, 'utf8'))), notes: debtsIn(ended.output) };
}

/** One run of all journeys: the default brand walks each, the others those that a brand can change. */
async function playwright() {
  const chromium = await requireTestChromium();
  const file = freshReport('e2e.json');
  const ended = await runNode([binary('@playwright/test', 'playwright'), 'test', '-c', 'e2e/playwright.config.ts'], {
    signal: 'SIGINT',
    env: { ...(chromium === undefined ? {} : { CHROME_PATH: chromium }), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return existsSync(file) ? readPlaywright(JSON.parse(readFileSync(file, 'utf8'))) : oneCheck({ ...ended, code: 1 });
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}
