import type { Page } from '@playwright/test';
import { lastCode, persona, tokensOf } from './bank';

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
  return send(page, token, verb, `/api/auth/passkeys${path}`, body);
}

function send(page: Page, token: string, verb: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([token, verb, path, body]) => {
      const response = await fetch(path, {
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

/** A passkey is added only by who has just proven themself again (R0.39). */
async function proveAgain(page: Page, key: string, token: string): Promise<void> {
  const { username, password } = await persona(key);
  const { waitsFor } = (await ask(page, token, 'POST', '/register-request', { password })) as {
    waitsFor: { requestKey: string } | null;
  };
  if (waitsFor === null) return;
  const code = await lastCode(username);
  await send(page, token, 'POST', '/api/?securityChangeConfirm', {
    method: 'securityChangeConfirm',
    requestKey: waitsFor.requestKey,
    code,
  });
}

/** Has the page's browser make a passkey for a persona. @returns what takes it away again */
export async function registerPasskey(page: Page, key: string): Promise<() => Promise<unknown>> {
  const { accessToken } = await tokensOf(key);
  await proveAgain(page, key, accessToken);
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
