import { expect, signInByForm, test } from '../../support/test';
import { enter } from './support';

// R1.2.29 to R1.2.32, words in the address of any page.

for (const [outcome, text] of [
  ['success', 'Your E-mail address has been confirmed!'],
  ['fail', 'An error has occurred. Please contact us.'],
] as const) {
  test(`a link of an e-mail confirmation says how it went: ${outcome}`, async ({ page }) => {
    await page.goto(`/login?emailConfirmation=${outcome}`);
    const popup = page.getByRole('dialog', { name: 'E-MAIL CONFIRMATION' });
    await expect(popup).toContainText(text);
    expect(page.url()).not.toContain('emailConfirmation');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toBeHidden();
  });
}

test('any other word of an e-mail confirmation says nothing', async ({ page }) => {
  await page.goto('/login?emailConfirmation=%3Cb%3Esuccess');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('no number, nobody to act for', async ({ page }) => {
  await enter(page, 'ben', '/home?fromCustomerId=1001x');
  await expect(page.getByText('Travel money').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/You (may not )?act for/)).toHaveCount(0);
});

test('a link with a customer waits for the sign-in', async ({ page }) => {
  await signInByForm(page, 'cora', '/login?fromCustomerId=1005');
  await expect(page.getByText('You’re acting for Atelier Verde')).toBeVisible();
});
