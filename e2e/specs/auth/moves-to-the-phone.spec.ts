import { expect, test } from '../../support/test';
import { answerOnPhone, enterPassword, HOME } from './support';

// R1.3.6 and R1.4.4, the push second factor migration. Who may leave it for later: specs/auth/by-keyboard.

test('strict: only a linked phone leads on, and the page follows it', async ({ page }) => {
  const username = await enterPassword(page, 'max');
  await expect(page.getByRole('img', { name: /opens the app/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden();
  await answerOnPhone(username, true);
  await expect(page).toHaveURL(HOME);
});
