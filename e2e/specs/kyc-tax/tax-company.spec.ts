// Rules: R0.113, R0.115, R0.116, R1.4.15, R3.3.14.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { handsAt, type Hands, pickByLetters } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';
import { heading } from './tax-support';

/** One person who controls the company. */
async function certifyPerson(page: Page, hands: Hands, name: string, taxId: string): Promise<void> {
  const goOn = () => hands.press('button', 'Continue');
  await heading(page, `When and where was ${name} born?`);
  await hands.type('Date of birth', '28.02.1971');
  await hands.type('City or place', 'Zwiebelkirchen');
  await pickByLetters(page, hands, /^Country/, 'Portugal', 'Portugal');
  await goOn();
  await heading(page, `Where does ${name} pay tax?`);
  await goOn();
  await heading(page, `${name}: what’s the NIF?`);
  await hands.type('NIF', taxId);
  await goOn();
}

/** What is asked of a company whose income is mostly passive, up to the signature. */
async function certify(page: Page, hands: Hands): Promise<void> {
  const goOn = () => hands.press('button', 'Continue');
  const answer = async (question: string, option: RegExp) => {
    await heading(page, question);
    await hands.choose(option);
    await goOn();
  };
  await heading(page, 'What kind of company is it?');
  await expectNothingFound(page, 'the first question of the company’s tax certification');
  await answer('What kind of company is it?', /makes, sells/);
  await answer('Does it keep money for others, or insure them?', /^No$/);
  await answer('Are its shares traded on a stock exchange?', /^No$/);
  await answer('Does it belong together with a listed company?', /^No$/);
  await answer('Is half of its income or more passive?', /^Yes$/);
  await answer('Is it a US company for tax?', /^No/);
  await heading(page, 'Where does the company pay tax?');
  await goOn();
  await heading(page, 'What’s its NIPC?');
  await hands.type('NIPC', '501 964 843');
  await goOn();
  await certifyPerson(page, hands, 'Toby Nunes', '123456789');
  await certifyPerson(page, hands, 'Rosa Nunes', '501964843');
  await heading(page, 'Is everything right?');
  await expectNothingFound(page, 'the signature of the company’s tax certification');
}

for (const [where, width] of [
  ['a desktop', 1280],
  ['a phone', 390],
] as const) {
  test(`toby certifies where his company pays tax by keyboard on ${where}, from sign-in to home`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    const hands = handsAt(page);
    await signIn(page, 'toby');
    await expect(page).toHaveURL(/\/self-certification-business-splash$/);
    await expectNothingFound(page, 'the splash of the company’s tax certification');
    await hands.press('link', 'Begin');
    await certify(page, hands);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toMatch(/964843|456789|Zwiebel|1971/);
    await hands.press('button', 'Sign and send');
    await expect(page).toHaveURL(/\/home$/);
  });
}

test('a page that is loaded again in the middle asks for births and numbers anew, and keeps the rest', async ({
  page,
}) => {
  const hands = handsAt(page);
  await signIn(page, 'toby');
  await hands.press('link', 'Begin');
  await certify(page, hands);
  await page.reload();
  await heading(page, 'What’s its NIPC?');
  await expect(page.getByRole('main').getByText('The page was loaded again')).toBeVisible();
  await expect(page.getByLabel('NIPC', { exact: true })).toHaveValue('');
  await expect(
    page
      .getByRole('main')
      .getByText(/has mostly passive income/)
      .first(),
  ).toBeVisible();
});
