import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { OutgoingFile } from '../platform/handler';

/**
 * Sends a file as an attachment, which no browser opens as a page of ours; `nosniff` and `no-store` are on every answer. The length is
 * promised up front, so that a file that breaks off is a failed download and never a shorter file.
 */
export function sendFile(reply: FastifyReply, { name, mediaType, bytes, content }: OutgoingFile): FastifyReply {
  return reply
    .code(200)
    .headers({
      'content-type': mediaType,
      'content-length': bytes,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
    })
    .send(Readable.from(content, { objectMode: false }));
}
