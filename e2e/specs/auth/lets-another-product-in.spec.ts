import { expect, signIn, test } from '../../support/test';

const ASKED = '/oauth/authorize?response_type=code&client_id=ledgerly&scope=accounts%20history&state=s1&redirect_uri=';
const at = (redirect: string) => `/auth/sei?authorizeUrl=${encodeURIComponent(ASKED + encodeURIComponent(redirect))}`;

// Spec 1 §2 and §7, OAuth authorize; decision 15.

test('who asks and for what; the answer logs out and leaves by the gate', async ({ page }) => {
  await signIn(page, 'dora', at('https://app.ledgerly.example/back'));
  await expect(page.getByRole('heading', { name: /Ledgerly/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'See your past transactions' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  const gate = page.getByRole('alertdialog');
  await expect(gate).toContainText('app.ledgerly.example');
  await expect(gate.getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/app\.ledgerly\.example\/back\?code=.+&state=s1$/,
  );
  await gate.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a client nobody knows leads to the root', async ({ page }) => {
  await signIn(page, 'dora', at('https://evil.example/back'));
  await expect(page).toHaveURL(/\/home$/);
});
