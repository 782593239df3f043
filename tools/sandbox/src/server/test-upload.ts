import type { TestBank } from '../testing';

const BOUNDARY = 'a-boundary';

/** What an upload answers, as far as tests read it. */
interface Uploaded {
  responseCode: string;
  responseDescription: string;
  reason?: string;
  document?: { id: string };
  validationErrors?: readonly { field: string; description: string }[];
}

/** The file of a form, and what a browser says about it. Without a file name (null) the part is a plain field. */
export interface SentFile {
  content?: string | Buffer;
  fileName?: string | null;
  type?: string;
  /** The field of the form that it stands in. */
  field?: string;
}

const part = (head: string, body: string | Buffer): Buffer =>
  Buffer.concat([`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, body, '\r\n'].map(bytesOf));

const bytesOf = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text);

function filePart({
  content = '%PDF-1.4\n%%EOF\n',
  fileName = 'a.pdf',
  type = 'application/pdf',
  field = 'file',
}: SentFile) {
  const name = fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`;
  return part(`name="${field}"${name}`, content);
}

/** Posts a form of a field `data` and one file, and gives the whole answer. @param caller a token, or the headers that say who calls */
export const formOf =
  (bank: TestBank) =>
  (caller: string | Record<string, string>, method: string, data: object, file: SentFile = {}) =>
    bank.sandbox.inject({
      method: 'POST',
      url: `/?${method}`,
      headers: {
        ...(typeof caller === 'string' ? { authorization: `Bearer ${caller}` } : caller),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: Buffer.concat([
        part('name="data"', JSON.stringify({ method, ...data })),
        filePart(file),
        bytesOf(`--${BOUNDARY}--\r\n`),
      ]),
    });

/**
 * Sends one file to a multipart row, as a browser does: `const send = uploaderOf(bank)`, once a file of tests.
 * A text alone is the content of a file that is called a PDF.
 */
export const uploaderOf =
  (bank: TestBank) =>
  async (token: string, method: string, data: object, file: SentFile | string = {}): Promise<Uploaded> => {
    const sent = typeof file === 'string' ? { content: file } : file;
    return (await formOf(bank)(token, method, data, sent)).json<Uploaded>();
  };
