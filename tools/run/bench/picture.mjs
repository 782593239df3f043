/* global document, window, FileReader, MutationObserver, OffscreenCanvas, PerformanceObserver, requestAnimationFrame -- what is evaluated in the page */
import { signIn } from '../browser.mjs';

/** A photo of 12 megapixels, as phones take them. */
const PHOTO = { width: 4032, height: 3024 };
const SHOWN = 'img[alt="The picture card.jpg"]';

/** @typedef {{ checkedMs: number, longestMs: number }} PictureCost checkedMs: from the choice of a photo to the picture and its advice; longestMs: the longest task of the main thread meanwhile */

/**
 * What a photo of an identity card costs before it is sent.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {{ username: string, password: string }} who is asked for an identity document
 * @param {number} rate how much the page is slowed; a browser slows no workers
 * @param {'worker' | 'page'} where the work is done
 * @returns {Promise<PictureCost>}
 */
export async function measurePicture(browser, origin, who, rate, where) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (where === 'page') await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await signIn(page, origin, who);
  await page.goto(`${origin}/kyc`);
  await page.getByRole('region', { name: 'Identity document' }).getByRole('button', { name: 'Send' }).click();
  const picker = page.getByRole('dialog').locator('input[type=file]').first();
  await picker.waitFor({ state: 'attached' });
  const buffer = Buffer.from(await page.evaluate(photo, PHOTO), 'base64');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate(watch, SHOWN);
  await picker.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator(SHOWN).waitFor({ timeout: 60_000 });
  const cost = await page.evaluate(checked);
  await page.close();
  return cost;
}

/**
 * Runs in the page: a card on a table, with the noise of a camera.
 * @param {{ width: number, height: number }} size
 * @returns {Promise<string>} a JPEG in base64
 */
async function photo({ width, height }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const noise = context.createImageData(width, height);
  for (let at = 0; at < noise.data.length; at += 4) {
    const level = 90 + (at % 23) + ((at * 7) % 11);
    noise.data.set([level, level, level, 255], at);
  }
  context.putImageData(noise, 0, 0);
  context.fillStyle = '#dfe6f0';
  context.fillRect(width / 8, height / 8, (width * 3) / 4, (height * 3) / 4);
  context.fillStyle = '#2a3040';
  context.font = `${Math.round(height / 24)}px monospace`;
  for (let line = 0; line < 10; line++)
    context.fillText('IDXXXSPECIMEN000<<<<<<<<<<<<', width / 6, (height * (3 + line)) / 15);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(blob);
  });
}

/** Runs in the page: notes when a photo was chosen, when it is shown, and long tasks. @param {string} shown */
function watch(shown) {
  const seen = { started: 0, ended: 0, tasks: /** @type {PerformanceEntry[]} */ ([]) };
  Reflect.set(window, 'pictureSeen', seen);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  document.addEventListener('change', () => (seen.started = performance.now()), { once: true, capture: true });
  new MutationObserver(() => {
    if (seen.ended === 0 && document.querySelector(shown)) seen.ended = performance.now();
  }).observe(document.body, { subtree: true, childList: true });
}

/**
 * Runs in the page once the picture is there. The task that hands over the file is not the page's: the browser's driver makes the file in it.
 * @returns {Promise<{ checkedMs: number, longestMs: number }>}
 */
async function checked() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
  /** @type {{ started: number, ended: number, tasks: PerformanceEntry[] }} */
  const { started, ended, tasks } = Reflect.get(window, 'pictureSeen');
  const own = tasks.filter(({ startTime }) => startTime >= started).map(({ duration }) => duration);
  return { checkedMs: ended - started, longestMs: Math.max(0, ...own) };
}
