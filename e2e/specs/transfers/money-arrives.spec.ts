import { audit, persona } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';
import { approve, toReview } from './support';

test('money sent by one customer appears at the other without a reload', async ({ page, browser }) => {
  const note = `Dinner ${Date.now()}`;
  const ben = await browser.newPage({
    baseURL: new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).origin,
  });
  const complaints = watch(ben);
  await signIn(page, 'ana');
  await ben.goto(new URL('/login', page.url()).href);
  const { username, password } = await persona('ben');
  await ben.getByLabel('E-mail').fill(username);
  await ben.getByLabel('Password', { exact: true }).fill(password);
  await ben.getByRole('button', { name: 'Log in' }).click();
  await expect(ben).toHaveURL(/\/home$/);

  await toReview(page, { to: username, amount: '12.34', note });
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await approve(page, 'ana');
  await expect(page.getByRole('dialog')).toContainText('12.34');

  await expect(ben.getByText(note).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await ben.close();
  const { ok, checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(ok).toBe(true);
});
