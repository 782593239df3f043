// Rules: R2.7.140, R2.7.200, R2.7.221.
import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expectNothingFound } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

const TOO_WIDE = 'There are more than 60 columns in it. Remove those that are not needed.';

/**
 * 10,001 rows, one of which has a cell in column 1990. It stands early, and all rows say the same: a reader that goes row by row is done with
 * it within the ten seconds that it has, on a busy machine too.
 */
async function wideWorkbook(): Promise<Buffer> {
  const rows = Array.from({ length: 10_001 }, (): (string | number | null)[] => ['p@example.test', 1]);
  rows[100] = [...(rows[100] ?? []), ...Array.from({ length: 1987 }, () => null), 'x'];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
}

/** The addresses that files go to, as they are called. */
function uploadsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const isFile = (request.headers()['content-type'] ?? '').startsWith('multipart/');
    if (isFile || /\?(globalPayBatchUpload|mass\w+ByFile)\b/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Chooses a file on the screen that is open. */
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('a workbook of 10,001 rows with a cell in column 1990 is refused by the browser, and the bank never sees it', async ({
  page,
}) => {
  const uploads = uploadsOf(page);
  const workbook = await wideWorkbook();
  await signIn(page, 'olivia', '/transfer/mass/global');
  await choose(page, 'wide.xlsx', workbook);
  await expect(page.getByText(TOO_WIDE)).toBeVisible();
  await expectNothingFound(page, 'a file that is too wide');
  await page.getByRole('button', { name: 'Upload' }).click();
  await choose(page, 'names.csv', Buffer.from('Name;E-mail\nAna;ana@example.test'));
  await expect(page.getByText('These columns are missing: Country, Amount, Currency')).toBeVisible();
  await expect(page.getByText(TOO_WIDE)).toBeHidden();

  await signIn(page, 'olivia', '/transfer/mass/p2p');
  await choose(page, 'wide.xlsx', workbook);
  await expect(page.getByText(TOO_WIDE)).toBeVisible();
  await choose(page, 'May.csv', Buffer.from('E-mail;Amount\nana@personas.test;5'));
  await expect(page.getByRole('heading', { name: 'May: 1 payment' })).toBeVisible();
  await expect(page.getByText(TOO_WIDE)).toBeHidden();
  expect(uploads).toEqual([]);
});
