// Rules: R0.62.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test, watch } from '../../support/test';
import { codeOfMessage, enterPassword, HOME, numberOnScreen } from './support';

// A tab that the browser dropped comes back with what it had stored, which is older than what lives in the others.

const MINUTE = 60_000;

const FLOWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  simple: (page) => signIn(page, 'ana'),
  direct: async (page) => void (await enterPassword(page, 'dora')),
  async sms(page) {
    await enterPassword(page, 'sam');
    await page.getByLabel('Code', { exact: true }).fill(await codeOfMessage(await numberOnScreen(page)));
  },
};

/** Opens a page while signed in that renews the tokens (R1.2.24). */
async function renew(page: Page): Promise<void> {
  const before = await page.evaluate(() => sessionStorage.getItem('bank.session'));
  await page.goto('/login');
  await expect(page).toHaveURL(HOME);
  expect(await page.evaluate(() => sessionStorage.getItem('bank.session'))).not.toBe(before);
}

/** A tab with what another one had stored, twelve minutes later. */
async function comeBack(context: BrowserContext, stored: string): Promise<Page> {
  const page = await context.newPage();
  watch(page);
  await page.clock.install({ time: Date.now() + 12 * MINUTE });
  await page.addInitScript((state) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('bank.session', state);
  }, stored);
  await page.goto('/history');
  return page;
}

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('bank.session') ?? '');

for (const [flow, enter] of Object.entries(FLOWS)) {
  test(`signed in by ${flow}, a dropped tab goes on with the tokens of the one that lives`, async ({
    page,
    context,
  }) => {
    await enter(page);
    await expect(page).toHaveURL(HOME);
    const old = await stored(page);
    // Twice, so that the bank would take the old token for a stolen one.
    await renew(page);
    await renew(page);
    const back = await comeBack(context, old);
    await expect(back.getByRole('main').getByText(/€/).first()).toBeVisible();
    await expect(back).toHaveURL(/\/history/);
    await renew(page);
    await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  });
}

test('with no tab left to ask, it asks for a login, keeps the place, and the session lives on', async ({
  page,
  context,
}) => {
  await signIn(page, 'ana');
  const old = await stored(page);
  await renew(page);
  await renew(page);
  const newest = await stored(page);
  await page.goto('about:blank');
  const back = await comeBack(context, old);
  await expect(back.getByText('This tab was asleep for too long.')).toBeVisible();
  await expect(back).toHaveURL(/\/login$/);
  await page.goto('/home');
  await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
  expect(await stored(page)).not.toBe('');
  expect(newest).not.toBe(old);
});
