import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface OwnPage {
  title: string;
  /** What its icon shows on the tile, as SVG in an address. */
  icon: string;
  body: string;
  style: string;
  script: string;
  /** Sources of `frame-src`; none by default. */
  frames?: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its own code and style by hash and nothing else; no markup is ever made from text. */
const policyOf = ({ script, style, frames }: OwnPage) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const markupOf = ({ title, icon, body, style, script }: OwnPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%23314ba8'/%3E${icon}%3C/svg%3E">
<style>${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>`;

/** A page of the sandbox's own, made once. @returns what sends it */
export function ownPage(page: OwnPage): (reply: FastifyReply) => FastifyReply {
  const headers = { 'content-security-policy': policyOf(page), 'referrer-policy': 'no-referrer' };
  const markup = markupOf(page);
  return (reply) => reply.headers(headers).type('text/html; charset=utf-8').send(markup);
}
