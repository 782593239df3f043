import type { ProxyOptions } from 'vite';

/**
 * The browser only ever talks to its own origin: `/api/*` goes on to the bank, `/api/socket` is its websocket. Used by the
 * development server and by `vite preview`; the production servers do the same.
 */
export function bankProxy(
  bankUrl = process.env.BANK_SANDBOX_URL ?? 'http://127.0.0.1:4100',
): Record<string, ProxyOptions> {
  return {
    '/api': {
      target: bankUrl,
      changeOrigin: false,
      ws: true,
      rewrite: (address) => address.replace(/^\/api/, '') || '/',
    },
  };
}
