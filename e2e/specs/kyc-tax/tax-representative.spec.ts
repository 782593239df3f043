// Rules: R0.24, R0.117, R1.2.6, R3.3.14.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, inviteRepresentative } from '../../support/bank';
import { handsAt, type Hands } from '../../support/keyboard';
import { expect, test } from '../../support/test';
import { heading, sayWhoRemyIs } from './tax-support';

/** Everything that is asked of him, up to the signature. */
async function certify(page: Page, hands: Hands): Promise<void> {
  const goOn = () => hands.press('button', 'Continue');
  await heading(page, 'Where were you born?');
  await expectNothingFound(page, 'the first question of a representative');
  const home = { country: 'Romania', street: 'Strada Lungă 5', city: 'Brașov', postcode: '500003' };
  await sayWhoRemyIs(page, hands, home);
  await hands.choose(/^No/);
  await goOn();
  await heading(page, 'Where do you pay tax?');
  await goOn();
  await heading(page, 'What’s your CNP?');
  await hands.type('CNP', '1630615123457');
  await goOn();
  await heading(page, 'Is everything right?');
  await expectNothingFound(page, 'the signature of a representative');
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

for (const [where, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`remy certifies his part by keyboard on ${where}, from the link to the way in; the link works once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    const hands = handsAt(page);
    const link = await inviteRepresentative('remy');
    const secret = new URL(link, 'https://bank.invalid').searchParams.get('authSecret') ?? '';
    await page.goto(link);
    await certify(page, hands);
    expect(page.url()).not.toContain(secret);
    expect(await stored(page)).not.toMatch(/Zwiebel|1971|123457/);
    await hands.press('button', 'Sign and send');
    await heading(page, 'Thank you, that was all');
    await expectNothingFound(page, 'what a representative has done');
    expect(await stored(page)).not.toContain(secret);
    await hands.press('link', 'Log in');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(link);
    await expect(page.getByText('This link doesn’t work any more.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).not.toContain(secret);
  });
}

test('a link that came a week ago leads to the way in, with the reason', async ({ page }) => {
  const link = await inviteRepresentative('remy');
  await advanceClock(7 * 86_400_000);
  await page.goto(link);
  await expect(page.getByText('This link doesn’t work any more.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a page that is loaded again in the middle keeps what may be kept, and asks for the rest anew', async ({
  page,
}) => {
  const hands = handsAt(page);
  await page.goto(await inviteRepresentative('remy'));
  await certify(page, hands);
  await page.reload();
  await heading(page, 'Where were you born?');
  await expect(page.getByText('The page was loaded again')).toBeVisible();
  await expect(page.getByRole('main').getByText('Strada Lungă 5, Brașov').first()).toBeVisible();
});
