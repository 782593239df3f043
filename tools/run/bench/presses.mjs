/* global document, PerformanceObserver, window, HTMLElement -- what is evaluated in the page */
import { signIn } from '../browser.mjs';

/** What the screens of a customer show that can be pressed without leaving the page for another product. */
const SCREENS = [
  '/home',
  '/accounts',
  '/accounts/rates',
  '/history',
  '/payments',
  '/transfer/p2p',
  '/transfer/account',
  '/transfer/external',
  '/transfer/preapproved-payments',
  '/transfer/invoices',
  '/cards',
  '/statements',
  '/insight',
  '/news',
  '/settings',
  '/setting',
  '/profile',
  '/profile/notifications',
  '/legal',
  '/help',
];

const CONTROLS =
  'button:enabled, select:enabled, input:enabled, textarea:enabled, summary, [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';
/** What ends the session or leaves the page. */
const LEFT_ALONE = /log out|install|download|print/i;
/** More of one screen are rows of one list. */
const CONTROLS_A_SCREEN = 20;
/** An event of this length at most says nothing: the browser reports none below. */
const LEAST_MS = 16;

/** @typedef {{ screen: string, presses: number, p95: number, worst: number, worstOf: string }} Presses times in ms from the event to the next paint */

/**
 * Presses each control of each screen once, with the pointer, and reads the browser's own event timing.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ username: string, password: string }} who
 * @param {number} rate how much the page is slowed
 * @returns {Promise<Presses[]>}
 */
export async function measurePresses(browser, origin, who, rate) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript((least) => {
    Reflect.set(window, 'longest', 0);
    const options = { type: 'event', durationThreshold: least, buffered: true };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), duration));
    }).observe(options);
  }, LEAST_MS);
  await signIn(page, origin, who);
  const cdp = await page.context().newCDPSession(page);
  /** @type {Presses[]} */
  const measured = [];
  for (const screen of SCREENS) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const names = await opened(page, origin + screen);
    /** @type {{ name: string, ms: number }[]} */
    const presses = [];
    for (const [at, name] of names.entries()) {
      if (LEFT_ALONE.test(name)) continue;
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const ms = await press(page, at);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (ms !== null) presses.push({ name, ms });
      await page.keyboard.press('Escape');
      if (!(await isAsItWas(page, origin + screen, at + 1))) await opened(page, origin + screen);
    }
    const sorted = presses.sort((one, other) => one.ms - other.ms);
    const worst = sorted.at(-1);
    if (worst)
      measured.push({
        screen,
        presses: sorted.length,
        p95: sorted[Math.ceil(sorted.length * 0.95) - 1]?.ms ?? 0,
        worst: worst.ms,
        worstOf: worst.name,
      });
  }
  await page.close();
  return measured;
}

/** Loads a screen as it is when nothing was pressed. @param {import('playwright').Page} page @param {string} url @returns {Promise<string[]>} what its controls are called */
async function opened(page, url) {
  await page.goto(url);
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"], main .skeleton') === null);
  return page.evaluate(
    ({ controls, most }) =>
      [...document.querySelectorAll(controls)]
        .filter((one) => one instanceof HTMLElement && one.checkVisibility() && one.getBoundingClientRect().height > 0)
        .slice(0, most)
        .map((one, at) => {
          one.setAttribute('data-press', String(at));
          return one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? '';
        }),
    { controls: CONTROLS, most: CONTROLS_A_SCREEN },
  );
}

/** Whether the page may be pressed on without loading it again. @param {import('playwright').Page} page @param {string} url @param {number} next */
const isAsItWas = async (page, url, next) =>
  page.url() === url &&
  (await page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').count()) === 0 &&
  (await page.locator(`[data-press="${next}"]`).count()) === 1;

/** @param {import('playwright').Page} page @param {number} at @returns {Promise<number | null>} null: it is not there */
async function press(page, at) {
  const control = page.locator(`[data-press="${at}"]`);
  if ((await control.count()) === 0) return null;
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) return null;
  await page.evaluate(() => Reflect.set(window, 'longest', 0));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  // The observer is told after the paint.
  await page.waitForTimeout(400);
  return Number(await page.evaluate(() => Reflect.get(window, 'longest')));
}
