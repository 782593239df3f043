/** How often a running client asks whether there is a new release (R3.9.2). */
export const ASK_EVERY_MS = 60_000;

/** The release that this page was loaded with; null in development. */
export function loadedRelease(page: Document): string | null {
  return page.querySelector('meta[name="release"]')?.getAttribute('content') ?? null;
}

/** The release the server has now; null when it cannot be told, which is no reason to bother anyone. */
export async function currentRelease(get: typeof fetch): Promise<string | null> {
  try {
    const answer = await get('/version.json', { cache: 'no-store', credentials: 'omit' });
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null || !('release' in body)) return null;
    return typeof body.release === 'string' ? body.release : null;
  } catch {
    return null;
  }
}
