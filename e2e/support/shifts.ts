import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addFault, clearFaults } from './bank';
import { onTheirWay } from './on-their-way';
import { visit } from './router';

/** How many calls and files are on their way, by page. */
const coming = new WeakMap<Page, () => number>();

const COUNTED = ['fetch', 'xhr', 'script', 'stylesheet'];

/** How late all is, in ms. */
interface Lateness {
  /** What each file and answer takes on its way to a page: each part of a screen comes by itself, as on a phone. */
  way: number;
  /** What each answer of the bank takes beside it. */
  bank: number;
}
const LATE: Lateness = { way: 100, bank: 250 };

/** For half a second after a press Chromium counts whatever moves as asked for: all that a press brings comes later than that. */
export const LATER_THAN_A_PRESS: Lateness = { way: 600, bank: 700 };

/**
 * From now on no file and no answer of the bank comes at once or out of the cache.
 * @returns what lets them come at once again
 */
export async function comeLate(page: Page, { way, bank } = LATE): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  const setWay = async (latency: number) => {
    await network.send('Network.setCacheDisabled', { cacheDisabled: latency > 0 });
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  };
  await network.send('Network.enable');
  await setWay(way);
  await addFault({ match: {}, kind: 'delay', delayMs: bank, times: 1_000_000 });
  return async () => {
    await clearFaults();
    await setWay(0);
    await network.detach();
  };
}

/** Notes from now on what moves on a page without a press, and what is on its way to it. */
export async function watchShifts(page: Page): Promise<void> {
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

/** How often it is asked whether all has come, in ms: the polls of a test grow to a second, which is as long as a page takes to load. */
const POLL_MS = 30;

/** Nothing is on its way, no skeleton shows, and that twice in a row: an answer may lead to the next question. */
export async function settles(page: Page): Promise<void> {
  for (let calm = 0; calm < 2; calm++) {
    await visit(page, [], true);
    const open = coming.get(page) ?? (() => 0);
    if (open() > 0) {
      await expect.poll(open, { intervals: [POLL_MS] }).toBe(0);
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
