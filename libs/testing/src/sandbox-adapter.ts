import type { TransportOptions } from '@bank/api-client';
import { askBank } from './bank-window';

/** For configureTransport or connectBank: the transport's calls go to the bank in process instead of the network. */
export function sandboxAdapter(): NonNullable<TransportOptions['adapter']> {
  return async (config) => {
    const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]);
    const {
      status,
      headers: answered,
      body,
    } = await askBank({
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '/',
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(typeof config.data === 'string' ? { body: config.data } : {}),
    });
    return { data: body, status, statusText: '', headers: answered, config };
  };
}
