// Rules: R0.35, R2.4.7, S8.
import { expectNothingFound } from '../../support/axe';
import { publishNews } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';

test('new terms wait while money is being sent, stand in the way at home, and go with an answer', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'opal', '/transfer/p2p');
  const question = page.getByRole('alertdialog', { name: 'New terms from 1 January' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The bell would have asked five seconds after the sign-in, and the screen would have been idle a second later.
  await page.clock.fastForward(10_000);
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.clock.fastForward(10_000);
  await expect(question).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await expectNothingFound(page, 'terms');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(question).toBeHidden();
});

test('what an editor should not have written never runs, and the browser blocks nothing', async ({ page }) => {
  const html =
    '<p class="dialog-overlay">Open all day.</p><script>alert(1)</script><form action="/login"><input></form><a href="javascript:alert(1)">Go</a>';
  await publishNews({ title: 'Opening hours', html, persona: 'nils' });
  await signIn(page, 'nils', '/news');
  await page.getByRole('button', { name: /^Opening hours/ }).click();
  await expect(page.getByText('Open all day.')).toBeVisible();
  await expect(page.locator('.bank-text').locator('script, form, input, [class], a[href]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Opening hours Unread/ })).toBeHidden();
});
