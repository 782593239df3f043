import { paths } from '@bank/paths';
import type { MiddlewareFunction } from 'react-router-dom';
import { customerGuard, requireAuthSecret, requireLoginResult } from './guards';

/** What a route asks for beyond its layout: a session for main, restricted and clear, nothing for external (R1.2.7). */
interface RouteGuards {
  guards: readonly MiddlewareFunction[];
  /** Opens without a session although its layout would ask for one. */
  isOpen?: true;
}

const company: RouteGuards = { guards: [customerGuard('startFirst'), customerGuard('businessOnly')] };
const businessOnly: RouteGuards = { guards: [customerGuard('businessOnly')] };
const fullAccess: RouteGuards = { guards: [customerGuard('fullAccessOnly')] };

/** Pattern → guards, for the routes of R1.2 that have any of their own; a slash at the end means nothing. */
const TABLE: Readonly<Record<string, RouteGuards>> = {
  [paths.certificationRepresentative.pattern]: { guards: [requireAuthSecret] },
  [paths.scp.pattern]: { guards: [requireLoginResult], isOpen: true },
  [paths.adminOverview.pattern]: { guards: [customerGuard('administratorsOnly')] },
  [paths.company.pattern]: company,
  [paths.companyPart.pattern]: company,
  [paths.companyEmails.pattern]: company,
  [paths.brandTerms.pattern.replace(/\/$/, '')]: { guards: [customerGuard('termsFirst')] },
  '/company-documents': businessOnly,
  '/self-certification-business-splash': businessOnly,
  '/self-certification-business': businessOnly,
  [paths.companyAccess.pattern]: businessOnly,
  [paths.unverifiedAccount.pattern]: { guards: [customerGuard('unverifiedOnly')] },
  [paths.limitedAccount.pattern]: { guards: [customerGuard('limitedOnly')] },
  '/merchant/internal/api_key': fullAccess,
  '/merchant/internal/api_log': fullAccess,
  '/merchant/internal/webhook_log': fullAccess,
};

const NONE: RouteGuards = { guards: [] };

/** @param pattern the full pattern of a route, for example `/company/:path` */
export function guardsOf(pattern: string): RouteGuards {
  return TABLE[pattern.replace(/(.)\/$/, '$1')] ?? NONE;
}

/** Every pattern the table names, so that a test can tell a misspelt one. */
export const guardedPatterns = Object.keys(TABLE);
