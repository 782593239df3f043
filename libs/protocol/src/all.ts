import * as accountPage from './account-page';
import * as accounts from './accounts';
import * as activation from './activation';
import * as admin from './admin';
import * as announcementList from './announcement-list';
import * as agreements from './agreements';
import * as approvalPolicies from './approval-policies';
import * as auth from './auth';
import * as cardControl from './card-control';
import * as cardDelivery from './card-delivery';
import * as cards from './cards';
import * as company from './company';
import * as companyDeclarations from './company-declarations';
import * as companyOffers from './company-offers';
import * as companyOwnership from './company-ownership';
import * as companyOwnershipDeclare from './company-ownership-declare';
import * as companyResolution from './company-resolution';
import * as companyStatements from './company-statements';
import * as contracts from './contracts';
import * as customer from './customer';
import * as dictionaries from './dictionaries';
import * as devices from './devices';
import * as documents from './documents';
import * as history from './history';
import * as historyExport from './history-export';
import * as historyRemarks from './history-remarks';
import * as identityVerification from './identity-verification';
import * as insight from './insight';
import * as invoices from './invoices';
import * as kycInfo from './kyc-info';
import * as kycTax from './kyc-tax';
import type { Row } from './method';
import * as news from './news';
import * as notificationList from './notification-list';
import * as notificationsCount from './notifications-count';
import * as onboarding from './onboarding';
import * as onboardingBusiness from './onboarding-business';
import * as passkeys from './passkeys';
import * as payees from './payees';
import * as payeesEdit from './payees-edit';
import * as payeesNameCheck from './payees-name-check';
import * as phones from './phones';
import * as profile from './profile';
import * as profileAddresses from './profile-addresses';
import * as profileCompany from './profile-company';
import * as profileEmails from './profile-emails';
import * as profileNotifications from './profile-notifications';
import * as recurring from './recurring';
import * as requestPasskeys from './request-passkeys';
import * as requiredActions from './required-actions';
import * as search from './search';
import * as sei from './sei';
import * as settings from './settings';
import * as statements from './statements';
import * as transferRequests from './transfer-requests';
import * as tax from './tax';
import * as taxBusiness from './tax-business';
import * as taxPapers from './tax-papers';
import * as taxPersonal from './tax-personal';
import * as termsWaiting from './terms-waiting';
import * as totals from './totals';
import * as transfers from './transfers';
import * as transfersAccount from './transfers-account';
import * as transfersAfter from './transfers-after';
import * as transfersDraftKey from './transfers-draft-key';
import * as transfersExternal from './transfers-external';
import * as transfersGlobal from './transfers-global';
import * as transfersGlobalBatch from './transfers-global-batch';
import * as transfersHints from './transfers-hints';
import * as transfersRecent from './transfers-recent';
import * as transfersTemplates from './transfers-templates';
import * as transfersSettings from './transfers-settings';
import * as transfersOutcome from './transfers-outcome';
import * as transfersMass from './transfers-mass';

type RowsOf<Room> = { readonly [Name in keyof Room as Room[Name] extends Row ? Name : never]: Room[Name] };

/** The calls of a room's file, without the entities that stand beside them. */
function rowsOf<Room extends object>(room: Room): RowsOf<Room> {
  const rows = Object.entries(room).filter(([, value]: [string, Partial<Row>]) => typeof value.verb === 'string');
  return Object.fromEntries(rows) as RowsOf<Room>; // what the filter keeps is what the type keeps: only rows have a verb
}

/** The whole table, by room; for the sandbox and tests only, so that a brand ships the rows it uses and no more. */
export const rooms = {
  auth: rowsOf(auth),
  devices: rowsOf(devices),
  passkeys: { ...rowsOf(passkeys), ...rowsOf(requestPasskeys) },
  sei: rowsOf(sei),
  activation: rowsOf(activation),
  profile: {
    ...rowsOf(profile),
    ...rowsOf(profileEmails),
    ...rowsOf(profileAddresses),
    ...rowsOf(profileCompany),
    ...rowsOf(companyStatements),
    ...rowsOf(profileNotifications),
    ...rowsOf(phones),
    ...rowsOf(requiredActions),
    ...rowsOf(notificationList),
    ...rowsOf(agreements),
  },
  customer: { ...rowsOf(customer), ...rowsOf(termsWaiting) },
  kycTax: { ...rowsOf(kycTax), ...rowsOf(kycInfo), ...rowsOf(documents) },
  identityVerification: rowsOf(identityVerification),
  admin: rowsOf(admin),
  accounts: { ...rowsOf(accounts), ...rowsOf(accountPage), ...rowsOf(totals) },
  history: { ...rowsOf(history), ...rowsOf(historyExport), ...rowsOf(historyRemarks), ...rowsOf(search) },
  transfers: {
    ...rowsOf(transfers),
    ...rowsOf(transfersAccount),
    ...rowsOf(transfersDraftKey),
    ...rowsOf(transfersExternal),
    ...rowsOf(transfersAfter),
    ...rowsOf(transfersGlobal),
    ...rowsOf(transfersGlobalBatch),
    ...rowsOf(transfersMass),
    ...rowsOf(transfersOutcome),
    ...rowsOf(transfersHints),
    ...rowsOf(transfersRecent),
    ...rowsOf(transfersSettings),
    ...rowsOf(transfersTemplates),
    ...rowsOf(transferRequests),
    ...rowsOf(approvalPolicies),
    ...rowsOf(notificationsCount),
  },
  settings: rowsOf(settings),
  company: {
    ...rowsOf(company),
    ...rowsOf(companyResolution),
    ...rowsOf(companyDeclarations),
    ...rowsOf(companyOffers),
  },
  contracts: rowsOf(contracts),
  dictionaries: rowsOf(dictionaries),
  onboarding: {
    ...rowsOf({ ...onboarding, ...onboardingBusiness }),
    ...rowsOf({ ...companyOwnership, ...companyOwnershipDeclare }),
  },
  tax: { ...rowsOf(tax), ...rowsOf(taxPersonal), ...rowsOf(taxBusiness), ...rowsOf(taxPapers) },
  cards: { ...rowsOf(cards), ...rowsOf(cardControl), ...rowsOf(cardDelivery) },
  statements: rowsOf(statements),
  insight: rowsOf(insight),
  recurring: rowsOf(recurring),
  news: { ...rowsOf(news), ...rowsOf(announcementList) },
  payees: { ...rowsOf(payees), ...rowsOf(payeesEdit), ...rowsOf(payeesNameCheck) },
  invoices: rowsOf(invoices),
} as const;

export type Rooms = typeof rooms;
