/* global document, requestAnimationFrame -- what is evaluated in the page */
/** @typedef {{ mountMs: number, frameMs: number, nodes: number }} ListCost frameMs: main-thread time a frame while scrolling */

const CPU = 4;
const FRAMES = 240;
const STEP_PX = 400;

/**
 * What a list of 100,000 rows costs while it is scrolled by 24,000 px a second at a fourth of the speed.
 * @param {import('playwright').Page} page where the list can be mounted
 * @param {{ scroller: string, row: string, start: () => Promise<unknown> }} list start: mounts it
 * @returns {Promise<ListCost>}
 */
export async function measureList(page, { scroller, row, start }) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const before = Date.now();
  await start();
  await page.locator(row).first().waitFor();
  const mountMs = Date.now() - before;
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const from = await taskMs();
  await page.evaluate(
    async ({ selector, frames, px }) => {
      const element = selector === 'window' ? document.scrollingElement : document.querySelector(selector);
      for (let frame = 0; frame < frames; frame++) {
        if (element) element.scrollTop += px;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { selector: scroller, frames: FRAMES, px: STEP_PX },
  );
  const frameMs = ((await taskMs()) - from) / FRAMES;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { mountMs, frameMs, nodes };
}
