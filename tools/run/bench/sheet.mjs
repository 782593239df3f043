/* global document, window, PerformanceObserver, requestAnimationFrame -- what is evaluated in the page */
import { signIn } from '../browser.mjs';
import { scrollCost } from './list.mjs';

const ROWS = 10_000;
/** Keys of each kind: a step, and an amount that is typed over another. */
const KEYS = 20;

/**
 * readMs: from the choice of a file to its rows; longestMs: the longest task of the main thread meanwhile; keyMs: from a key to the next
 * paint, the 95th of a hundred and the worst; frameMs: main thread a frame while scrolling; heapMb: of the page, after all of it
 * @typedef {{ readMs: number, longestMs: number, keyMs: { p95: number, worst: number }, frameMs: number, heapMb: number }} SheetCost
 */

/** A file of payments, each right and unlike the others. */
function file() {
  const rows = Array.from({ length: ROWS }, (_, n) => `p${n}@example.com;${n + 1}.25;EUR;"May; row ${n + 1}"`);
  return {
    name: 'May.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email;Amount;Currency;Note\n${rows.join('\n')}`),
  };
}

/**
 * What a file of 10,000 payments costs in the sheet, at a phone's speed.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ username: string, password: string }} who
 * @param {number} rate how much the page is slowed
 * @returns {Promise<SheetCost>}
 */
export async function measureSheet(browser, origin, who, rate) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await signIn(page, origin, who);
  await page.goto(`${origin}/transfer/mass/p2p`);
  const picker = page.locator('input[type=file]');
  await picker.waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(watch);
  await picker.setInputFiles(file());
  const grid = page.getByRole('grid');
  await grid.waitFor({ timeout: 60_000 });
  const { readMs, longestMs } = await page.evaluate(reading);

  await grid.focus();
  await page.evaluate(() => Reflect.get(window, 'sheetKeys').splice(0));
  for (let key = 0; key < KEYS; key++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  for (let key = 0; key < KEYS; key++) {
    for (const typed of ['7', '.', '5', 'Enter']) await page.keyboard.press(typed);
  }
  const keys = await page.evaluate(keysAnswered);
  const frameMs = await scrollCost(page, cdp, '.mass-grid');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  return {
    readMs,
    longestMs,
    keyMs: { p95: keys[Math.floor(keys.length * 0.95)] ?? 0, worst: keys.at(-1) ?? 0 },
    frameMs,
    heapMb: (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6,
  };
}

/** Runs in the page: notes when a file was chosen, long tasks, and how long keys wait for their paint. */
function watch() {
  const seen = { tasks: /** @type {PerformanceEntry[]} */ ([]), keys: /** @type {number[]} */ ([]) };
  Reflect.set(window, 'sheetTasks', seen.tasks);
  Reflect.set(window, 'sheetKeys', seen.keys);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, duration }) => name === 'keydown' && seen.keys.push(duration)),
  ).observe({ type: 'event', ...{ durationThreshold: 16 } });
  document.addEventListener('change', () => Reflect.set(window, 'sheetStarted', performance.now()), { once: true });
}

/**
 * Runs in the page once the rows are there. The task that hands over the file is not the page's: the browser's driver makes the file in it.
 * @returns {Promise<{ readMs: number, longestMs: number }>}
 */
async function reading() {
  const started = Reflect.get(window, 'sheetStarted');
  const readMs = performance.now() - started;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
  /** @type {PerformanceEntry[]} */
  const tasks = Reflect.get(window, 'sheetTasks');
  const own = tasks.filter(({ startTime }) => startTime >= started).map(({ duration }) => duration);
  return { readMs, longestMs: Math.max(0, ...own) };
}

/** Runs in the page. Keys that were faster than 16 ms are not told. @returns {Promise<number[]>} ms, the longest last */
async function keysAnswered() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Reflect.get(window, 'sheetKeys').toSorted(
    (/** @type {number} */ one, /** @type {number} */ other) => one - other,
  );
}
