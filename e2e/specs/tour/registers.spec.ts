// Rules: R0.122.
import type { Page } from '@playwright/test';
import { comeLate, LATER_THAN_A_PRESS, settles, shiftsOf, watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/test';
import { answer, irisAnswers } from '../onboarding/support';

const SIZES = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 860 },
} as const;

for (const [name, size] of Object.entries(SIZES))
  test(`nothing moves by itself from one question of a registration to the next on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    await comeLate(page, LATER_THAN_A_PRESS);
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
