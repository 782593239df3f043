import { specRoutes } from '@bank/paths';

/** Screens that are never measured (R0.13 and R0.24), by what their route begins with. */
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
 * Whether a screen may be measured: it has a route of R1.2 and is of none of the kinds above. What is not known is not measured,
 * and so an address with somebody's id or secret in it never passes for a route.
 * @param pattern as the router writes it, for example `/revenue-split/:contractId`
 */
export function isMeasured(pattern: string): boolean {
  const first = /^\/[^/]*/.exec(pattern)?.[0] ?? '';
  return KNOWN.has(pattern) && !NEVER.some(({ begins }) => begins.test(first));
}
