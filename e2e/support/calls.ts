import { SANDBOX, tokensOf } from './bank';

/**
 * Calls the bank as a persona does with another client, so that no fault of the page under test is in the way.
 * @returns the envelope
 * @throws Error when the bank does not answer 200
 */
export async function callAs(
  persona: string,
  method: string,
  input: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { accessToken } = await tokensOf(persona);
  const response = await fetch(`${SANDBOX}/?${method}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ method, ...input }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
