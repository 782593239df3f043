import { expect, signInByForm, test } from '../../support/test';
import { enter } from './support';

// R1.2.29 to R1.2.32, words in the address of any page.

test('a link of an e-mail confirmation says how it went on the page that was painted before', async ({ page }) => {
  await page.goto('/login?emailConfirmation=success');
  const popup = page.getByRole('dialog', { name: 'E-MAIL CONFIRMATION' });
  await expect(popup).toContainText('Your E-mail address has been confirmed!');
  expect(page.url()).not.toContain('emailConfirmation');
});

test('a link acts for whom it names, where the bank allows it', async ({ page }) => {
  await enter(page, 'cora', '/history?fromCustomerId=1006');
  await expect(page.getByText('You’re acting for Umbra Studio')).toBeVisible();
  await expect(page).toHaveURL(/\/history$/);
});

test('a stranger is refused, told so, and sees only what is their own', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page, 'ben', '/home?fromCustomerId=1001');
  await expect(page.getByText('You can’t act for customer 1001')).toBeVisible();
  await expect(page.getByText('Travel money').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You can’t act for customer 1001')).toBeHidden();
  expect(asked.filter((url) => url.includes('/api/') && url.includes('fromCustomerId'))).toEqual([]);
});

test('a link with a customer waits for the sign-in', async ({ page }) => {
  await signInByForm(page, 'cora', '/login?fromCustomerId=1005');
  await expect(page.getByText('You’re acting for Atelier Verde')).toBeVisible();
});
