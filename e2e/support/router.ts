import type { Page } from '@playwright/test';

/** What the page shows after going to an address inside the application. */
export interface Landing {
  /** The path, without its query. */
  at: string;
  isMissing: boolean;
}

/**
 * Goes to addresses one after another without loading the page again, as links would.
 * @param isShown wait until the screen's data is shown as well, and not only where the router has led
 */
export function visit(page: Page, addresses: readonly string[], isShown = false): Promise<Record<string, Landing>> {
  return page.evaluate(
    async ([list, waitsForData]) => {
      // React draws the next screen in slices and lets frames pass between them; the page is idle when no slice is left. A machine that is
      // busy elsewhere may leave no idle time at all.
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })));
      // The router is on its way, or it has arrived and the first screen is still being drawn.
      const BUSY = '#root:not([aria-busy="false"]), #root > [aria-busy="true"]';
      const busy = () => [...document.querySelectorAll(waitsForData ? `${BUSY}, .skeleton` : BUSY)];
      const isBusy = () => document.getElementById('root') === null || busy().length > 0;
      /** At rest for three frames in a row: a screen may send its visitor on when it is shown. */
      const settled = async () => {
        const end = performance.now() + 120_000;
        for (let calm = 0, before = ''; calm < 3; before = location.href) {
          if (performance.now() > end)
            throw new Error(
              `${location.href} is not at rest: ${busy().map(({ outerHTML }) => outerHTML.slice(0, 100))}`,
            );
          await frame();
          calm = !isBusy() && location.href === before ? calm + 1 : 0;
        }
      };
      const landings: Record<string, { at: string; isMissing: boolean }> = {};
      await settled();
      for (const address of list) {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        await settled();
        const isMissing = document.querySelector('h1')?.textContent === 'We can’t find this page';
        landings[address] = { at: location.pathname, isMissing };
      }
      return landings;
    },
    [addresses, isShown] as const,
  );
}
