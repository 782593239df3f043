/**
 * The claims of a JWT, unverified: the bank verifies, the client only needs to know when it ends and whose it is.
 * Anything that is no JWT has none.
 */
function claims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    const value: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** When a token expires, in epoch ms of the bank's clock; null when it does not say. */
export function tokenExpiry(token: string): number | null {
  const { exp } = claims(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/**
 * What names the session of a token over its rotations: the `sid` claim, else `sub`, else null. Tabs of one session
 * share it; a tab of another user does not.
 */
export function tokenSession(token: string | null): string | null {
  if (token === null) return null;
  const { sid, sub } = claims(token);
  const id = sid ?? sub;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

/** The user of a token: its `sub` claim; null without one. */
export function tokenUser(token: string | null): string | null {
  const sub = token === null ? undefined : claims(token)['sub'];
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : null;
}

/**
 * The company that a business user's token is for (the `cus` claim beside `biz`), which the client names on every acting call (R1.6.4).
 * Null for personal customers and for users without access to a company.
 */
export function tokenCompany(token: string | null): number | null {
  if (token === null) return null;
  const { cus, biz } = claims(token);
  return biz === true && typeof cus === 'number' && cus > 0 ? cus : null;
}
