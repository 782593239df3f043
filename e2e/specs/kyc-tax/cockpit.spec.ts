// Rules: R0.133, R0.132.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { SANDBOX } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';

const PDF = { name: 'IMG_4711.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
const EXPIRED = 'The document has expired. Use one that is still valid.';

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function send(page: Page, name: string, kind?: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Send' }).click();
  const sheet = page.getByRole('dialog', { name });
  if (kind !== undefined) {
    await sheet.getByRole('button', { name: /Kind of document/ }).click();
    await page.getByRole('option', { name: kind }).click();
  }
  await sheet.getByLabel('Choose files', { exact: true }).setInputFiles(PDF);
  await expect(sheet.getByText('Being checked')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
}

test('a paper is rejected for a reason and another accepted in the cockpit, and their customer reads it at once', async ({
  page,
  context,
}) => {
  await signIn(page, 'kyra');
  await send(page, 'Identity document', 'Passport');
  await send(page, 'Proof of address');

  const cockpit = await context.newPage();
  const complaints = watch(cockpit);
  await cockpit.goto(SANDBOX);
  const waiting = cockpit.getByRole('region', { name: 'Papers that wait' });
  const rows = waiting.getByRole('listitem').filter({ hasText: 'Kyra Danylenko' });
  await expect(rows).toHaveCount(2);
  // One page has no others to turn to.
  await expect(waiting.getByRole('button', { name: 'Later' })).toBeHidden();
  await expect(rows.first()).toContainText('Passport');
  await expectNothingFound(cockpit, 'the cockpit with papers that wait');
  const passport = rows.filter({ hasText: 'Passport' });
  // The file is read by its address: after a tab with it was opened and closed at once, the next press sometimes never came.
  const look = await passport.getByRole('link', { name: /^Look: / }).getAttribute('href');
  const file = await context.request.get(new URL(look ?? '', SANDBOX).href);
  expect(await file.text()).toBe('%PDF-1.7');
  await passport.getByRole('button', { name: /^Reject: / }).click();
  await expect(cockpit.getByRole('status')).toHaveText('Choose a reason first.');
  await passport.getByRole('combobox', { name: /^Why not: / }).selectOption({ label: EXPIRED });
  await passport.getByRole('button', { name: /^Reject: / }).click();
  await expect(rows).toHaveCount(1);
  await expect(card(page, 'Identity document').getByText(EXPIRED)).toBeVisible();

  await rows.getByRole('button', { name: /^Accept: / }).click();
  await expect(rows).toHaveCount(0);
  const outbox = cockpit.getByRole('region', { name: 'Outbox' });
  await expect(outbox).toContainText('We have looked at your proof of address (');
  await expect(outbox).not.toContainText('IMG_4711');
  expect(complaints).toEqual([]);
});
