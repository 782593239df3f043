import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { markup } from './markup';
import { script } from './script';
import { style } from './style';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** As the cockpit's, and it may frame what is served on this machine. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  'frame-src http://localhost:*',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const PAGE = markup({ style, script });

/**
 * The page that runs a brand inside a frame as the mobile app would (spec 1 §1). It answers at `localhost` only: there a brand and this
 * page are of one site, so that the frame has the storage it would have in a tab.
 */
export function addWrapperSimulator(qa: FastifyInstance): void {
  qa.get('/sandbox/wrapper', (request, reply) => {
    const { hostname, port } = new URL(`http://${request.host}`);
    if (hostname !== 'localhost') return reply.redirect(`http://localhost:${port}${request.url}`);
    return reply
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(PAGE);
  });
}
