import { expectNothingFound } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

const SCREENS = [
  ['pat', '/profile', 'Strada Lungă 14'],
  ['pat', '/profile/notifications', 'News and offers'],
  ['pat', '/profile-update', 'Occupation'],
  ['pat', '/legal', 'Terms of use'],
  ['carl', '/company', 'Elsa Brandt'],
  ['carl', '/company-emails', 'invoices@carpentry.test'],
] as const;

test('axe finds nothing on the profile and company screens @phone', async ({ page }) => {
  test.setTimeout(90_000);
  let who = '';
  for (const [persona, path, shows] of SCREENS) {
    if (persona === who) await page.goto(path);
    else await signIn(page, persona, path);
    who = persona;
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectNothingFound(page, path);
  }
  await page.goto('/company');
  await page.getByRole('button', { name: 'Upload: Registration documents' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'upload');
});

test('nothing scrolls sideways on a narrow phone in Russian', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/version.json');
  await page.evaluate(() => localStorage.setItem('bank.lang', 'ru'));
  let who = '';
  for (const [persona, path] of SCREENS) {
    if (persona === who) await page.goto(path);
    else await signIn(page, persona, path);
    who = persona;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});
