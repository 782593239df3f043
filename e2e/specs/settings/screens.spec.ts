import { expectNothingFound } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

const SCREENS = [
  ['sia', '/setting', 'Two-step verification'],
  ['sia', '/setting?open=signIn', 'Current password'],
  ['sia', '/setting?open=password', 'New password'],
  ['sia', '/setting?open=addresses', 'No addresses yet'],
  ['sia', '/setting?open=devices', 'No phones yet'],
  ['sia', '/login-history', 'wrong password'],
  ['sia', '/payout-blacklist?open=add', 'Address or account number'],
  ['coen', '/company-access', 'Dirk Aalto'],
  ['coen', '/company-access?open=right&id=39', 'What this user may do'],
] as const;

test('axe finds nothing on the settings screens @phone', async ({ page }) => {
  test.setTimeout(90_000);
  let who = '';
  for (const [persona, path, shows] of SCREENS) {
    if (persona === who) await page.goto(path);
    else await signIn(page, persona, path);
    who = persona;
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectNothingFound(page, path);
  }
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
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});
