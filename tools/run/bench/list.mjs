/* global document, requestAnimationFrame, MessageChannel, MouseEvent, window -- what is evaluated in the page */
import { signIn } from '../browser.mjs';
import { median } from './paint.mjs';

/**
 * mountMs: from the data to the frame that shows them; frameMs: main-thread time a frame while scrolling; nodes: of the whole page
 * @typedef {{ mountMs: number, frameMs: number, nodes: number }} ListCost
 */
/**
 * start: a selector of what is clicked to mount the list, or the name of a global function that does; answer: a part of the address
 * that the rows come from, after which the time counts (without one it counts from the start)
 * @typedef {{ scroller: string, row: string, start: { click: string } | { call: string }, answer?: string }} List
 */

/**
 * How long an answer is on its way. From this machine itself it would arrive while the screen around the list is still being made,
 * and the time from its arrival to the rows would be the screen's.
 */
const LATENCY_MS = 400;
const FRAMES = 240;
const STEP_PX = 400;

const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const PHONE = { width: 412, height: 823 };

/** The list by hand. @param {import('playwright').Browser} browser @param {string} origin @param {number} rate how much the page is slowed @returns {Promise<ListCost>} */
export async function bareList(browser, origin, rate) {
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(`${origin}/`);
  const cost = await measureList(page, { scroller: '#scroller', row: '.row', start: { call: 'start' } }, rate);
  await page.close();
  return cost;
}

/**
 * The history of an account, opened from the account's page.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ who: { username: string, password: string }, accountId: number, rate: number }} of rate: how much the page is slowed
 * @returns {Promise<ListCost>}
 */
export async function ownList(browser, origin, { who, accountId, rate }) {
  const page = await browser.newPage({ viewport: PHONE });
  await signIn(page, origin, who);
  // Another list on the same screen first: the browser keeps the screen's code, and the page has none of the account's rows.
  await page.goto(`${origin}/history?accountId=all`);
  await page.locator('.virtual-list .txn').first().waitFor();
  await page.goto(`${origin}/accounts/${accountId}`);
  const link = `a[href="/history?accountId=${accountId}"]`;
  await page.locator(link).waitFor();
  const cost = await measureList(
    page,
    {
      scroller: 'html',
      row: '.virtual-list .txn',
      start: { click: link },
      answer: 'transactionHistory',
    },
    rate,
  );
  await page.close();
  return cost;
}

/** @param {readonly ListCost[]} rounds @returns {ListCost} */
export function medianList(rounds) {
  const of = (/** @type {keyof ListCost} */ name) => median(rounds.map((round) => round[name]));
  return { mountMs: of('mountMs'), frameMs: of('frameMs'), nodes: of('nodes') };
}

/**
 * What a list of 100,000 rows costs while it is scrolled by 24,000 px a second at a phone's speed.
 * @param {import('playwright').Page} page where the list can be mounted
 * @param {List} list
 * @param {number} rate
 * @returns {Promise<ListCost>}
 */
async function measureList(page, list, rate) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { ...FULL_SPEED, latency: LATENCY_MS });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const mountMs = await page.evaluate(mount, list);
  await cdp.send('Network.emulateNetworkConditions', FULL_SPEED);
  const frameMs = await scrollCost(page, cdp, list.scroller);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { mountMs, frameMs, nodes };
}

/**
 * What a frame costs while a list is scrolled, once after it was scrolled slowly.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp with `Performance.enable`
 * @param {string} scroller a selector
 * @returns {Promise<number>} ms of the main thread a frame
 */
export async function scrollCost(page, cdp, scroller) {
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate(scroll, { scroller, frames: FRAMES, px: 40 });
  const from = await taskMs();
  const scrolled = await page.evaluate(scroll, { scroller, frames: FRAMES, px: STEP_PX });
  const frameMs = ((await taskMs()) - from) / FRAMES;
  if (scrolled < FRAMES * STEP_PX) throw new Error(`${scroller} did not scroll: ${scrolled} px`);
  return frameMs;
}

/** Runs in the page. @param {List} list @returns {Promise<number>} ms until the first rows are painted */
async function mount({ row, start, answer }) {
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
      }),
    );
  const started = performance.now();
  if ('click' in start)
    document.querySelector(start.click)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  else Reflect.get(window, start.call)();
  while (document.querySelector(row) === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  await painted();
  const shown = performance.now();
  if (answer === undefined) return shown - started;
  const answers = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.includes(answer) && entry.startTime >= started);
  const arrived = Math.min(...answers.map((entry) => Reflect.get(entry, 'responseEnd')));
  return shown - arrived;
}

/** Runs in the page. @param {{ scroller: string, frames: number, px: number }} by @returns {Promise<number>} how far it went */
async function scroll({ scroller, frames, px }) {
  const element = document.querySelector(scroller);
  if (element === null) return 0;
  const from = element.scrollTop;
  for (let frame = 0; frame < frames; frame++) {
    element.scrollTop += px;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return Math.round(element.scrollTop - from);
}
