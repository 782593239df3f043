import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../support/test';

async function chooseOccupation(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('link', { name: 'Update' }).click();
  await page.getByRole('button', { name: `Occupation ${from}` }).click();
  await page.getByRole('option', { name: to, exact: true }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

test('what has changed about a person is there at once', async ({ page }) => {
  await signIn(page, 'pat', '/profile');
  await chooseOccupation(page, 'Employed', 'Retired');
  await expect(page.getByText('Retired', { exact: true })).toBeVisible();
});
