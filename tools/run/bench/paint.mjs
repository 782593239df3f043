/* global window, PerformanceObserver -- what is evaluated in the page */
import { brotliCompressSync } from 'node:zlib';

/** A slow network, as Lighthouse defines it: applied, not simulated. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Nothing asked for during this time after the paint: the page is done. */
const QUIET_MS = 1500;

/** @typedef {{ fcp: number, lcp: number, cls: number, requests: number, scripts: number }} Paint times in ms; scripts in bytes, brotli 11 */

/**
 * Opens an address in a fresh browser context under throttling.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} rate how much the page is slowed
 * @returns {Promise<Paint>}
 */
export async function measurePaint(browser, url, rate) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.lcp = entry.startTime))).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.cls += Number(Reflect.get(entry, 'value')))),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  /** @type {import('playwright').Response[]} */
  const responses = [];
  page.on('response', (response) => responses.push(response));
  const traffic = { open: 0, since: 0 };
  const count = (/** @type {number} */ change) => () => {
    traffic.open += change;
    traffic.since = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // A page may well load its code after it has painted, so quiet counts only from then on.
  traffic.since = Date.now();
  while (traffic.open > 0 || Date.now() - traffic.since < QUIET_MS) await page.waitForTimeout(100);
  const times = await page.evaluate(() => {
    const { lcp, cls } = Reflect.get(window, 'seen');
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      lcp: Number(lcp),
      cls: Number(cls),
    };
  });
  let scripts = 0;
  for (const response of responses) {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) continue;
    scripts += brotliCompressSync(await response.body()).length;
  }
  await context.close();
  return { ...times, requests: responses.length, scripts };
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @param {readonly Paint[]} runs @returns {Paint} */
export function medianPaint(runs) {
  const of = (/** @type {keyof Paint} */ name) => median(runs.map((run) => run[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), requests: of('requests'), scripts: of('scripts') };
}
