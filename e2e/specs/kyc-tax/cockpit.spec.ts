// Rules: R0.133, R0.132.
import { expectNothingFound } from '../../support/axe';
import { SANDBOX } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

const PDF = { name: 'IMG_4711.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

test('a paper is rejected for a reason and accepted in the cockpit, and its customer reads both at once', async ({
  page,
  context,
}) => {
  await signIn(page, 'kyra');
  const card = page.getByRole('region', { name: 'Proof of address' });
  const sheet = page.getByRole('dialog', { name: 'Proof of address' });
  const send = async (label: string) => {
    await card.getByRole('button', { name: label }).click();
    await sheet.getByLabel('Choose files', { exact: true }).setInputFiles(PDF);
    await expect(sheet.getByText('Being checked')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
  };
  await send('Send');

  const cockpit = await context.newPage();
  await cockpit.goto(SANDBOX);
  const waiting = cockpit.getByRole('region', { name: 'Papers that wait' });
  const row = waiting.getByRole('listitem').filter({ hasText: 'Kyra Danylenko' });
  await expect(row).toHaveCount(1);
  await expectNothingFound(cockpit, 'the cockpit with a paper that waits');
  const [look] = await Promise.all([context.waitForEvent('page'), row.getByRole('link', { name: /^Look: / }).click()]);
  await look.close();
  await row.getByRole('button', { name: /^Reject: / }).click();
  await expect(cockpit.getByRole('status')).toHaveText('Choose a reason first.');
  await row
    .getByRole('combobox', { name: /^Why not: / })
    .selectOption({ label: 'The document has expired. Use one that is still valid.' });
  await row.getByRole('button', { name: /^Reject: / }).click();
  await expect(row).toHaveCount(0);
  await expect(card.getByText('The document has expired. Use one that is still valid.')).toBeVisible();

  await send('Send it again');
  await row.getByRole('button', { name: /^Accept: / }).click();
  await expect(row).toHaveCount(0);
  await expect(card).toHaveCount(0);
  const outbox = cockpit.getByRole('region', { name: 'Outbox' });
  await expect(outbox).toContainText('We have looked at your proof of address (');
  await expect(outbox.getByText('IMG_4711')).toHaveCount(0);
});
