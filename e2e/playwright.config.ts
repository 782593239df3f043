import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { brandIds, DEFAULT_BRAND } from '@bank/run/brands';
import { CHROMIUM_FLAGS, systemTestChromium } from '@bank/run/chromium';
import { defineConfig, type Project } from '@playwright/test';
import { brandAskedFor } from './support/brands';

/**
 * The journeys, against production builds with their production headers. The default brand walks all of them; the others walk those
 * that a brand can change, which are tagged `@every-brand`. With BRAND=a … f that brand walks all.
 */
const root = resolve(import.meta.dirname, '..');

/** A system Chromium when there is one; otherwise the one Playwright downloaded. */
const chromium = systemTestChromium();

/** A test mostly waits for its browser: two share a core. */
const TESTS_A_CORE = 2;

const DESKTOP = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const project = (brand: string, more: Project): Project => ({
  name: brand,
  metadata: { brand },
  testMatch: ['specs/**/*.spec.ts', `brands/${brand}/**/*.spec.ts`],
  use: DESKTOP,
  ...more,
});
const everyJourney = (brand: string): Project[] => [
  project(brand, { grepInvert: /@phone-only/ }),
  project(brand, { name: `${brand} phone`, grep: /@phone/, use: PHONE }),
];
/** In one worker a brand: its few tests take less time than more workers take to begin. */
const byException = (brand: string): Project => project(brand, { grep: /@every-brand/, fullyParallel: false });

const asked = brandAskedFor();
const others = brandIds().filter((brand) => brand !== DEFAULT_BRAND);

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  globalSetup: './support/banks.ts',
  fullyParallel: true,
  workers: TESTS_A_CORE * availableParallelism(),
  retries: 0,
  // More than this is one fault that all journeys meet.
  maxFailures: 20,
  forbidOnly: true,
  // Limits against hanging, not measures: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']
    ? [['line'], ['json'], ['../tools/run/testing/journey-ended.mjs']]
    : [['list']],
  use: {
    // Less than a test has, so that a press that finds nothing says what it looked for.
    actionTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Bucharest',
    // A trace costs a tenth of the time: developers switch it on to look for a cause (`--trace on`).
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: asked === undefined ? [...everyJourney(DEFAULT_BRAND), ...others.map(byException)] : everyJourney(asked),
});
