import type { Page } from '@playwright/test';
import { expect, signIn } from './test';

/** A screen of a room: who opens it, where it is, and what it shows when it is there. */
export type Screen = readonly [persona: string, path: string, shows: string];

/** Opens screen after screen, signing in where the persona changes, and looks at each. */
export async function walk(
  page: Page,
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<void>,
): Promise<void> {
  let who = '';
  for (const screen of screens) {
    const [persona, path] = screen;
    if (persona === who) await page.goto(path);
    else await signIn(page, persona, path);
    who = persona;
    await look(screen);
  }
}

/**
 * Which screens are wider than a phone of 320 px in Russian, which has the longest words, and by how much. None should be.
 * @param behindDialogs some screens open with a dialog, behind which the heading is hidden from assistive technology
 */
export async function tooWideInRussian(
  page: Page,
  screens: readonly Screen[],
  behindDialogs = false,
): Promise<string[]> {
  const tooWide: string[] = [];
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/version.json');
  await page.evaluate(() => localStorage.setItem('bank.lang', 'ru'));
  await walk(page, screens, async ([, path]) => {
    await expect(page.getByRole('heading', { level: 1, includeHidden: behindDialogs })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (past > 0) tooWide.push(`${path} by ${past} px`);
  });
  return tooWide;
}
