import { expectNothingFound } from '../../support/axe';
import { tooWideInRussian, walk } from '../../support/screens';
import { expect, test } from '../../support/test';

const SCREENS = [
  ['sia', '/setting', 'Two-step verification'],
  ['sia', '/setting?open=signIn', 'Current password'],
  ['sia', '/setting?open=password', 'New password'],
  ['sia', '/setting?open=addresses', 'No addresses yet'],
  ['sia', '/setting?open=devices', 'No phones yet'],
  ['sia', '/login-history', 'wrong password'],
  ['sia', '/payout-blacklist?open=add', 'Address or account number'],
  ['coen', '/company-access', 'Dirk Aalto'],
  ['coen', '/company-access?open=right&id=39', 'What this user may do'],
  ['abel', '/transfer/approved', 'Approvals'],
  ['ana', '/history?export=new', 'Create the file'],
] as const;

test('axe finds nothing on the settings screens @phone', async ({ page }) => {
  test.setTimeout(120_000);
  await walk(page, SCREENS, async ([, path, shows]) => {
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectNothingFound(page, path);
  });
});

test('nothing scrolls sideways on a narrow phone in Russian', async ({ page }) => {
  expect(await tooWideInRussian(page, SCREENS, true)).toEqual([]);
});
