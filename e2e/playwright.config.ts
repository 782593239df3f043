import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CHROMIUM_FLAGS, systemTestChromium } from '@bank/run/chromium';
import { defineConfig } from '@playwright/test';
import { brandUnderTest, portsOf } from './support/brands';
import { isBrandOnly, ONCE } from './support/once';

/**
 * One brand a run (BRAND=a … f), against its production build, its production headers and a sandbox of its own in an
 * empty directory. One worker: the bank's clock and its faults are shared by everybody who talks to it.
 */
const brand = brandUnderTest();
const ports = portsOf(brand);
const root = resolve(import.meta.dirname, '..');

/** A system Chromium when there is one; otherwise the one Playwright downloaded. */
const chromium = systemTestChromium();

/** The servers end with the run, however it ends: Playwright puts each in a group of its own, where no signal reaches it. */
const leaving = `node --import ./tools/run/leave-with-parent.mjs`;
const env = { LEAVE_WITH: String(process.pid) };

export default defineConfig({
  testDir: '.',
  testMatch: ['specs/**/*.spec.ts', `brands/${brand}/**/*.spec.ts`],
  testIgnore: isBrandOnly ? [...ONCE] : [],
  outputDir: join(root, 'test-results', brand),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.web}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Bucharest',
    // A trace costs a tenth of the time: it is there for whoever looks for a cause (`--trace on`).
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@phone/,
      grepInvert: isBrandOnly ? /axe/ : [],
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, grepInvert: /@phone-only/ },
  ],
  webServer: [
    {
      command: `${leaving} tools/sandbox/dist/main.mjs`,
      cwd: root,
      url: `http://127.0.0.1:${ports.sandbox}/healthz`,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { ...env, BANK_PORT: String(ports.sandbox), BANK_DATA_DIR: emptyFolder(), BANK_CHECK_ANSWERS: '1' },
    },
    {
      command: `${leaving} tools/deploy/preview-server.mjs --dist apps/brand-${brand}/dist --port ${ports.web} --sandbox http://127.0.0.1:${ports.sandbox}`,
      cwd: root,
      url: `http://localhost:${ports.web}/version.json`,
      timeout: 30_000,
      reuseExistingServer: false,
      env,
    },
  ],
});

/** Where this run's bank keeps its data, for as long as the run takes; a worker, which reads this file too, starts no bank. */
function emptyFolder(): string {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return '';
  const folder = mkdtempSync(join(tmpdir(), 'bank-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}
