import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { brandUnderTest, portsOf } from './support/brands';

/**
 * One brand a run (BRAND=a … f), against its production build, its production headers and a sandbox of its own in an
 * empty directory. One worker: the bank's clock and its faults are shared by everybody who talks to it.
 */
const brand = brandUnderTest();
const ports = portsOf(brand);
const root = resolve(import.meta.dirname, '..');

/** A system Chromium when there is one; otherwise the one Playwright downloaded. */
const chromium = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  testMatch: ['specs/**/*.spec.ts', `brands/${brand}/**/*.spec.ts`],
  outputDir: join(root, 'test-results', brand),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.web}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Bucharest',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, grepInvert: /@phone-only/ },
  ],
  webServer: [
    {
      command: 'node tools/sandbox/dist/main.mjs',
      cwd: root,
      url: `http://127.0.0.1:${ports.sandbox}/healthz`,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        BANK_PORT: String(ports.sandbox),
        BANK_DATA_DIR: join(mkdtempSync(join(tmpdir(), 'bank-e2e-')), 'data'),
      },
    },
    {
      command: `node tools/deploy/preview-server.mjs --dist apps/brand-${brand}/dist --port ${ports.web} --sandbox http://127.0.0.1:${ports.sandbox}`,
      cwd: root,
      url: `http://localhost:${ports.web}/version.json`,
      timeout: 30_000,
      reuseExistingServer: false,
    },
  ],
});
