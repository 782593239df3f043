import { addAuthenticator, registerPasskey } from '../../support/authenticator';
import { expectNothingFound } from '../../support/axe';
import { audit, lastCode, persona } from '../../support/bank';
import { handsAt } from '../../support/keyboard';
import { expect, signIn, test, watch } from '../../support/test';
import { confirmButton, toReview } from './support';

test('what an employee of level 3 sends waits for another user, whose code moves the money', async ({
  page,
  browser,
}) => {
  const note = `Paint ${Date.now()}`;
  const abel = await browser.newPage();
  const ben = await browser.newPage();
  const complaints = [watch(abel), watch(ben)];
  await signIn(abel, 'abel', '/transfer/approved');
  await expect(abel.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await signIn(ben, 'ben');

  await signIn(page, 'lev');
  await toReview(page, { to: (await persona('ben')).username, amount: '31.07', note });
  await confirmButton(page).click();
  await expect(page.getByRole('heading', { name: 'Created for approval' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('31.07');
  await page.goto('/transfer/approved');
  const own = page.getByRole('listitem').filter({ hasText: note });
  await expect(own).toContainText('another user must approve');
  await expect(own.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'approve' })).toContainText(
    'The company’s owner can grant it',
  );
  await page.goto(`/history?q=${encodeURIComponent(note)}`);
  await expect(page.getByRole('link', { name: new RegExp(note) })).toContainText('Waits for approval');

  // It has come to the approver by itself.
  const hands = handsAt(abel);
  await hands.press('checkbox', /31\.07 to Ben Ortega/, 'Space');
  await expectNothingFound(abel, 'a request that is selected');
  await hands.press('button', /^Approve$/);
  await hands.lookAroundAndLeave('dialog', abel.getByRole('button', { name: 'Approve', exact: true }));
  await abel.keyboard.press('Enter');
  const review = abel.getByRole('dialog', { name: 'Check and approve' });
  await expect(review).toContainText('Lev Moroz created it');
  await expectNothingFound(abel, 'the review of a decision');
  await hands.press('button', /^Approve$/, 'Enter', review);
  await expect(review).toContainText('31.07');
  await expectNothingFound(abel, 'the code of a decision');
  await hands.type('Code', await lastCode((await persona('abel')).username));
  await expect(abel.getByText('1 request approved').first()).toBeVisible();
  await hands.keepsFocus();
  await expect(abel.getByRole('listitem').filter({ hasText: note })).toHaveCount(0);

  await expect(ben.getByText(note).first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(note) }).first()).not.toContainText('Waits for approval');
  expect(complaints).toEqual([[], []]);
  await Promise.all([abel.close(), ben.close()]);
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});

test('a passkey of the approver approves a whole set in place of the code', async ({ page, browser }) => {
  const note = `Frames ${Date.now()}`;
  const { username: to } = await persona('ben');
  const lev = await browser.newPage();
  const complaints = watch(lev);
  await signIn(lev, 'lev');
  for (const amount of ['12.01', '3.02']) {
    await toReview(lev, { to, amount, note });
    await confirmButton(lev).click();
    await expect(lev.getByRole('heading', { name: 'Created for approval' })).toBeVisible();
    await expect(lev.getByRole('main')).toContainText(amount);
  }

  await signIn(page, 'abel', '/transfer/approved');
  await addAuthenticator(page);
  const remove = await registerPasskey(page, 'abel');
  const requests = page.getByRole('listitem').filter({ hasText: note });
  await expect(requests).toHaveCount(2);
  await requests.first().getByRole('checkbox').check();
  await requests.last().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Check and approve' });
  await expect(review).toContainText('You approve 2 requests');
  await review.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(review.getByLabel('Code', { exact: true })).toBeVisible();
  await review.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('2 requests approved').first()).toBeVisible();
  await expect(requests).toHaveCount(0);

  await lev.goto(`/history?q=${encodeURIComponent(note)}`);
  const sent = lev.getByRole('link', { name: new RegExp(note) });
  await expect(sent).not.toHaveCount(0);
  await expect(sent.filter({ hasText: 'Waits for approval' })).toHaveCount(0);
  expect(complaints).toEqual([]);
  await Promise.all([remove(), lev.close()]);
  const { checks } = await audit();
  expect(checks.filter((check) => !check.ok)).toEqual([]);
});
