import { expectNothingFound } from '../../support/axe';
import { askedByOtherProduct } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { answerOnPhone, enterPassword, numberOnScreen } from './support';

test('axe finds nothing on any step of a sign-in @phone', async ({ page }) => {
  await enterPassword(page, 'sam');
  await numberOnScreen(page);
  await expectNothingFound(page, 'sms');
  await page.getByRole('button', { name: 'Back' }).click();

  await enterPassword(page, 'vera');
  await expect(page.getByRole('checkbox')).toBeVisible();
  await expectNothingFound(page, 'verifyDevice');
  await page.getByRole('button', { name: 'Back' }).click();

  const pia = await enterPassword(page, 'pia');
  await numberOnScreen(page);
  await expectNothingFound(page, 'push');
  await answerOnPhone(pia, false);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNothingFound(page, 'push, declined');
  await page.getByRole('button', { name: 'Start again' }).click();

  await enterPassword(page, 'mia');
  await page.getByRole('button', { name: 'Send the links to my phone' }).click();
  await page.getByRole('button', { name: 'Send by SMS' }).click();
  await expect(page.getByRole('main').getByText(/begins with \+/)).toBeVisible();
  await expectNothingFound(page, 'scp');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.goto('/scp-mobile?deeplink=bankapp%3A%2F%2Flink%2Fx');
  await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible();
  await expectNothingFound(page, 'scp-mobile');

  const asked = await askedByOtherProduct(['accounts']);
  await signIn(page, 'dora', `/auth/sei?authorizeUrl=${encodeURIComponent(asked)}`);
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
  await expectNothingFound(page, 'auth/sei');
});
