import type { TestBank } from '../testing';

const BOUNDARY = 'a-boundary';

/** What an upload answers, as far as tests read it. */
interface Uploaded {
  responseCode: string;
  responseDescription: string;
  document?: { id: string };
  validationErrors?: readonly { field: string }[];
}

/** Sends one file to a multipart row, as a browser does: `const send = uploaderOf(bank)`, once a file of tests. */
export const uploaderOf =
  (bank: TestBank) =>
  async (token: string, method: string, data: object, content = '%PDF-1.4\n%%EOF\n'): Promise<Uploaded> => {
    const part = (head: string, body: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const payload =
      part('name="data"', JSON.stringify({ method, ...data })) +
      part('name="file"; filename="a.pdf"\r\nContent-Type: application/pdf', content) +
      `--${BOUNDARY}--\r\n`;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    };
    return (await bank.sandbox.inject({ method: 'POST', url: `/?${method}`, headers, payload })).json<Uploaded>();
  };
