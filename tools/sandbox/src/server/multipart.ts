import type { FastifyRequest } from 'fastify';
import type { Language } from '../platform/languages';
import { Refusal } from '../platform/refusal';
import { responseCode } from '@bank/protocol';
import { Unreadable } from './failures';
import type { Fields } from './request';
import { say } from './texts';

/** The limits of one upload (S10); a megabyte is 1000 × 1000 bytes (R2.9.6). */
export const uploadLimits = { fileBytes: 10_000_000, files: 10, totalBytes: 40_000_000 } as const;

/** The JSON of a multipart call and the files beside it (R1.7.1). */
export interface Multipart {
  data: Buffer | undefined;
  /** By the name of their part; the last one of a name counts. */
  files: Fields;
}

/** Not built at run time from a request's own words: a part is one of these or the request is unreadable. */
const PART_NAME = /^[a-zA-Z]\w{0,39}$/;

/**
 * Reads a multipart body into memory, within the limits.
 * @throws Refusal VF for a file that is too large, Unreadable for anything that is no multipart body of ours
 */
export async function readMultipart(request: FastifyRequest, language: Language): Promise<Multipart> {
  const files: [string, File][] = [];
  let data: Buffer | undefined;
  let total = 0;
  try {
    for await (const part of request.parts()) {
      if (!PART_NAME.test(part.fieldname)) throw unreadable(language);
      if (part.type === 'field') {
        if (part.fieldname !== 'data' || typeof part.value !== 'string') throw unreadable(language);
        data = Buffer.from(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      total += bytes.length;
      if (total > uploadLimits.totalBytes) throw tooLarge(language, part.fieldname);
      files.push([part.fieldname, new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })]);
    }
  } catch (error) {
    throw toRefusal(error, language);
  }
  return { data, files: Object.fromEntries(files) };
}

/** The plugin's own errors carry a code; the large file is the customer's to mend, the rest is no request of ours. */
function toRefusal(error: unknown, language: Language): Error {
  if (error instanceof Refusal || error instanceof Unreadable) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(language, 'file') : unreadable(language);
}

const unreadable = (language: Language) => new Unreadable(400, say(language, 'unreadable'));

function tooLarge(language: Language, field: string): Refusal {
  const description = say(language, 'fileTooLarge');
  return new Refusal(responseCode.verify, description, { validation: [{ description, field }] });
}
