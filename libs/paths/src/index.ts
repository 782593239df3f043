import { path } from './path';

/** Every address of the client: pattern and builder side by side (R1.2, ADR-26). */
export const paths = {
  root: path('/'),
  login: path('/login'),
  activate: path('/activate'),
  /** By the secret of the link. */
  receive: path('/receive/{id}'),
  scpMobile: path('/scp-mobile'),
  certificationSplash: path('/self-certification-splash'),
  certification: path('/self-certification'),
  certificationBusinessSplash: path('/self-certification-business-splash'),
  certificationBusiness: path('/self-certification-business'),
  certificationRepresentative: path('/self-certification-representative'),
  /** The token is `-` once the page has taken it out of its address (R0.83). */
  identityVerification: path('/identity-verification/{workflowRunId}/{token}'),
  /** By the id of the call, which is a secret. */
  videoIdentityJob: path('/video-identity-job/{id}'),
  adminOverview: path('/admin-overview'),
  scp: path('/scp'),
  company: path('/company'),
  /** One part of the company's page (ADR-20). */
  companyPart: path('/company/{path}'),
  /** Declares another ownership (ADR-94). */
  companyOwnership: path('/company/ownership'),
  companyEmails: path('/company-emails'),
  authSei: path('/auth/sei'),
  kyc: path('/kyc'),
  companyDocuments: path('/company-documents'),
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
  cards: path('/cards'),
  cardsPhysical: path('/cards/physical'),
  cardsVirtual: path('/cards/virtual'),
  cardDetails: path('/cards/{accountId}'),
  cardPin: path('/card/{accountId}/pin/'),
  addCard: path('/add-card'),
  confirmCard: path('/confirm-card/{cardId}'),
  transferP2p: path('/transfer/p2p'),
  transferAccount: path('/transfer/account'),
  transferExternal: path('/transfer/external'),
  /** One payment whose recipient chooses where it arrives (ADR-64). */
  transferGlobal: path('/transfer/global'),
  /** Gives back what another customer sent (ADR-60). */
  transferReturn: path('/transfer/return/{transactionId}'),
  transferMass: path('/transfer/mass'),
  transferMassWire: path('/transfer/mass/wire'),
  transferMassEft: path('/transfer/mass/eft'),
  transferMassOct: path('/transfer/mass/oct'),
  transferMassDigital: path('/transfer/mass/digital'),
  /** Beside R1.2 (R0.31). */
  transferMassInstant: path('/transfer/mass/instant'),
  transferMassInterac: path('/transfer/mass/interac'),
  transferExternalMassConfirm: path('/transfer/external/mass/confirm'),
  transferMassP2p: path('/transfer/mass/p2p'),
  transferMassP2pConfirm: path('/transfer/mass/p2p/confirm'),
  /** Many payments by link from a file, and the last look at them (R2.7.200). */
  transferMassGlobal: path('/transfer/mass/global'),
  transferGlobalSummary: path('/transfer/external/global-summary'),
  batchTransfers: path('/history/batch-transfers'),
  preapproved: path('/transfer/preapproved-payments'),
  transferApproved: path('/transfer/approved'),
  /** How many people approve what a company pays (ADR-63). */
  approvalPolicies: path('/transfer/approved/policies'),
  /** Places of the navigation that R1.2 has no address for (ADR-26). */
  accounts: path('/accounts'),
  account: path('/accounts/{accountId}'),
  /** Rates and their calculator (ADR-38). */
  rates: path('/accounts/rates'),
  payments: path('/payments'),
  settings: path('/settings'),
  help: path('/help'),
  insight: path('/insight'),
  /** Terms that the bank wants accepted before anything else; a call may be refused for them at any time (R2.8.6). */
  terms: path('/next-step/terms'),
  /** Development builds only: every ui component in all its states. */
  workbench: path('/workbench'),
  statements: path('/statements'),
  news: path('/news'),
  payees: path('/payees'),
  invoices: path('/transfer/invoices'),
} as const;

/** Apart from the others, and pure, so that a brand without registration ships no address of it (R0.1). */
export const registerPaths = {
  /** Asks as what, or leads to the only form there is. */
  register: /* @__PURE__ */ path('/register'),
  registerPersonal: /* @__PURE__ */ path('/register/personal'),
  registerBusiness: /* @__PURE__ */ path('/register/business'),
} as const;

export { path } from './path';
export type { Path, Search } from './path';
export { specRoutes } from './spec-routes';
export type { Layout, SpecRoute } from './spec-routes';
