import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The second look is for what a theme can change, its colours: names, roles and order are the same in both. */
const LOOKS = [
  { colorScheme: 'light', rules: null },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/**
 * axe finds nothing on what the page shows now, in light and in dark: the same screen is looked at twice, because walking to it
 * takes longer than looking.
 */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  const found: string[] = [];
  for (const { colorScheme, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilOverlaysShow(page);
    // Legacy mode spares a page for the frames of other origins; the policy allows none.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${where}, ${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  expect(found).toEqual([]);
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
