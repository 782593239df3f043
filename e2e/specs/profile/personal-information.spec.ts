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
  await chooseOccupation(page, 'Retired', 'Employed');
  await expect(page.getByText('Employed', { exact: true })).toBeVisible();
});

test('a switch of the notifications holds over a reload', async ({ page }) => {
  await signIn(page, 'pat', '/profile/notifications');
  const news = page.getByRole('region', { name: 'News and offers' });
  const toggle = async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('?notificationSettingsUpdate'));
    // The line is what one presses; the input itself is for keyboard and screen reader.
    await news.getByText('By SMS').click();
    await saved;
  };
  await toggle();
  await page.reload();
  await expect(news.getByRole('switch', { name: 'By SMS' })).toBeChecked();
  await toggle();
});
