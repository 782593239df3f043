// Rules: R1.9.5 to R1.9.7.
import { SANDBOX } from '../../support/bank';
import { buildBrand } from '../../support/build';
import { serve } from '../../support/site';
import { expect, signIn, signInByForm, test as base } from '../../support/test';

/** The bank itself, which is neither the host nor the port of the page. */
const SOCKET = `${SANDBOX.replace('http', 'ws')}/socket`;

/** A staging build of this brand on a server of its own (R0.17). Production builds are proven not to hold any of it. */
const test = base.extend<object, { staging: string }>({
  staging: [
    async ({}, use) => {
      const { dist, remove } = await buildBrand('d', { BANK_FLAGS: 'staging' });
      const { origin, close } = await serve(dist);
      await use(origin);
      await close();
      remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a staging build names its bank, and a number in the address changes it and ends the session', async ({
  page,
  staging,
}) => {
  await signIn(page, 'ana', `${staging}/login`);
  await expect(page.getByText(`Staging: ${new URL(staging).host}`)).toBeVisible();

  await page.goto(`${staging}/home?api=7`);
  await expect(page).toHaveURL(`${staging}/login`);
  await expect(page.getByText('Staging: stage-7.d.staging-bank.example')).toBeVisible();

  // The environment is made up and answers nothing; that the page may ask it is what counts (a refusal by the policy is a complaint).
  const asked = page.waitForRequest((request) =>
    request.url().startsWith('https://stage-7.d.staging-bank.example/api/auth/login'),
  );
  await page.getByLabel('E-mail', { exact: true }).fill('ana@personas.test');
  await page.getByLabel('Password', { exact: true }).fill('any');
  await page.getByRole('button', { name: 'Log in' }).click();
  await asked;
  await expect(page.getByText('Check your connection', { exact: false })).toBeVisible();

  await page.goto(`${staging}/login?api=https://evil.test`);
  await expect(page.getByText('Staging: stage-7.d.staging-bank.example')).toBeVisible();
  await expect(page).toHaveURL(`${staging}/login`);

  await page.goto(`${staging}/login?api=0`);
  await expect(page.getByText(`Staging: ${new URL(staging).host}`)).toBeVisible();
});

test('an address is chosen by typing it into the dialog only', async ({ page, staging }) => {
  await page.goto(`${staging}/login?api=*`);
  const dialog = page.getByRole('dialog', { name: 'Which bank?' });
  await dialog.getByRole('button', { name: /Environment/ }).click();
  await page.getByRole('option', { name: 'Custom address' }).click();
  await dialog.getByLabel('API address', { exact: true }).fill('javascript:alert(1)');
  await dialog.getByLabel('Socket address', { exact: true }).fill(SOCKET);
  await dialog.getByRole('button', { name: 'Use this bank' }).click();
  await expect(dialog.getByText('Enter a whole address').first()).toBeVisible();
  await dialog.getByLabel('API address', { exact: true }).fill(SANDBOX);
  await dialog.getByRole('button', { name: 'Use this bank' }).click();
  await expect(page.getByText(`Staging: ${new URL(SANDBOX).host}`)).toBeVisible();

  // The bank is on another origin: the policy, CORS and the socket all have to let the page through.
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(`${socket.url()} ${payload.toString()}`)),
  );
  await signInByForm(page, 'ana', `${staging}/login`);
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  await expect.poll(() => heard).toContain(`${SOCKET} {"type":"ready"}`);
});
