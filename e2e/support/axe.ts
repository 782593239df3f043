import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** What a theme can change. Names, roles and order are the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing on what the page shows now, in light and in dark. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  expect(await findings(page, where)).toEqual([]);
}

/** What axe finds on what the page shows now: everything in light, and in dark the colours. */
export async function findings(page: Page, where: string): Promise<string[]> {
  return [...(await findingsIn('light', page, where)), ...(await findingsIn('dark', page, where, COLOURS))];
}

/** The same in light only, for a second look at a screen. */
export const findingsInLight = (page: Page, where: string) => findingsIn('light', page, where);

/** Colours on the page that cannot be told apart, in the theme that it shows: for a page that shows both by itself. */
export const findingsInColours = (page: Page, where: string) => findingsIn('light', page, where, COLOURS);

async function findingsIn(
  colorScheme: 'light' | 'dark',
  page: Page,
  where: string,
  rules?: string[],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilOverlaysShow(page);
  // Legacy mode spares a page for the frames of other origins; the policy allows none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${where}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * On a touch screen a sheet with a field comes up transparent until the keyboard has had time to move it, and the theme follows
 * the system a moment later: what is looked at has stood there for three frames.
 */
async function untilOverlaysShow(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = () =>
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every((overlay) =>
        overlay.checkVisibility({ opacityProperty: true }),
      );
    for (let still = 0; still < 3; still = shown() ? still + 1 : 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
