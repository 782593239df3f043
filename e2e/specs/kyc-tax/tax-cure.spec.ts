// Rules: R0.113, R0.118, R0.119, R3.3.14.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { decideRepresentative, decideTax, inviteRepresentative } from '../../support/bank';
import { handsAt, type Hands, pickByLetters } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { heading, sayWhereTessWasBorn, sayWhoRemyIs } from './tax-support';

const TESS = 1014;
const PDF = { name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

/** A taxpayer of the United States up to the signature: her W-9, two countries, two numbers. */
async function certifyAsTaxpayer(page: Page, hands: Hands): Promise<void> {
  const goOn = () => hands.press('button', 'Continue');
  await sayWhereTessWasBorn(page, hands);
  await hands.choose(/^Yes/);
  await goOn();
  await heading(page, 'Send your form W-9');
  await hands.attach('Choose files', PDF);
  await expect(page.getByText('The bank has it')).toBeVisible();
  await expectNothingFound(page, 'the question for a W-9');
  await goOn();
  await heading(page, 'Where do you pay tax?');
  await goOn();
  await heading(page, 'What’s your NIF/NIE?');
  await hands.type('NIF/NIE', '5436 2315 K');
  await goOn();
  await heading(page, /^What’s your SSN/);
  await hands.type(/^SSN/, '536-90-4399');
  await goOn();
  await heading(page, 'Is everything right?');
}

for (const [where, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`tess sends a W-9, keeps her certificate, and cures one number by keyboard on ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    const hands = handsAt(page);
    await signIn(page, 'tess');
    await hands.press('link', 'Begin');
    await certifyAsTaxpayer(page, hands);
    await hands.press('button', 'Sign and send');
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/legal');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Tax certificate/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^tax-certificate.*\.pdf$/);

    await decideTax(TESS, 'rejected', [{ field: 'taxIds', countryCode: 'ES', reason: 'unknownNumber' }]);
    await page.goto('/');
    await expect(page).toHaveURL(/\/self-certification-splash$/);
    const again = page.getByRole('region', { name: 'What to look at again' });
    await expect(again).toContainText('NIF/NIE, Spain');
    await expectNothingFound(page, 'the splash after a rejection');
    await hands.press('link', 'Begin');
    await heading(page, 'What’s your NIF/NIE?');
    await expect(page.getByText('NIF/NIE ··· 5 K: The tax office does not know this number.')).toBeVisible();
    await expectNothingFound(page, 'a question that is asked again');
    await hands.type('NIF/NIE', '54362315K');
    await hands.press('button', 'Continue');
    await heading(page, 'Is everything right?');
    await hands.press('button', 'Sign and send');
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('remy keeps a copy, and gets a new link for the one answer that the bank did not accept', async ({ page }) => {
  const hands = handsAt(page);
  const goOn = () => hands.press('button', 'Continue');
  await page.goto(await inviteRepresentative('remy'));
  const home = { country: 'United States', street: '1 Main Street', city: 'Boston', postcode: '02108' };
  await sayWhoRemyIs(page, hands, home);
  await hands.choose(/^No/);
  await goOn();
  await heading(page, 'Send your form W-8BEN');
  await hands.attach('Choose files', PDF);
  await expect(page.getByText('The bank has it')).toBeVisible();
  await goOn();
  await heading(page, 'Where do you pay tax?');
  await pickByLetters(page, hands, /^(Choose a|Add another) country/, 'Romania', 'Romania');
  await goOn();
  await heading(page, 'What’s your CNP?');
  await hands.type('CNP', '1630615123457');
  await goOn();
  await heading(page, 'Is everything right?');
  await hands.press('button', 'Sign and send');
  await heading(page, 'Thank you, that was all');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /copy/ }).click();
  expect((await download).suggestedFilename()).toBe('tax-certificate.pdf');

  const link = await decideRepresentative('remy', 'rejected', [{ field: 'papers.w8', reason: 'unreadable' }]);
  await page.goto(link ?? '');
  await heading(page, 'Send your form W-8BEN');
  await expect(page.getByText('This cannot be read. Send it again, whole and sharp.')).toBeVisible();
  await hands.attach('Choose files', { ...PDF, name: 'again.pdf' });
  await expect(page.getByText('The bank has it')).toBeVisible();
  await goOn();
  await heading(page, 'Is everything right?');
  await hands.press('button', 'Sign and send');
  await heading(page, 'Thank you, that was all');
});
