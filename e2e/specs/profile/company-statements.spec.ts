// Rules: R3.3.13, R3.3.28, R3.4.8, R3.6.1.
import type { Page } from '@playwright/test';
import { actFor, giveFactor } from '../../support/acting';
import { expectNothingFound } from '../../support/axe';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

const moneyOf = (page: Page) => page.getByRole('region', { name: 'Money and purpose' });
const diligenceOf = (page: Page) => page.getByRole('region', { name: 'Due diligence' });

test('a company changes what it stated of its money, answers due diligence, and reads both after a reload', async ({
  page,
}) => {
  const hands = handsAt(page);
  await signIn(page, 'carl', '/company');
  const change = moneyOf(page).getByRole('button', { name: 'Change' });
  await hands.press('button', 'Change', 'Enter', moneyOf(page));
  await hands.lookAroundAndLeave('dialog', change);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Which other source?', { exact: true })).toHaveValue('Rent of a workshop');
  await expectNothingFound(page, 'the sheet of the money');
  await hands.type('Coming in each month', '31000');
  await hands.pick(/^Currency of what goes out/, /^RON/);
  await hands.press('checkbox', /^Loans/, 'Space');
  await hands.type('Which other source?', 'Rent of two workshops');
  await hands.press('checkbox', /^Reserves/, 'Space');
  await hands.press('button', 'Save');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(change).toBeFocused();

  const answer = diligenceOf(page).getByRole('button', { name: 'Answer' });
  await hands.press('button', 'Answer', 'Enter', diligenceOf(page));
  await hands.lookAroundAndLeave('dialog', answer);
  await page.keyboard.press('Enter');
  await hands.press('button', 'Save');
  await expect(page.getByText('Choose one.')).toHaveCount(3);
  const question = (name: RegExp) => page.getByRole('group', { name });
  await hands.to('radio', 'Yes', question(/public official/));
  await page.keyboard.press('ArrowRight');
  await hands.to('radio', 'Yes', question(/sued/));
  await page.keyboard.press('ArrowRight');
  await hands.to('radio', 'Yes', question(/pay taxes/));
  await page.keyboard.press('Space');
  await hands.type('Who, and in which countries?', 'Elsa Brandt, in Chile');
  await hands.press('button', 'Save');
  await expect(page.getByRole('dialog')).toBeHidden();
  await hands.keepsFocus();

  await page.reload();
  await expect(moneyOf(page)).toContainText('€31,000.00');
  await expect(moneyOf(page)).toContainText('Loans; Other: Rent of two workshops');
  await expect(moneyOf(page)).toContainText('Wages; Reserves');
  await expect(diligenceOf(page)).toContainText(/Public office or stateNoLawsuitsNoTaxes in another countryYes/);
  await expect(diligenceOf(page)).toContainText('Elsa Brandt, in Chile');
  await expectNothingFound(page, 'the page with what was stated');
});

test('closed by a press, a sheet gives the focus back to what opened it', async ({ page }) => {
  await signIn(page, 'carl', '/company');
  const change = moneyOf(page).getByRole('button', { name: 'Change' });
  for (let round = 0; round < 6; round += 1) {
    await change.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(change).toBeFocused();
  }
});

test('an administrator who acts for a company changes what it stated, and the company reads it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'ada');
  await actFor(page, 'carpentry', /^Carl’s Carpentry/);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /^Company/ })
    .click();

  await moneyOf(page).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Going out each month', { exact: true }).fill('22000');
  await page.getByRole('button', { name: 'Save' }).click();
  // What she changes lasts, so that her second factor is asked for, in front of the sheet and once for both.
  await giveFactor(page);
  await expect(moneyOf(page)).toContainText('€22,000.00');
  await diligenceOf(page).getByRole('button', { name: 'Answer' }).click();
  for (const question of [/public official/, /sued/, /pay taxes/])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(diligenceOf(page)).toContainText(/LawsuitsNo/);

  const his = await browser.newPage();
  await signIn(his, 'carl', '/company');
  await expect(moneyOf(his)).toContainText('€22,000.00');
  await expect(diligenceOf(his)).toContainText(/LawsuitsNo/);
  await his.close();
});
