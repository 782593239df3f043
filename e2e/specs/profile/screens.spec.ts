import { expectNothingFound } from '../../support/axe';
import { tooWideInRussian, walk } from '../../support/screens';
import { expect, test } from '../../support/test';

const SCREENS = [
  ['pat', '/profile', 'Strada Lungă 14'],
  ['pat', '/profile/notifications', 'News and offers'],
  ['pat', '/profile-update', 'Occupation'],
  ['pat', '/legal', 'Terms of use'],
  ['carl', '/company', 'Elsa Brandt'],
  ['carl', '/company-emails', 'invoices@carpentry.test'],
] as const;

test('axe finds nothing on the profile and company screens @phone', async ({ page }) => {
  await walk(page, SCREENS, async ([, path, shows]) => {
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectNothingFound(page, path);
  });
  await page.goto('/company');
  await page.getByRole('button', { name: 'Upload: Registration documents' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'upload');
});

test('nothing scrolls sideways on a narrow phone in Russian', async ({ page }) => {
  expect(await tooWideInRussian(page, SCREENS)).toEqual([]);
});
