import { path } from './path';

/** Every address of the client that has a screen: pattern and builder side by side (R1.2). */
export const paths = {
  root: path('/'),
  login: path('/login'),
  activate: path('/activate'),
  scpMobile: path('/scp-mobile'),
  certificationRepresentative: path('/self-certification-representative'),
  adminOverview: path('/admin-overview'),
  scp: path('/scp'),
  company: path('/company'),
  /** One part of the company's page (ADR-20). */
  companyPart: path('/company/{path}'),
  companyEmails: path('/company-emails'),
  authSei: path('/auth/sei'),
  profileUpdate: path('/profile-update'),
  unverifiedAccount: path('/unverified-account'),
  limitedAccount: path('/limited-account'),
  profile: path('/profile'),
  profileNotifications: path('/profile/notifications'),
  setting: path('/setting'),
  companyAccess: path('/company-access'),
  payoutBlacklist: path('/payout-blacklist'),
  loginHistory: path('/login-history'),
  legal: path('/legal'),
  /** With the brand's id: `/legal/d-tos/`. The router calls the whole segment `brand-tos`. */
  brandTerms: path('/legal/{brand}-tos/'),
  home: path('/home'),
  history: path('/history'),
  transferP2p: path('/transfer/p2p'),
  transferAccount: path('/transfer/account'),
  transferApproved: path('/transfer/approved'),
  /** Development builds only: every ui component in all its states. */
  workbench: path('/workbench'),
} as const;

export { path } from './path';
export type { Path, Search } from './path';
export { specRoutes } from './spec-routes';
export type { Layout, SpecRoute } from './spec-routes';
