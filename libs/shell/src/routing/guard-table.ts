import { paths } from '@bank/paths';
import type { MiddlewareFunction } from 'react-router-dom';
import type { CustomerGuard } from '../signed-in/customer-guards';
import { connected, requireAuthSecret, requireLoginResult, takeIdentityToken } from './guards';

/** What a route asks for beyond its layout: a session for main, restricted and clear, nothing for external (R1.2.7). */
interface RouteGuards {
  /** What is asked before the bank is. */
  guards?: readonly MiddlewareFunction[];
  /** What is asked of who is signed in. */
  customer?: readonly CustomerGuard[];
  /** The bank is asked before the screen is there: an outage takes its place, inside of a layout that asks for nothing. */
  isAwaited?: true;
  /** Opens without a session although its layout would ask for one. */
  isOpen?: true;
}

const company: RouteGuards = { customer: ['startFirst', 'businessOnly'] };
const businessOnly: RouteGuards = { customer: ['businessOnly'] };
const fullAccess: RouteGuards = { customer: ['fullAccessOnly'] };

/** Pattern → guards, for the routes of R1.2 that have any of their own; a slash at the end means nothing. */
const TABLE: Readonly<Record<string, RouteGuards>> = {
  [paths.certificationRepresentative.pattern]: { guards: [requireAuthSecret], isAwaited: true },
  [paths.identityVerification.pattern]: { guards: [takeIdentityToken] },
  [paths.videoIdentityJob.pattern]: { guards: [connected] },
  [paths.scp.pattern]: { guards: [requireLoginResult], isOpen: true },
  [paths.adminOverview.pattern]: { customer: ['administratorsOnly'] },
  [paths.company.pattern]: company,
  [paths.companyPart.pattern]: company,
  [paths.companyEmails.pattern]: company,
  [paths.brandTerms.pattern.replace(/\/$/, '')]: { customer: ['termsFirst'] },
  [paths.kyc.pattern]: { customer: ['termsFirst'] },
  [paths.companyDocuments.pattern]: businessOnly,
  [paths.certificationSplash.pattern]: { customer: ['personalOnly', 'owingTaxOnly'] },
  [paths.certification.pattern]: { customer: ['personalOnly', 'owingTaxOnly'] },
  [paths.certificationBusinessSplash.pattern]: { customer: ['businessOnly', 'owingTaxOnly'] },
  [paths.certificationBusiness.pattern]: { customer: ['businessOnly', 'owingTaxOnly', 'taxSignersOnly'] },
  [paths.companyAccess.pattern]: { customer: ['businessOrInvited'] },
  [paths.unverifiedAccount.pattern]: { customer: ['unverifiedOnly'] },
  [paths.limitedAccount.pattern]: { customer: ['limitedOnly'] },
  '/merchant/internal/api_key': fullAccess,
  '/merchant/internal/api_log': fullAccess,
  '/merchant/internal/webhook_log': fullAccess,
};

const NONE: RouteGuards = {};

/** @param pattern the full pattern of a route, for example `/company/:path` */
export function guardsOf(pattern: string): RouteGuards {
  return TABLE[pattern.replace(/(.)\/$/, '$1')] ?? NONE;
}

/** Every pattern the table names, so that a test can tell a misspelt one. */
export const guardedPatterns = Object.keys(TABLE);
