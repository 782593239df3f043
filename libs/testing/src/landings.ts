import type { Layout } from '@bank/paths';

/**
 * Where a visitor is after they open an address, said a second time from the rules (R1.2, R1.4.11 to R1.4.16): nothing of the
 * product's own tables is used. The test of the guards asks it for every kind of visitor, the journeys for those whose landing has the
 * most parts, at full size for a persona of every kind.
 */
export interface Visitor {
  signedOut?: boolean;
  business?: boolean;
  admin?: boolean;
  unverified?: boolean;
  limited?: boolean;
  /** Their tax certification is missing, rejected or about to end. */
  owesTax?: boolean;
  /** An employee with right READ. */
  readOnly?: boolean;
  /** The address of what they are asked for before any page of the main layout or of the company opens. */
  first?: string;
  /** The bank says only who has accepted the terms who they are. */
  refused?: boolean;
  /** Where a start without a wish leads, when it is neither `first` nor home. */
  start?: string;
}

/** A route of R1.2, with `:name` for its open segments. */
export interface Landing {
  pattern: string;
  layout: Layout;
}

const ASKS_FIRST = ['/company', '/company/:path', '/company-emails'];
const COMPANY_TAX = ['/self-certification-business-splash', '/self-certification-business'];
const PERSONAL_TAX = ['/self-certification-splash', '/self-certification'];
const BUSINESS_ONLY = [...ASKS_FIRST, '/company-access', '/company-documents', ...COMPANY_TAX];
/** They lead to login, which leads a signed-in visitor on to where they start. */
const TO_LOGIN = ['/login', '/scp', '/self-certification-representative'];
/** These guards look at the customer, whom the bank does not show before the terms are accepted. */
const LOOKS_AT_CUSTOMER = [...BUSINESS_ONLY, ...PERSONAL_TAX, '/admin-overview', '/kyc', '/legal/:brand-tos'];

/** @returns the pattern of the route where the guards leave the visitor */
export function landingOf(visitor: Visitor, { pattern, layout }: Landing): string {
  const { first, start } = visitor;
  if (TO_LOGIN.includes(pattern)) return visitor.signedOut ? '/login' : (start ?? first ?? '/home');
  // The token has left the address (R0.83).
  if (pattern === '/identity-verification/:workflowRunId/:token') return pattern.replace(':token', '-');
  if (layout === 'external') return pattern;
  if (visitor.signedOut) return '/login';
  // The splash leads to the form.
  if (PERSONAL_TAX.includes(pattern) && first === PERSONAL_TAX[0]) return pattern;
  if (first !== undefined && (layout === 'main' || ASKS_FIRST.includes(pattern))) return first;
  if (visitor.refused && first !== undefined && LOOKS_AT_CUSTOMER.includes(pattern)) return first;
  const home = first ?? '/home';
  if (BUSINESS_ONLY.includes(pattern) && !visitor.business) return home;
  if (PERSONAL_TAX.includes(pattern) && visitor.business) return home;
  if ([...PERSONAL_TAX, ...COMPANY_TAX].includes(pattern) && (!visitor.owesTax || visitor.admin)) return home;
  if (pattern === '/admin-overview' && !visitor.admin) return home;
  if (pattern === '/unverified-account' && !visitor.unverified) return '/home';
  if (pattern === '/limited-account' && !visitor.limited) return '/home';
  if (pattern.startsWith('/merchant/internal/') && visitor.readOnly) return '/merchant/buttons/my_saved_buttons';
  return pattern;
}
