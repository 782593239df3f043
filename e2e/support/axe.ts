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

/** What axe finds in one theme, for a screen that is looked at in the other one at another width. */
export const findingsInTheme = (page: Page, theme: 'light' | 'dark', where: string) => findingsIn(theme, page, where);

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
  // Only what is wrong comes back: the list of what passed takes axe longer to write down than the rules take it to check.
  const violationsOnly: Parameters<AxeBuilder['options']>[0] = {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  };
  // Legacy mode spares a page for the frames of other origins; the policy allows none.
  const axe = new AxeBuilder({ page, ...(await axeSource(page)) }).setLegacyMode().options(violationsOnly);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${where}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** axe's 600 kB, which the builder would send twice for each look, are sent once a document. */
async function axeSource(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: ';' } : {};
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
