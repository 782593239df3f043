import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_BRAND } from '../brands.mjs';
import { binary, runNode, runNx } from '../children.mjs';
import { requireTestChromium } from '../chromium.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { readPlaywright } from './read-playwright.mjs';
import { freshReport, REPORTS } from './reports.mjs';
import { oneCheck } from './result.mjs';
import { deservesSecondChance, judge } from './second-chance.mjs';

/** @typedef {import('./result.mjs').Result} Result */

/** The journeys that failed and then passed, for the program that reads a run: a list, empty in a good run. */
const FLAKY = path.join(REPORTS, 'flaky.json');
/** Where Playwright notes which journeys failed. */
const LAST_RUN = path.join(REPORTS, 'last-run.json');

/**
 * One run of all journeys: the default brand walks each, the others those that a brand can change.
 * @param {import('../progress.mjs').Report} report
 */
export const allJourneys = (report) => journeys([], {}, report);

/**
 * The journeys that a change touches, by the default brand.
 * @param {import('./changes.mjs').Changes} changes
 * @param {import('../progress.mjs').Report} report
 * @returns {Promise<Result>}
 */
export async function touchedJourneys({ journeys: touched }, report) {
  if (touched.length === 0) return { passed: 0, failures: [] };
  const built = await runNx([
    'run-many',
    '-t',
    'build',
    '-p',
    `sandbox,brand-${DEFAULT_BRAND}`,
    '--outputStyle=static',
  ]);
  return built.code === 0 ? journeys(touched, { BRAND: DEFAULT_BRAND }, report) : oneCheck(built);
}

/**
 * Walks journeys. Those that fail are walked once more, each on a bank that was started for it, with their traces on.
 * @param {readonly string[]} which spec files and folders; none for all
 * @param {Record<string, string>} env
 * @param {import('../progress.mjs').Report} report
 * @returns {Promise<Result>}
 */
async function journeys(which, env, report) {
  const first = await walk(which, env, report);
  const second = deservesSecondChance(first)
    ? await step(`Walking ${first.failed.length} once more`, (again) =>
        walk(['--last-failed', '--trace', 'on', '--output', 'test-results/again', ...which], env, again),
      )
    : undefined;
  const { flaky, ...result } = judge(first, second);
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(FLAKY, `${JSON.stringify(flaky, null, 2)}\n`);
  return { ...result, closing: flaky.map(({ title }) => `flaky: ${title}`) };
}

/**
 * Walks journeys once.
 * @param {readonly string[]} args options of Playwright, spec files and folders
 * @param {Record<string, string>} [env]
 * @param {import('../progress.mjs').Report} [report]
 * @returns {Promise<import('./read-playwright.mjs').Walked>}
 */
export async function walk(args, env = {}, report = () => undefined) {
  const chromium = await requireTestChromium();
  const file = freshReport('e2e.json');
  const script = binary('@playwright/test', 'playwright');
  const ended = await runNode([script, 'test', '-c', 'e2e/playwright.config.ts', ...args], {
    signal: 'SIGINT',
    onOutput: (text) => {
      // Playwright's reporter counts: [12/230].
      const [, at, all] = [...text.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1) ?? [];
      if (at !== undefined) report(`${at} of ${all}`);
    },
    env: {
      ...env,
      ...(chromium === undefined ? {} : { CHROME_PATH: chromium }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: LAST_RUN,
    },
  });
  if (existsSync(file)) return readPlaywright(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: [], failed: [], errors: [ended.output.trim() || `Playwright ended with ${ended.code}`], files: [] };
}

/** Removes what earlier runs left: pictures and traces of failures. */
export const forgetTraces = () => rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });
