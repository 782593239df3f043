import { finishAtOtherProduct, askedByOtherProduct } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

const at = (authorizeUrl: string) => `/auth/sei?authorizeUrl=${encodeURIComponent(authorizeUrl)}`;

// R1.2.9 and R1.7.18, OAuth authorize; R0.15.

test('who asks and for what; the answer logs out and leaves by the gate, and the other product gets in', async ({
  page,
}) => {
  await signIn(page, 'dora', at(await askedByOtherProduct(['accounts', 'history'])));
  await expect(page.getByRole('heading', { name: /Ledgerly/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'See your past transactions' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  const gate = page.getByRole('alertdialog');
  await expect(gate).toContainText('app.ledgerly.example');
  const back = gate.getByRole('link');
  await expect(back).toHaveAttribute('href', /^https:\/\/app\.ledgerly\.example\/back\?code=.+&state=.+$/);
  const address = (await back.getAttribute('href')) ?? '';
  await gate.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  expect(await finishAtOtherProduct(address)).toEqual({ accounts: expect.any(Number) });
});

test('a client nobody knows leads to the root', async ({ page }) => {
  const asked = await askedByOtherProduct(['accounts']);
  await signIn(page, 'dora', at(asked.replace('app.ledgerly.example', 'evil.example')));
  await expect(page).toHaveURL(/\/home$/);
});
