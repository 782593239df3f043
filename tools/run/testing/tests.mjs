import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_BRAND } from '../brands.mjs';
import { binary, runNode, runNx } from '../children.mjs';
import { requireTestChromium } from '../chromium.mjs';
import { ROOT } from '../root.mjs';
import { readJest } from './read-jest.mjs';
import { readPlaywright } from './read-playwright.mjs';
import { debtsIn, oneCheck, together } from './result.mjs';

/** @typedef {import('./result.mjs').Result} Result */

/** Where the reports of a run lie. */
const REPORTS = path.join(ROOT, '.cache/test');
/** A room of the sandbox has its tests beside it. */
const SANDBOX = 'tools/sandbox';

/** All rooms in one run, which shares its workers between them better than a run a room would. */
export async function allTests() {
  const rooms = ['libs', 'tools'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((room) => `${folder}/${room}`),
  );
  return jest('jest.json', rooms, []);
}

/**
 * The tests of the rooms that changed and of those that use them. Where only the sandbox changed, those beside its changed files:
 * nearly all its tests reach every file of it.
 * @param {import('./changes.mjs').Changes} changes
 * @returns {Promise<Result>}
 */
export async function touchedTests({ files, rooms, dependents }) {
  const others = [...rooms, ...dependents].filter((room) => room !== SANDBOX);
  const folders = files.filter((file) => file.startsWith(`${SANDBOX}/src/`)).map((file) => `${path.dirname(file)}/`);
  const runs = [await jest('jest.json', others, [])];
  if (dependents.includes(SANDBOX)) runs.push(await jest('jest-sandbox.json', [SANDBOX], []));
  else if (folders.length > 0)
    runs.push(await jest('jest-sandbox.json', [SANDBOX], ['--testPathPatterns', ...new Set(folders)]));
  return together(runs);
}

/** @param {string} report @param {readonly string[]} rooms @param {readonly string[]} which options of Jest that choose among their tests @returns {Promise<Result>} */
async function jest(report, rooms, which) {
  const configs = rooms
    .map((room) => `${room}/jest.config.cjs`)
    .filter((config) => existsSync(path.join(ROOT, config)));
  if (configs.length === 0) return { passed: 0, failures: [] };
  // The kill tests run the bank as its users do.
  const bank = await runNx(['build', 'sandbox']);
  if (bank.code !== 0) return oneCheck(bank);
  const file = freshReport(report);
  const ended = await runNode([
    ...[binary('jest'), '--json', `--outputFile=${file}`, '--maxWorkers=2', '--passWithNoTests'],
    ...['--projects', ...configs],
    ...which,
  ]);
  if (!existsSync(file)) return oneCheck(ended);
  return { ...readJest(JSON.parse(readFileSync(file, 'utf8'))), notes: debtsIn(ended.output) };
}

/** One run of all journeys: the default brand walks each, the others those that a brand can change. */
export const allJourneys = () => playwright([], {});

/**
 * The journeys that a change touches, by the default brand.
 * @param {import('./changes.mjs').Changes} changes
 * @returns {Promise<Result>}
 */
export async function touchedJourneys({ journeys }) {
  if (journeys.length === 0) return { passed: 0, failures: [] };
  const built = await runNx([
    'run-many',
    '-t',
    'build',
    '-p',
    `sandbox,brand-${DEFAULT_BRAND}`,
    '--outputStyle=static',
  ]);
  return built.code === 0 ? playwright(journeys, { BRAND: DEFAULT_BRAND }) : oneCheck(built);
}

/** @param {readonly string[]} journeys @param {Record<string, string>} env @returns {Promise<Result>} */
async function playwright(journeys, env) {
  const chromium = await requireTestChromium();
  const file = freshReport('e2e.json');
  const script = binary('@playwright/test', 'playwright');
  const ended = await runNode([script, 'test', '-c', 'e2e/playwright.config.ts', ...journeys], {
    signal: 'SIGINT',
    env: { ...env, ...(chromium === undefined ? {} : { CHROME_PATH: chromium }), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
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
