// Rules: R0.65, R2.5.7.
import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { decideDocument, documents } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

const KYRA = 1004;
const PDF = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const waiting = (page: Page, name: string) => page.getByRole('region', { name });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

async function send(place: Locator): Promise<void> {
  await place.locator('input[type=file]').first().setInputFiles(PDF);
}

/** The newest files that she has sent, newest first. */
async function sent(count: number): Promise<string[]> {
  const own = (await documents()).filter(({ customerId }) => customerId === KYRA);
  return own
    .slice(-count)
    .map(({ id }) => id)
    .reverse();
}

test('from the sign-in to home by file: both sides of a card, one of them a second time, and a bill', async ({
  page,
}) => {
  await signIn(page, 'kyra');
  await expect(page).toHaveURL(/\/kyc$/);
  await expectNothingFound(page, 'kyc');
  await waiting(page, 'Identity document').getByRole('button', { name: 'Send' }).click();
  const identity = sheet(page, 'Identity document');
  await identity.getByRole('button', { name: /Kind of document/ }).click();
  await page.getByRole('option', { name: 'Identity card' }).click();
  await send(identity.getByRole('region', { name: 'Identity card, front' }));
  await send(identity.getByRole('region', { name: 'Identity card, back' }));
  await expect(identity.getByText('Being checked')).toHaveCount(2);
  await identity.getByRole('button', { name: 'Done' }).click();

  await waiting(page, 'Proof of address').getByRole('button', { name: 'Send' }).click();
  const address = sheet(page, 'Proof of address');
  await send(address);
  await expect(address.getByText('Being checked')).toBeVisible();
  await address.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByText(/^You have sent everything/)).toBeVisible();

  const [bill = '', back = '', front = ''] = await sent(3);
  await decideDocument(bill, { status: 'uploaded' });
  await decideDocument(front, { status: 'uploaded' });
  await decideDocument(back, { status: 'rejected', reason: 'The lower edge is cut off.' });
  const again = waiting(page, 'Identity document');
  await expect(again.getByText('The lower edge is cut off.')).toBeVisible();
  await expect(again).toContainText('Identity card, front is accepted');
  await again.getByRole('button', { name: 'Send it again' }).click();
  await expect(identity.getByRole('region', { name: 'Identity card, front' })).toHaveCount(0);
  await send(identity.getByRole('region', { name: 'Identity card, back' }));
  await expect(identity.getByText('Being checked')).toBeVisible();
  await identity.getByRole('button', { name: 'Done' }).click();

  const [newest = ''] = await sent(1);
  await decideDocument(newest, { status: 'uploaded' });
  await expect(page.getByRole('main').getByText(/^You are verified/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
});
