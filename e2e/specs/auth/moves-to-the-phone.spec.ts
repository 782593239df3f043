import { lastCode } from '../../support/bank';
import { expect, test } from '../../support/test';
import { answerOnPhone, enterPassword, HOME } from './support';

// R1.3.6 and R1.4.4, the push second factor migration. Mia leaves it for later and stays as she is. Max links his phone, which
// cannot be undone: no other test signs him in.

test('soft: left for later, the sign-in goes on with its own flow', async ({ page }) => {
  const username = await enterPassword(page, 'mia');
  await expect(page).toHaveURL(/\/scp$/);
  await expect(page.getByText(/for \d+ more days/)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByLabel('Code').fill(await lastCode(username));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(HOME);
});

test('strict: only a linked phone leads on, and the page follows it', async ({ page }) => {
  const username = await enterPassword(page, 'max');
  await expect(page.getByRole('img', { name: /opens the app/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden();
  await answerOnPhone(username, true);
  await expect(page).toHaveURL(HOME);
});
