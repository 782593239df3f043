import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { onTheirWay } from './on-their-way';
import { visit } from './router';

/** How many calls and files are on their way, by page. */
const coming = new WeakMap<Page, () => number>();

const COUNTED = ['fetch', 'xhr', 'script', 'stylesheet'];

/** What each file and answer takes on its way to a page, in ms: each part of a screen comes by itself, as on a phone. */
const WAY_MS = 100;

/** Notes from now on what moves on a page without a press, and what is on its way to it. Nothing comes at once or out of the cache. */
export async function watchShifts(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: WAY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  coming.set(
    page,
    onTheirWay(page, (request) => COUNTED.includes(request.resourceType())),
  );
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as {
          node: Node | null;
          previousRect: DOMRectReadOnly;
          currentRect: DOMRectReadOnly;
        }[];
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = element ? `<${element.tagName} ${element.getAttribute('class') ?? ''}>` : 'something gone';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${Number(Reflect.get(entry, 'value')).toFixed(4)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing is on its way, no skeleton shows, and that twice in a row: an answer may lead to the next question. */
export async function settles(page: Page): Promise<void> {
  for (let calm = 0; calm < 2; calm++) {
    await visit(page, [], true);
    const open = coming.get(page) ?? (() => 0);
    if (open() > 0) {
      await expect.poll(open).toBe(0);
      calm = -1;
    }
  }
}

/** What has moved since it was last asked. @param where stands before each */
export async function shiftsOf(page: Page, where: string): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const known: unknown = Reflect.get(window, 'shifts');
    return Array.isArray(known) ? known.splice(0, known.length).map(String) : [];
  });
  return shifts.map((shift) => `${where}: ${shift}`);
}
