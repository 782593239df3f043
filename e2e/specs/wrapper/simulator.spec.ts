import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test';
import { serveFramed, simulatorUrl } from './simulator';

let framed: Awaited<ReturnType<typeof serveFramed>>;

test.beforeAll(async () => {
  framed = await serveFramed();
});

test.afterAll(() => framed.close());

test('the sandbox plays the app: a brand signs in inside the frame and follows what the app says', async ({ page }) => {
  await page.goto(simulatorUrl(framed.origin));
  await page.getByRole('combobox', { name: 'Signed in as', exact: true }).selectOption('Ben Ortega');
  await page.getByRole('button', { name: 'Open in the app' }).click();
  await expect(page.getByText('Page and app have greeted each other')).toBeVisible();

  const phone = page.frameLocator('iframe[title="The brand inside the app"]');
  const bar = phone.getByRole('navigation').filter({ hasText: 'More' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(bar).toBeVisible();

  // Loaded anew it is another page, still signed in: it is greeted, and told what is so, again.
  await page.getByRole('button', { name: 'App footer' }).click();
  await page.getByRole('combobox', { name: 'Signed in as', exact: true }).selectOption('Nobody');
  await page.getByRole('button', { name: 'Open in the app' }).click();
  await expect(page.getByText('Page and app have greeted each other')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Send', exact: true }).first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a history is exported inside the app, which gets the sign-in confirmed and the file to save', async ({
  page,
}) => {
  await page.goto(simulatorUrl(framed.origin));
  await page.getByRole('combobox', { name: 'Signed in as', exact: true }).selectOption('Ben Ortega');
  await page.getByRole('textbox', { name: 'Page' }).fill('/history');
  await page.getByRole('button', { name: 'Open in the app' }).click();
  await expect(page.getByText('Sign-in succeeded')).toBeVisible();

  const phone = page.frameLocator('iframe[title="The brand inside the app"]');
  await phone.getByRole('button', { name: 'Export', exact: true }).click();
  await phone.getByRole('button', { name: 'Create the file' }).click();
  await phone.getByRole('button', { name: 'Download' }).click();
  await expect(phone.getByText('Saved to your downloads.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Save history-\d+-.*\.csv$/ }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Date (UTC),Type,Status');
});

test('a brand that is not served for the simulator is framed by nobody', async ({ browser, baseURL }) => {
  // A page without the watch of the fixture: here the browser is meant to complain.
  const page = await browser.newPage();
  await page.goto(simulatorUrl(baseURL ?? ''));
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.getByRole('button', { name: 'Open in the app' }).click();
  await refused;
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Log in' })).toBeHidden();
  await page.close();
});
