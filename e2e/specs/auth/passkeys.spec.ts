import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../support/authenticator';
import { persona, tokensOf } from '../../support/bank';
import { expect, signIn, test } from '../../support/test';
import { toReview } from '../transfers/support';
import { HOME, logOut } from './support';

/** Calls the bank from the page, as the page's own origin, which a passkey is bound to. */
function ask(page: Page, token: string, verb: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([token, verb, path, body]) => {
      const response = await fetch(`/api/auth/passkeys${path}`, {
        method: verb,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === null ? {} : { body }),
      });
      if (!response.ok) throw new Error(`${verb} ${path} answered ${response.status}: ${await response.text()}`);
      const text = await response.text();
      return text ? (JSON.parse(text) as unknown) : null;
    },
    [token, verb, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** Has the page's browser make a passkey for a persona. @returns what takes it away again */
async function register(page: Page, key: string): Promise<() => Promise<unknown>> {
  const { accessToken } = await tokensOf(key);
  const { options } = (await ask(page, accessToken, 'POST', '/register-options', {})) as { options: object };
  const response = await page.evaluate(async (options) => {
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    });
    return (made as PublicKeyCredential).toJSON() as unknown;
  }, options);
  const { id } = (await ask(page, accessToken, 'POST', '', { name: 'Test', response })) as { id: string };
  return () => ask(page, accessToken, 'DELETE', `/${encodeURIComponent(id)}`);
}

test('a passkey signs in without a password, and approves a transfer in place of the code', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  const remove = await register(page, 'otis');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(HOME);

  await toReview(page, { to: (await persona('ben')).username, amount: '1.00', note: 'By passkey' });
  await page.getByRole('button', { name: 'Confirm and send' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText('1.00');
  await remove();
});

test('a browser that holds no passkey says so, and the form still works', async ({ page }) => {
  await page.goto('/login');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(/The passkey was not used/)).toBeVisible();
  await signIn(page, 'dora');
  await logOut(page);
});
