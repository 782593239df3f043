// Rules: R0.65, R0.66, R0.75, R0.143, R2.5.7, R3.6.2.
import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { decideDocument, documents } from '../../support/bank';
import { linedPicture } from '../../support/picture';
import { expect, signIn, test } from '../../support/test';

const KYRA = 1004;
const PDF = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const waiting = (page: Page, name: string) => page.getByRole('region', { name });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

async function send(place: Locator): Promise<void> {
  await place.getByLabel('Choose files', { exact: true }).setInputFiles(PDF);
}

/** A picture is looked at before it goes (R0.75). @returns what is looked at */
async function showPicture(place: Locator): Promise<Locator> {
  await place.getByLabel('Choose files', { exact: true }).setInputFiles(linedPicture('front.png'));
  const review = place.getByRole('region', { name: 'Can you read every line?' });
  await expect(review.getByRole('heading')).toBeFocused();
  await expect(review.getByRole('img')).toBeVisible();
  return review;
}

/** From her first page to the sheet of her identity card. @returns the sheet */
async function openCard(page: Page): Promise<Locator> {
  await waiting(page, 'Identity document').getByRole('button', { name: 'Send' }).click();
  const identity = sheet(page, 'Identity document');
  await identity.getByRole('button', { name: /Kind of document/ }).click();
  await page.getByRole('option', { name: 'Identity card' }).click();
  return identity;
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
  const identity = await openCard(page);
  const front = identity.getByRole('region', { name: 'Identity card, front' });
  await (await showPicture(front)).getByRole('button', { name: 'Turn by 90°' }).press('Enter');
  await identity.getByRole('button', { name: 'Send the front' }).press('Enter');
  // The picture is turned before it goes, the file is not: sent at once, the back would reach the bank first.
  await expect(identity.getByText('Being checked')).toHaveCount(1);
  await send(identity.getByRole('region', { name: 'Identity card, back' }));
  await expect(identity.getByText('Being checked')).toHaveCount(2);
  await identity.getByRole('button', { name: 'Done' }).click();

  await waiting(page, 'Proof of address').getByRole('button', { name: 'Send' }).click();
  const address = sheet(page, 'Proof of address');
  await send(address);
  await expect(address.getByText('Being checked')).toBeVisible();
  await address.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main').getByText(/^No document is missing\./)).toBeVisible();

  const [bill = '', backId = '', frontId = ''] = await sent(3);
  await decideDocument(bill, { status: 'uploaded' });
  await decideDocument(frontId, { status: 'uploaded' });
  await decideDocument(backId, { status: 'rejected', reason: 'The lower edge is cut off.' });
  const again = waiting(page, 'Identity document');
  await expect(again.getByText('The lower edge is cut off.')).toBeVisible();
  await expect(again).toContainText('Identity card, front is accepted');
  await again.getByRole('button', { name: 'Send it again' }).click();
  await expect(front).toHaveCount(0);
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

test('what is known of a person stands below the list, and they state it anew by keyboard', async ({ page }) => {
  await signIn(page, 'kyra');
  const about = page.getByRole('list', { name: 'About you' });
  await about.getByRole('button', { name: /^Number of your document/ }).press('Enter');
  const number = sheet(page, 'Number of your document');
  await number.getByRole('textbox', { name: 'Number of your document' }).fill('AB 123456');
  await expectNothingFound(page, 'the number of a document');
  await number.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(about.getByText('•••••456')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('123456');

  await about.getByRole('button', { name: /^Work and money/ }).press('Enter');
  const work = sheet(page, 'Work and money');
  await work.getByRole('checkbox', { name: /^Savings/ }).check();
  await work.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(about).toContainText('Salary, Savings');
});

test('a representative who may send documents sends one of the company, and sees no account', async ({ page }) => {
  await signIn(page, 'rita');
  await page.getByRole('button', { name: /Carl’s Carpentry/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Company documents' })).toBeVisible();
  await expectNothingFound(page, 'company documents');
  await page.getByRole('button', { name: /Source of your money: Inheritance/ }).press('Enter');
  const wealth = sheet(page, 'Elsa Brandt: Source of your money: Inheritance or gift');
  await send(wealth);
  await expect(wealth.getByText('Being checked')).toBeVisible();
  await wealth.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Being checked' }).getByText(/Inheritance/)).toBeVisible();
  await page.goto('/home');
  await expect(page).toHaveURL(/\/company-documents$/);
});

for (const [width, height] of [
  [1280, 720],
  [390, 640],
] as const) {
  test(`at ${width} × ${height} the sending of a picture is in sight, and the picture is not lost without a question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'kyra');
    const identity = await openCard(page);
    const review = await showPicture(identity.getByRole('region', { name: 'Identity card, front' }));
    await expect(identity.getByRole('button', { name: 'Send the front' })).toBeInViewport({ ratio: 1 });
    await expect(identity.getByRole('button', { name: 'Done' })).toHaveCount(0);
    await expectNothingFound(page, 'a picture before it is sent');
    const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(identity.getByRole('img')).toBeVisible();
    // Keys are heard where the focus is, and it comes back a frame after the question is gone.
    await expect(review.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(identity).toBeHidden();
    await expect(page).toHaveURL(/\/kyc$/);
  });
}
