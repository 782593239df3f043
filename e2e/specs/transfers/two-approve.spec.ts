// Rules: R2.4.67, R2.4.70, R2.4.71, R2.4.72.
import type { Browser, Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, audit, lastCode, persona } from '../../support/bank';
import { expect, signIn, test, watch } from '../../support/test';
import { confirmButton, toReview } from './support';

const DAY_MS = 86_400_000;
const RULE = 'Payments from €100.00 need two other people.';

/** Others of the company at pages of their own; none of them may complain. */
async function colleagues(browser: Browser, ...keys: string[]) {
  const pages = await Promise.all(keys.map(() => browser.newPage()));
  const complaints = pages.map(watch);
  await Promise.all(keys.map((key, index) => signIn(at(pages, index), key, '/transfer/approved')));
  return {
    pages,
    leave: async () => {
      expect(complaints.flat()).toEqual([]);
      await Promise.all(pages.map((page) => page.close()));
    },
  };
}

function at(pages: readonly Page[], index: number): Page {
  const page = pages[index];
  if (!page) throw new Error(`no page ${index}`);
  return page;
}

/** The owner asks for the policy, and the approver approves it. */
async function agreeOnPolicy(owner: Page, approver: Page): Promise<void> {
  await owner.goto('/transfer/approved');
  await owner.getByRole('link', { name: 'Policies' }).click();
  await owner.getByRole('button', { name: 'Add a policy' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Approval policy' });
  await dialog.getByRole('textbox', { name: 'From' }).fill('100');
  await dialog.getByRole('button', { name: /Approved by/ }).click();
  await owner.getByRole('option', { name: 'Two other people' }).click();
  await expect(dialog).toContainText(RULE);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(owner.getByRole('list', { name: 'Changes that wait' })).toContainText(RULE);

  await approver.goto('/transfer/approved/policies');
  await expectNothingFound(approver, 'a policy that waits for a second person');
  await approver.getByRole('button', { name: `Approve: ${RULE}` }).click();
  await expect(approver.getByRole('list', { name: 'Policies that count' })).toContainText(RULE);
  await approver.goto('/transfer/approved');
}

async function ask(page: Page, note: string): Promise<void> {
  await toReview(page, { to: (await persona('ben')).username, amount: '120.00', note });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { name: 'Created for approval' })).toBeVisible();
}

/** Approves the only request that waits, by the code that is sent. */
async function approve(page: Page, key: string): Promise<void> {
  await page.getByRole('checkbox', { name: /120\.00 to Ben Ortega/ }).check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Check and approve' });
  await review.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(review.getByLabel('Code', { exact: true })).toBeVisible();
  await review.getByLabel('Code', { exact: true }).fill(await lastCode((await persona(key)).username));
  await expect(page.getByText('1 request approved').first()).toBeVisible();
}

test('under a policy of two the maker sees who approved and who still may, and the second one sends the money', async ({
  page,
  browser,
}) => {
  const { pages, leave } = await colleagues(browser, 'olivia', 'abel');
  const [olivia, abel] = [at(pages, 0), at(pages, 1)];
  await agreeOnPolicy(olivia, abel);
  await signIn(page, 'lev');
  await ask(page, 'Paint');
  await page.goto('/transfer/approved');
  await expect(page.getByRole('listitem').filter({ hasText: 'Paint' })).toContainText('0 of 2 approved');

  await approve(abel, 'abel');
  await expect(abel.getByText('It’s sent once another person has approved it, too.').first()).toBeVisible();
  await expect(abel.getByRole('checkbox', { name: /120\.00 to Ben Ortega/ })).toHaveCount(0);
  const details = page.getByRole('complementary', { name: 'Request' });
  await expect(details).toContainText('Approved by Abel Costa');
  await expect(details).toContainText('Can approve: Cora Vlad, Olivia Stan');
  await expectNothingFound(page, 'a request with one of two approvals');

  await olivia.goto('/transfer/approved');
  await approve(olivia, 'olivia');
  await expect(page.getByText('Nothing waits for approval')).toBeVisible();
  await page.goto('/history?q=Paint');
  await expect(page.getByRole('link', { name: /Paint/ })).not.toContainText('Waits for approval');
  await leave();
  expect((await audit()).checks.filter((check) => !check.ok)).toEqual([]);
});

test('a request that nobody approved in seven days has ended, and its money is no longer on hold', async ({
  page,
  browser,
}) => {
  await signIn(page, 'lev');
  await ask(page, 'Paint');
  await advanceClock(7 * DAY_MS);
  const { pages, leave } = await colleagues(browser, 'abel');
  const abel = at(pages, 0);
  await expect(abel.getByText('Nothing waits for approval')).toBeVisible();
  await abel.goto('/history?q=Paint');
  const ended = abel.getByRole('link', { name: /Paint/ });
  await expect(ended).toContainText('Not confirmed in time');
  await ended.click();
  await expect(abel.getByText('Not confirmed in time').first()).toBeVisible();
  await leave();
  expect((await audit()).checks.filter((check) => !check.ok)).toEqual([]);
});
