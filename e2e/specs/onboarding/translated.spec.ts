// Rules: R0.140.
import { expect, test } from '../../support/test';
import { translateFromNow } from '../../support/translation';
import { answer, irisAnswers, pick } from './support';

test('a person applies while the browser translates the page', async ({ page }) => {
  await page.goto('/register');
  await translateFromNow(page);
  await page.getByRole('link', { name: /^Personal account/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  for (const one of irisAnswers(page)) await answer(page, one);
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('dialog', { name: 'One more thing: your mailbox' })).toBeVisible();
});

test('a company answers its first questions while the browser translates the page', async ({ page }) => {
  await page.goto('/register/business?form=general');
  await translateFromNow(page);
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
  await answer(page, ['What’s the company called?', () => fill('Legal name', 'Fabrica Nord SRL')]);
  await answer(page, [
    'Where and when was the company registered?',
    async () => {
      await pick(page, /^Country of registration/, 'Estonia');
      await fill('Registration number', '14418019');
      await fill('Date of registration', '2019-04-04');
      await fill('Tax number', 'EE-TAX-99-17');
    },
  ]);
  await answer(page, ['What’s the company’s e-mail address?', () => fill('E-mail', 'office@fabrica-nord.test')]);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s the company’s phone number?' })).toBeVisible();
});
