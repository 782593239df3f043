import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { markup } from './markup';
import { script } from './script';
import { style } from './style';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its own code and style by hash and nothing else; no markup is ever made from text. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const PAGE = markup({ style, script });

/** The page that puts the QA surface under buttons. */
export function addCockpit(qa: FastifyInstance): void {
  for (const path of ['/', '/sandbox', '/sandbox/']) {
    qa.get(path, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(PAGE),
    );
  }
}
