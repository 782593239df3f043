// Rules: R0.113, R0.115, R1.4.14, R3.3.14.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { askForTax, decideTax } from '../../support/bank';
import { handsAt, type Hands } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { heading, sayWhereTessWasBorn } from './tax-support';

const TESS = 1014;

/** Everything that is asked of her, up to the signature. */
async function certify(page: Page, hands: Hands): Promise<void> {
  const goOn = () => hands.press('button', 'Continue');
  await heading(page, 'Where were you born?');
  await expectNothingFound(page, 'the first question of the tax certification');
  await sayWhereTessWasBorn(page, hands);
  await hands.choose(/^No/);
  await goOn();
  await heading(page, 'Where do you pay tax?');
  await goOn();
  await heading(page, 'What’s your NIF/NIE?');
  await hands.type('NIF/NIE', '5436 2315 K');
  await goOn();
  await heading(page, 'Is everything right?');
  await expectNothingFound(page, 'the signature of the tax certification');
}

for (const [where, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`tess certifies where she pays tax by keyboard on ${where}, from sign-in to home`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    const hands = handsAt(page);
    await signIn(page, 'tess');
    await expect(page).toHaveURL(/\/self-certification-splash$/);
    await expectNothingFound(page, 'the splash of the tax certification');
    await hands.press('link', 'Begin');
    await certify(page, hands);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/2315|Sevilla/);
    await hands.press('button', 'Sign and send');
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('"Later" opens the bank with a task on home until the end has come; what is rejected is asked for again', async ({
  page,
}) => {
  await askForTax(TESS, { status: 'none', dueInDays: 10 });
  await signIn(page, 'tess');
  await expect(page.getByRole('main').getByText(/You can do it later until/)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('link', { name: /Tell us where you pay tax/ }).click();
  await expect(page).toHaveURL(/\/self-certification-splash$/);
  await askForTax(TESS, { status: 'none', dueInDays: -1 });
  await page.goto('/history');
  await expect(page).toHaveURL(/\/self-certification-splash$/);
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);
});

test('where she wanted to go is where she arrives', async ({ page }) => {
  const hands = handsAt(page);
  await signIn(page, 'tess', '/history');
  await expect(page).toHaveURL(/\/self-certification-splash$/);
  await hands.press('link', 'Begin');
  await certify(page, hands);
  await hands.press('button', 'Sign and send');
  await expect(page).toHaveURL(/\/history$/);
  await decideTax(TESS, 'rejected');
  await page.goto('/');
  await expect(page).toHaveURL(/\/self-certification-splash$/);
  await expect(page.getByRole('main').getByText(/We could not accept what you sent/)).toBeVisible();
});
