import type { clientOf } from '../../server/test-client';
import { PERSONA_PASSWORD } from '../../seed/personas';
import type { SoftwareAuthenticator } from './software-authenticator';

type Client = ReturnType<typeof clientOf>;
type Headers = Record<string, string>;

/** Proves the user again: the password, and the code where the bank sent one. @param headers with the bearer */
export async function proveAgain(client: Client, persona: string, headers: Headers): Promise<void> {
  const asked = await client.post('/auth/passkeys/register-request', { password: PERSONA_PASSWORD }, headers);
  const { waitsFor } = asked.json<{ waitsFor: { requestKey: string } | null }>();
  if (waitsFor === null) return;
  const { requestKey } = waitsFor;
  const confirm = { method: 'securityChangeConfirm', requestKey, code: await client.lastCode(persona) };
  await client.post('/?securityChangeConfirm', confirm, headers);
}

/** Registers a passkey by the way that a page takes. @returns the answer of the last step */
export async function registerPasskey(
  client: Client,
  persona: string,
  headers: Headers,
  passkey: SoftwareAuthenticator,
  bend: Parameters<SoftwareAuthenticator['register']>[1] = {},
) {
  await proveAgain(client, persona, headers);
  const asked = await client.post('/auth/passkeys/register-options', {}, headers);
  const { options } = asked.json<{ options: { challenge: string } }>();
  return client.post('/auth/passkeys', { name: 'Laptop', response: passkey.register(options, bend) }, headers);
}
