// Rules: R2.7.50, R2.7.51, R2.7.52, R2.9.10.
import { cardsOf, charge } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

test('an account says what is on hold and why, gives its details away, and gets another beside it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const debit = (await cardsOf('kai@personas.test')).find(({ type, status }) => type === 2006 && status === 2);
  expect(await charge(debit?.accountId ?? 0, 'Café Aurora', '4.20')).toMatchObject({ approved: true });

  await signIn(page, 'kai', '/home');
  await page.getByRole('main').getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('link', { name: /^Main account/ }).click();
  await expect(page).toHaveURL(/\/accounts\/10351$/);
  const hold = page.getByRole('region', { name: 'On hold' });
  await expect(hold).toContainText('Café Aurora');
  await expect(hold).toContainText('A card payment that the shop hasn’t collected yet');
  await expect(hold).toContainText('4.20');

  const details = page.getByRole('region', { name: 'Details to share' });
  await details.getByRole('button', { name: /^Copy: IBAN/ }).click();
  await expect(details.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z]{2}\d\d[A-Z\d]{10,30}$/);

  await page.getByRole('button', { name: 'Open an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  await dialog.getByRole('radio', { name: /GBP/ }).check();
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await expect(page.getByRole('article', { name: 'British Pound' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^British Pound/ })).toHaveAttribute('aria-current', 'page');
});
