import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** More stops than any screen has between two places. */
const STOPS = 60;

/** Goes on by Tab until what is meant has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads there').toBeFocused();
}
