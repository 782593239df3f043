import type { Page } from '@playwright/test';
import { tokensOf } from './bank';

/** Chromium's own authenticator in software, which says yes to everything (CDP, WebAuthn domain). */
export async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

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
export async function registerPasskey(page: Page, key: string): Promise<() => Promise<unknown>> {
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
