import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { SWITCHER } from '../../support/switcher';

test('an administrator searches, gives a reason, acts and ends it; the customer reads why', async ({
  page,
  browser,
}) => {
  const hands = handsAt(page);
  await signIn(page, 'ada');
  await hands.type('Search customers', 'atelier');
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await hands.press('button', /^Atelier Verde/);
  await hands.lookAroundAndLeave('dialog', page.getByRole('button', { name: /^Atelier Verde/ }));
  await page.keyboard.press('Enter');
  await hands.type('Reason', 'Asked by the owner on the phone');
  await hands.press('button', 'Open the account');
  await expect(page).toHaveURL(/\/home$/);
  await hands.keepsFocus();
  await expect(page.getByText('Payroll').first()).toBeVisible();
  await hands.press('button', 'Stop acting');
  await expect(page).toHaveURL(/\/admin-overview/);
  await hands.to('searchbox', 'Search customers');

  const hers = await browser.newPage();
  await signIn(hers, 'olivia', '/login-history');
  const log = hers.getByRole('list', { name: 'Who at the bank opened your account' });
  await expect(log.getByText('Asked by the owner on the phone').first()).toBeVisible();
  await hers.close();
});

test('what stands around the screens: skip link, menus, preferences, news, the idle warning', async ({ page }) => {
  const hands = handsAt(page);
  await page.clock.install();
  await signIn(page, 'ana');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await hands.press('link', 'Skip to the content');
  await expect(page.getByRole('main')).toBeFocused();
  await hands.press('button', 'Hide balances', 'Enter', page.getByRole('banner'));
  await expect(page.getByText('••••').first()).toBeVisible();
  await hands.keepsFocus();

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await hands.backTo('button', /^Notifications/);
  await page.keyboard.press('Enter');
  await hands.lookAroundAndLeave('dialog', bell);

  const menu = page.getByRole('button', { name: SWITCHER });
  await hands.press('button', SWITCHER);
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await hands.pick(SWITCHER, /^Appearance/, 'menuitem');
  const theme = page.getByRole('group', { name: 'Appearance' });
  await hands.to('radio', 'Like the device', theme);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hands.press('switch', 'Hide balances', 'Space');
  await expect(page.getByRole('switch', { name: 'Hide balances' })).not.toBeChecked();
  await hands.lookAroundAndLeave('dialog', menu);

  await hands.press('link', 'Activity', 'Enter', page.getByRole('navigation', { name: 'Main menu' }));
  await expect(page).toHaveURL(/\/history/);
  await hands.keepsFocus();
  await page.clock.fastForward('13:30');
  // The cross in the corner says the same.
  await hands.press('button', 'Stay logged in', 'Enter', page.locator('.dialog-footer'));
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await hands.keepsFocus();
});
