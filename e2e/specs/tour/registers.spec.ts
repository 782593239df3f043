// Rules: R0.122.
import type { Page } from '@playwright/test';
import { comeLate, settles, shiftsOf, watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/test';
import { answer, irisAnswers } from '../onboarding/support';

/**
 * What each answer of the bank takes: for half a second after a press Chromium counts whatever moves as asked for, and each question
 * comes later than that.
 */
const LATE_MS = 800;

const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 860 },
} as const;

for (const [name, size] of Object.entries(SIZES))
  test(`nothing moves by itself from one question of a registration to the next on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await comeLate(page, LATE_MS);
    await page.goto('/register');
    const found = await moved(page, 'the doors');
    await page.getByRole('link', { name: /^Personal account/ }).click();
    for (const one of irisAnswers(page)) {
      await expect(page.getByRole('heading', { level: 1, name: one[0] })).toBeVisible();
      found.push(...(await moved(page, one[0])));
      await answer(page, one);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Is all of this right?' })).toBeVisible();
    found.push(...(await moved(page, 'the last look')));
    expect(found).toEqual([]);
  });

async function moved(page: Page, where: string): Promise<string[]> {
  await settles(page);
  return shiftsOf(page, where);
}
