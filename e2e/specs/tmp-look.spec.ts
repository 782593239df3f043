import { visit } from '../support/router';
import { expect, signIn, test } from '../support/test';
import { answer, irisAnswers, pick } from './onboarding/support';
import { openLinkFromSignIn } from './activation/support';
import { brandUnderTest } from '../support/brands';

const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 860 } } as const;
const PAGES = ['/login', '/activate', '/receive/nothing', '/identity-verification/nothing/-', '/video-identity-job/nothing', '/scp-mobile'];

for (const [name, size] of Object.entries(SIZES)) {
  const shot = (page: import('@playwright/test').Page, what: string) =>
    page.screenshot({ path: `/tmp/look/${brandUnderTest()}-${what}-${name}.png` });
  test(`look public ${name} @every-brand`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const address of PAGES) {
      await page.goto(address);
      await visit(page, [], true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shot(page, address.split('/')[1] ?? '');
    }
  });
  test(`look register ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/register/personal');
    for (const one of irisAnswers(page)) {
      await expect(page.getByRole('heading', { level: 1, name: one[0] })).toBeVisible();
      if (/born\?$|e-mail|beside/.test(one[0])) await shot(page, `register-${one[0].replace(/\W+/g, '-')}`);
      await answer(page, one);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Is all of this right?' })).toBeVisible();
    await shot(page, 'register-check');
    await page.goto('/register/business?form=general');
    await page.getByLabel('Legal name', { exact: true }).fill('Fabrica Nord SRL');
    await page.getByRole('button', { name: 'Continue' }).click();
    await pick(page, /^Country of registration/, 'Estonia');
    await shot(page, 'business-registration');
    await page.getByRole('link', { name: 'All forms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fabrica Nord SRL' })).toBeVisible();
    await shot(page, 'business-hub');
  });
  test(`look cards ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.route('**/*', async (route) => {
      if ((route.request().postData() ?? '').includes('addressCreate'))
        return route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: JSON.stringify({ responseCode: 'VF', responseDescription: 'Choose a state or region of this country.', validationErrors: [{ field: 'stateCode', description: 'Choose a state or region of this country.' }] }),
        });
      return route.fallback();
    });
    await signIn(page, 'kai', '/add-card');
    await page.getByRole('radio', { name: /Physical prepaid card, Euro/ }).check();
    await page.getByRole('button', { name: 'Another address' }).click();
    const dialog = page.getByRole('dialog');
    await pick(page, /^Country/, 'Romania');
    await dialog.getByLabel('Street and number').fill('Strada Horea 5');
    await dialog.getByLabel('Postcode').fill('400174');
    await dialog.getByLabel('Town').fill('Cluj');
    await pick(page, /^State or region/, 'Cluj');
    await shot(page, 'card-address-ro');
    await pick(page, /^Country/, 'Ireland');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await shot(page, 'card-address-refused');
  });
}
void openLinkFromSignIn;
