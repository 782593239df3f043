/** The e-mail an access token was made for, to be shown in a question; null when the token is opaque. Proves nothing. */
export function emailOf(accessToken: string | null): string | null {
  const payload = accessToken?.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('eml' in claims)) return null;
    return typeof claims.eml === 'string' ? claims.eml : null;
  } catch {
    return null;
  }
}
