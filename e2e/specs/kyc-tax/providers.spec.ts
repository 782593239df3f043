// Rules: R0.15, R0.80, R0.82, R0.84, R0.87, R0.88.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { decideDocument, documents, identityComesOut, setProviderAway } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

const KYRA = 1004;
const PDF = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const picture = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff]) });

/** The bank has the other paper, so that the check is the last thing that is missing. */
async function proveAddress(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Still missing' }).getByRole('button').click();
  const address = page.getByRole('dialog', { name: 'Proof of address' });
  await address.locator('input[type=file]').first().setInputFiles(PDF);
  await expect(address.getByText('Being checked')).toBeVisible();
  await address.getByRole('button', { name: 'Done' }).click();
  const bill = (await documents()).findLast(({ customerId }) => customerId === KYRA);
  await decideDocument(bill?.id ?? '', { status: 'uploaded' });
}

async function startCheck(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Identity document' }).getByRole('button', { name: /^Send/ }).press('Enter');
  await page.getByRole('button', { name: 'Check me with the camera' }).press('Enter');
}

async function goHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'That’s you' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
}

test('from the sign-in to home by provider one: a picture that is blurred, and a second run', async ({
  page,
  baseURL,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofProvider = () => scripts.filter((url) => url.includes('provider-'));
  await signIn(page, 'kyra');
  await proveAddress(page);
  await startCheck(page);
  await expect(page).toHaveURL(/\/identity-verification\/\w+\/-$/);
  await expectNothingFound(page, 'identity check');
  // The provider's code comes when it is needed, and from no other host.
  expect(ofProvider()).toEqual([]);
  const send = async (name: string) => {
    await page.getByLabel('Front of the document', { exact: true }).setInputFiles(picture(name));
    await page.getByLabel('Your face', { exact: true }).setInputFiles(picture('me.jpg'));
    await page.getByRole('button', { name: 'Send for checking' }).press('Enter');
  };
  await send('blurred.jpg');
  await expect(page.getByText('The pictures are not sharp enough to read.')).toBeVisible();
  expect(ofProvider()).not.toEqual([]);
  expect(scripts.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  // Loaded again, the page goes on where the run stands.
  await page.reload();
  await expect(page.getByText('The pictures are not sharp enough to read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await send('passport.jpg');
  await goHome(page);
});

test('from the sign-in to home by provider two, out through the gate and back', async ({ page }) => {
  await setProviderAway('one', true);
  await signIn(page, 'kyra');
  await proveAddress(page);
  await startCheck(page);
  const gate = page.getByRole('alertdialog');
  await expect(gate).toContainText('check.provider-two.example');
  const out = new URL((await gate.getByRole('link').getAttribute('href')) ?? '');
  await gate.getByRole('button', { name: 'Stay here' }).press('Enter');
  // What the provider's page does: it has its own word with the bank, and sends the browser back.
  const back = new URL(out.searchParams.get('returnTo') ?? '');
  await page.goto(`${back.pathname}?result=clear`);
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expectNothingFound(page, 'identity check, on the way back');
  await identityComesOut(back.pathname.split('/')[2] ?? '', 'clear');
  await goHome(page);
});
