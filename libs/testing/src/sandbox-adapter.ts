import type { TransportOptions } from '@bank/api-client';
import { slowBank } from '@bank/api-client/testing';
import { askBank, type BankRequest } from './bank-window';

/** For configureTransport or connectBank: the transport's calls go to the bank in process instead of the network. */
export function sandboxAdapter(): NonNullable<TransportOptions['adapter']> {
  return async (config) => {
    const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]);
    await slowBank();
    const {
      status,
      headers: answered,
      body,
    } = await askBank({
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '/',
      ...(await written({ origin: PAGE, ...(Object.fromEntries(headers) as Record<string, string>) }, config.data)),
    });
    await slowBank();
    return { data: body, status, statusText: '', headers: answered, config };
  };
}

/** Where the default brand is served: a browser says so with every call. */
const PAGE = 'http://localhost:4204';

/** The body as text. A form with files is written as a browser writes it; its files hold text. */
async function written(headers: Record<string, string>, data: unknown): Promise<Pick<BankRequest, 'headers' | 'body'>> {
  if (typeof data === 'string') return { headers, body: data };
  if (!(data instanceof FormData)) return { headers };
  const parts = await Promise.all(
    [...data].map(async ([name, value]) =>
      typeof value === 'string'
        ? `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
        : `Content-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n${await textOf(value)}`,
    ),
  );
  const others = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type');
  return {
    headers: { ...Object.fromEntries(others), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: [...parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`), `--${BOUNDARY}--\r\n`].join(''),
  };
}

const BOUNDARY = 'between-the-parts';

/** What a file says. jsdom's files cannot read themselves. */
export function textOf(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error('the file cannot be read'));
    reader.readAsText(file);
  });
}
