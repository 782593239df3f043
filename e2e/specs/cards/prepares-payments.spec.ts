// Rules: R0.50.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit, cardsOf, charge, lastCode } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';

const OWNER = 'olivia@personas.test';
const pauseOf = (page: Page) => page.getByRole('switch', { name: 'Pause this card' });
const isSaved = (page: Page) => expect(pauseOf(page)).toHaveAttribute('aria-busy', 'false');
const dayBarOf = (page: Page) => page.getByRole('progressbar', { name: 'Each day', exact: true });

/** Saves another limit for a day; an empty one is none. */
async function limitDay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Change limits' }).click();
  await page.getByRole('textbox', { name: 'Each day', exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** A virtual debit card that the owner has ordered for the company, once it works. @returns its account */
async function orderCard(page: Page): Promise<number> {
  await signIn(page, 'olivia', '/add-card');
  await page.getByRole('radio', { name: /Virtual debit card, Euro/ }).check();
  await page.getByRole('button', { name: 'Check the order' }).click();
  await page.getByRole('button', { name: 'Order the card' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(await lastCode(OWNER));
  await expect(page.getByText('Ordered').first()).toBeVisible();
  await advanceClock(10 * 60_000);
  const [card] = await cardsOf(OWNER);
  if (!card) throw new Error('olivia has no card');
  return card.accountId;
}

test('an employee who prepares payments pauses a card and lowers its limit, and the owner takes both back', async ({
  page,
  browser,
}) => {
  const owner = await browser.newPage();
  const complaints = watch(owner);
  const accountId = await orderCard(owner);

  await signIn(page, 'lev', `/cards/${accountId}`);
  await expect(page.getByText('Once you pause this card, you can’t turn it on again yourself.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Card details' })).toBeDisabled();
  await limitDay(page, '50');
  await expect(dayBarOf(page)).toBeVisible();
  expect(await charge(accountId, 'Shop online', '51')).toMatchObject({ approved: false, reason: 'perDay' });
  await limitDay(page, '60');
  await expect(page.getByRole('dialog').getByText(/^Your access lets you lower this card’s limits/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await pauseOf(page).click();
  await expect(page.getByText('Nothing new can be paid')).toBeVisible();
  await isSaved(page);
  await expect(pauseOf(page)).toBeDisabled();
  expect(await charge(accountId, 'Shop online', '1')).toMatchObject({ approved: false, reason: 'paused' });
  await expectNothingFound(page, 'a card of the company for an employee who prepares payments');

  await signIn(owner, 'olivia', `/cards/${accountId}`);
  await pauseOf(owner).click();
  await expect(owner.getByText('Nothing new can be paid')).toBeHidden();
  await isSaved(owner);
  await limitDay(owner, '');
  await expect(dayBarOf(owner)).toBeHidden();
  expect(await charge(accountId, 'Shop online', '51')).toMatchObject({ approved: true });
  expect(await audit()).toMatchObject({ ok: true });
  expect(complaints).toEqual([]);
  await owner.close();
});
