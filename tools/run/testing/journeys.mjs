import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_BRAND } from '../brands.mjs';
import { binary, runNode, runNx } from '../children.mjs';
import { requireTestChromium } from '../chromium.mjs';
import { step } from '../progress.mjs';
import { ROOT } from '../root.mjs';
import { endedIn, keepEnded } from './ended.mjs';
import { readPlaywright } from './read-playwright.mjs';
import { freshReport, REPORTS } from './reports.mjs';
import { oneCheck } from './result.mjs';
import { deservesSecondChance, judge } from './second-chance.mjs';

/** @typedef {import('./result.mjs').Result} Result */
/** @typedef {import('./checks.mjs').Hear} Hear */

/** Where Playwright notes which journeys failed. */
const LAST_RUN = path.join(REPORTS, 'last-run.json');

/**
 * One run of all journeys: the default brand walks each, the others those that a brand can change.
 * @param {Hear} hear
 */
export const allJourneys = (hear) => journeys([], {}, hear);

/**
 * The journeys that a change touches, by the default brand.
 * @param {import('./changes.mjs').Changes} changes
 * @param {Hear} hear
 * @returns {Promise<Result>}
 */
export async function touchedJourneys({ journeys: touched, toured }, hear) {
  if (touched.length === 0) return { passed: 0, failures: [] };
  const built = await runNx([
    'run-many',
    '-t',
    'build',
    '-p',
    `sandbox,brand-${DEFAULT_BRAND}`,
    '--outputStyle=static',
  ]);
  return built.code === 0
    ? journeys(touched, { BRAND: DEFAULT_BRAND, ...(toured && { TOUR: toured.join() }) }, hear)
    : oneCheck(built);
}

/**
 * Walks journeys. Those that fail are walked once more, each on a bank that was started for it, with their traces on.
 * @param {readonly string[]} which spec files and folders; none for all
 * @param {Record<string, string>} env
 * @param {Hear} hear
 * @returns {Promise<Result>}
 */
async function journeys(which, env, hear) {
  const first = await walk(which, env, hear);
  const second = deservesSecondChance(first)
    ? await step(`Walking ${first.failed.length} once more`, (say) =>
        walk(['--last-failed', '--trace', 'on', '--output', 'test-results/again', ...which], env, ({ at, of }) =>
          say(`${at} of ${of}`),
        ),
      )
    : undefined;
  return judge(first, second);
}

/**
 * Walks journeys once.
 * @param {readonly string[]} args options of Playwright, spec files and folders
 * @param {Record<string, string>} [env]
 * @param {Hear} [hear]
 * @returns {Promise<import('./read-playwright.mjs').Walked>}
 */
export async function walk(args, env = {}, hear = () => undefined) {
  const chromium = await requireTestChromium();
  const file = freshReport('e2e.json');
  const script = binary('@playwright/test', 'playwright');
  const ended = await runNode([script, 'test', '-c', 'e2e/playwright.config.ts', ...args], {
    signal: 'SIGINT',
    onOutput: endedIn((ended) => (keepEnded(ended), hear(ended))),
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
