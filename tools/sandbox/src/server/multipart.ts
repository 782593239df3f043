import type { FastifyRequest } from 'fastify';
import type { Language } from '../platform/languages';
import { Refusal } from '../platform/refusal';
import { responseCode } from '@bank/protocol';
import { Unreadable } from './failures';
import type { FileReader } from './file-readers';
import type { Fields } from './request';
import { say } from './texts';

/** A call brings one file (S10). */
const FILES = 1;

/** R2.9.6. */
const MEGABYTE = 1_000_000;

/** The JSON of a multipart call and the file beside it (R1.7.1). */
export interface Multipart {
  data: Buffer | undefined;
  /** By the name of its part. */
  files: Fields;
}

/** Not built at run time from a request's own words: a part is one of these or the request is unreadable. */
const PART_NAME = /^[a-zA-Z]\w{0,39}$/;

/**
 * Reads a multipart body into memory.
 * @param reader of the row that is called
 * @throws Refusal VF for a file that is too large, Unreadable for anything that is no multipart body of ours
 */
export async function readMultipart(
  request: FastifyRequest,
  language: Language,
  reader: FileReader,
): Promise<Multipart> {
  const files: [string, File][] = [];
  let data: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: reader.bytes, files: FILES } })) {
      if (!PART_NAME.test(part.fieldname)) throw unreadable(language);
      if (part.type === 'field') {
        if (part.fieldname !== 'data' || typeof part.value !== 'string') throw unreadable(language);
        data = Buffer.from(part.value);
        continue;
      }
      // As they come, and not put together first: the file takes a copy of its own.
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      for await (const piece of part.file) pieces.push(piece);
      files.push([part.fieldname, new File(pieces, part.filename, { type: part.mimetype })]);
    }
  } catch (error) {
    throw toRefusal(error, language, reader);
  }
  return { data, files: Object.fromEntries(files) };
}

/** The plugin's own errors carry a code; the large file is the customer's to mend, the rest is no request of ours. */
function toRefusal(error: unknown, language: Language, reader: FileReader): Error {
  if (error instanceof Refusal || error instanceof Unreadable) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(language, reader) : unreadable(language);
}

const unreadable = (language: Language) => new Unreadable(400, say(language, 'unreadable'));

function tooLarge(language: Language, { bytes, field }: FileReader): Refusal {
  const description = say(language, 'fileTooLarge', { megabytes: String(bytes / MEGABYTE) });
  return new Refusal(responseCode.verify, description, { validation: [{ description, field }] });
}
