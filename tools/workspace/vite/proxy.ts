import type { ProxyOptions } from 'vite';

const PREFIX = /^\/+api\/+sandbox(?=\/|$)/i;

/** The path as the bank would read it; undefined where it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/** Whether an address leads to the bank's surface for testers, which has an origin of its own. */
export function isForTesters(url: string): boolean {
  const path = pathOf(url);
  return path === undefined || PREFIX.test(path);
}

/**
 * The browser only ever talks to its own origin: `/api/*` goes on to the bank, `/api/socket` is its websocket. Used by the
 * development server and by `vite preview`; the production servers do the same. `/api/sandbox` answers 404, as it does there.
 */
export function bankProxy(
  bankUrl = process.env.BANK_SANDBOX_URL ?? 'http://127.0.0.1:4100',
): Record<string, ProxyOptions> {
  return {
    '/api': {
      target: bankUrl,
      changeOrigin: false,
      ws: true,
      // At the end, where the bank looks: what stands before it may be a visitor's own words (R0.146).
      xfwd: true,
      rewrite: (address) => address.replace(/^\/api/, '') || '/',
      bypass: ({ url = '' }) => (isForTesters(url) ? false : undefined),
    },
  };
}
