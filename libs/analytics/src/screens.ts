import { specRoutes } from '@bank/paths';

/** Routes that begin with one of these are never measured (R0.13, R0.24). */
const NEVER: readonly { why: 'sign-in' | 'card' | 'identity' | 'secret address'; begins: RegExp }[] = [
  { why: 'sign-in', begins: /^\/(login|register|activate|scp|scp-mobile|auth)$/ },
  { why: 'card', begins: /^\/(add-card|confirm-card|cards|card)$/ },
  {
    why: 'identity',
    begins:
      /^\/(kyc|video-identity-job|identity-verification|company-documents|profile-update|unverified-account|limited-account|self-certification[\w-]*)$/,
  },
  { why: 'secret address', begins: /^\/receive$/ },
];

const KNOWN = new Set(specRoutes.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')));

/**
 * Whether a screen may be measured: it is a route of R1.2 and none of the kinds above. Unknown patterns are never measured, so an
 * address with an id or a secret in it cannot pass for a route.
 * @param pattern as the router writes it, for example `/revenue-split/:contractId`
 */
export function isMeasured(pattern: string): boolean {
  const first = /^\/[^/]*/.exec(pattern)?.[0] ?? '';
  return KNOWN.has(pattern) && !NEVER.some(({ begins }) => begins.test(first));
}
