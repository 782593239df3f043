// Rules: R0.65, R0.90, R0.91, R0.93.
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../../support/axe';
import { advanceClock, clock, decideDocument, documents } from '../../support/bank';
import { PDF } from '../../support/hands';
import { handsAt, type Hands } from '../../support/keyboard';
import { expect, signIn, test } from '../../support/test';

const KYRA = 1004;
const DAY_MS = 86_400_000;

/** Sends one paper of a matter that waits, from its card to the end of its sheet. */
async function send(page: Page, hands: Hands, matter: string, button: string | RegExp = 'Send'): Promise<string> {
  await hands.press('button', button, 'Enter', page.getByRole('region', { name: matter }));
  const sheet = page.getByRole('dialog', { name: matter });
  await hands.attach('Choose files', { name: 'scan.pdf', ...PDF }, sheet);
  await expect(sheet.getByText('Being checked')).toBeVisible();
  await hands.press('button', 'Done', 'Enter', sheet);
  await expect(sheet).toBeHidden();
  await hands.keepsFocus();
  return (await documents()).filter(({ customerId }) => customerId === KYRA).at(-1)?.id ?? '';
}

test('by keyboard and as a reader hears it: known, then limited by a paper that has ended, then renewed', async ({
  page,
}) => {
  const hands = handsAt(page);
  await signIn(page, 'kyra');
  await expect(page.getByRole('region', { name: 'Identity document' })).toMatchAriaSnapshot(`
    - region "Identity document":
      - text: Missing
      - heading "Identity document" [level=2]
      - paragraph: /all four corners/
      - button "Send"
  `);
  const passport = await send(page, hands, 'Identity document');
  const bill = await send(page, hands, 'Proof of address');
  const now = new Date((await clock()).now).getTime();
  await decideDocument(bill, { status: 'uploaded' });
  await decideDocument(passport, {
    status: 'uploaded',
    expiresAt: new Date(now + 40 * DAY_MS).toISOString().slice(0, 10),
  });
  await hands.press('link', 'Go to home');
  await expect(page).toHaveURL(/\/home$/);

  // Nothing of the session that ends meanwhile is what this is about.
  await page.goto('about:blank');
  await advanceClock(71 * DAY_MS);
  await signIn(page, 'kyra', '/limited-account');
  await expect(page.getByRole('list', { name: 'Why it is limited' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Identity document' })).toMatchAriaSnapshot(`
    - region "Identity document":
      - text: Expired
      - heading "Identity document" [level=2]
      - paragraph: /Expired on .* Send a new one\\./
      - button "Send"
  `);
  await expectNothingFound(page, 'an account limited by an expired document');
  const next = await send(page, hands, 'Identity document');
  await expect(page.getByRole('heading', { name: 'Your documents are with us' })).toBeVisible();
  await decideDocument(next, { status: 'uploaded' });
  await expect(page.getByRole('heading', { name: 'Your account is verified' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why it is limited' })).toBeHidden();
  await hands.press('link', 'Go to home');
  await expect(page).toHaveURL(/\/home$/);
  await hands.press('button', /^Notifications/);
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await expect(centre.getByText('Your account is no longer limited')).toBeVisible();
  await hands.press('link', /^Your account is limited/, 'Enter', centre);
  await expect(page).toHaveURL(/\/profile$/);
});
