import { accessRight, type AccessRight } from '@bank/protocol';
import { type Customer, type CustomerAccess, type CustomerPermission } from '@bank/protocol/customer';

/** The reason of a refusal: an access right of the employee, a flag of the customer, the kind of customer, their status, or an act for them. */
export type Missing =
  | { kind: 'right'; anyOf: readonly AccessRight[] }
  | { kind: 'permission'; name: CustomerPermission }
  | { kind: 'balanceInfo' }
  | { kind: 'business' }
  | { kind: 'own' }
  | { kind: 'status'; status: 'kyc' | 'limited' | 'unverified' };

type Check = (customer: Customer, access: CustomerAccess) => Missing | null;

const { read, fullAccess, initiate, confirmed, uploading } = accessRight;

/** Access rights bind the employees of a business; a personal customer acts for themself (R1.6.1). */
const right =
  (...anyOf: AccessRight[]): Check =>
  (customer, access) =>
    customer.customerType === 'personal' || anyOf.some((level) => level === access.accessRights)
      ? null
      : { kind: 'right', anyOf };
const flag =
  (name: CustomerPermission): Check =>
  (customer, access) =>
    access.permissions.includes(name) || customer.permissions.includes(name) ? null : { kind: 'permission', name };
const anyFlag =
  (first: CustomerPermission, ...more: CustomerPermission[]): Check =>
  (customer, access) =>
    [first, ...more].some((name) => flag(name)(customer, access) === null) ? null : { kind: 'permission', name: first };
const business: Check = ({ customerType }) => (customerType === 'business' ? null : { kind: 'business' });
const kycDone: Check = (customer, access) =>
  customer.isNeedKyc || access.isNeedKyc ? { kind: 'status', status: 'kyc' } : null;
const notLimited: Check = (customer) => (customer.limited ? { kind: 'status', status: 'limited' } : null);
const verified: Check = (customer) => (customer.verified ? null : { kind: 'status', status: 'unverified' });
/** Business users without it reach company documents only (R1.2.28). */
const balanceInfo: Check = (customer, access) =>
  customer.customerType === 'personal' || access.accessList?.balanceInfo === true ? null : { kind: 'balanceInfo' };
/** What is the customer's alone, and no administrator's who acts for them (R0.52). */
const own: Check = ({ isAdmin, actingFor }) => (isAdmin && actingFor ? { kind: 'own' } : null);
const anyRight = right(read, fullAccess, initiate, confirmed, uploading);

/** What every payment to others needs beside its permission. */
const MAY_SEND = [right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited] as const;

/** Names the first missing condition, row by row. */
const TABLE = {
  seeBalances: [anyRight, balanceInfo], // R1.2.28 guards
  seeHistory: [anyRight, balanceInfo], // R1.2.28 guards
  keepBooks: [right(fullAccess, initiate, confirmed), balanceInfo], // R1.3.8, R2.7.26, R2.7.27
  sendP2p: [...MAY_SEND, flag('other.p2p'), anyFlag('sendMoneyUser', 'sendMoneyPaxumUser')], // R1.3.11, R2.3.13, R2.6.1, R2.7.193
  paySettlement: [right(fullAccess, initiate, confirmed), balanceInfo, flag('settlementAccount')], // R2.3.13, R2.7.194
  sendMass: [
    ...MAY_SEND,
    anyFlag(
      'mass.p2p',
      'mass.eft',
      'mass.wire',
      'mass.instant',
      'mass.interac',
      'mass.oct',
      'mass.digital',
      'mass.global',
    ),
  ], // R2.3.13
  sendMassP2p: [...MAY_SEND, flag('mass.p2p')], // R2.3.13, R2.7.140
  sendMassEft: [...MAY_SEND, flag('mass.eft')], // R2.3.13, R2.7.210
  sendMassWire: [...MAY_SEND, flag('mass.wire')], // R2.3.13, R2.7.210
  sendMassInstant: [...MAY_SEND, flag('mass.instant')], // R2.3.13, R2.7.210
  sendMassInterac: [...MAY_SEND, flag('mass.interac')], // R2.3.13, R2.7.210
  sendMassOct: [...MAY_SEND, flag('mass.oct')], // R2.3.13, R2.7.210
  sendMassDigital: [...MAY_SEND, flag('mass.digital')], // R2.3.13, R2.7.210
  sendGlobalBatch: [...MAY_SEND, flag('mass.global')], // R2.3.13, R2.7.200
  sendOut: [
    ...[right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited],
    anyFlag(
      ...(['other.eft', 'other.wire', 'other.instant', 'other.interac', 'other.oct', 'other.digital'] as const),
      ...(['own.eft', 'own.wire', 'own.instant', 'own.interac', 'own.octCard', 'own.digital'] as const),
    ),
  ], // R2.3.13, R2.7.90
  sendByLink: [...[right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited, flag('other.global')]], // R2.3.13, R2.7.170
  moveBetween: [right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited, flag('own.betweenAccounts')], // R2.5.4, R2.6.1
  loadCard: [right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited, flag('other.loadPrepaidCard')], // R2.3.13, R2.4.13
  useCards: [right(fullAccess, initiate, confirmed), balanceInfo, kycDone], // R1.3.8, R2.4.10
  spendByCards: [right(fullAccess, confirmed), balanceInfo, kycDone], // R0.50
  seeCardSecrets: [own, right(fullAccess, confirmed), balanceInfo, kycDone], // R0.50, R0.52
  orderCards: [right(fullAccess), balanceInfo, kycDone, notLimited, verified], // R1.3.8
  openAccounts: [right(fullAccess), balanceInfo, kycDone, notLimited, verified], // R1.3.8, R2.7.52
  openWallets: [right(fullAccess), balanceInfo, kycDone, notLimited, verified, flag('funding.digital')], // R2.3.13, R2.7.53
  approveTransfers: [right(fullAccess, confirmed), balanceInfo], // R1.3.8, R2.4.6
  requestMoney: [flag('requestMoney'), anyRight, balanceInfo], // R1.6.2, R2.6.3
  writeInvoices: [flag('requestMoney'), ...[right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited]], // R1.3.8, R2.6.3
  rejectInvoices: [right(fullAccess, initiate, confirmed), balanceInfo], // R1.3.8, R2.4.8
  merchantKeys: [right(fullAccess), balanceInfo], // R1.6.3
  contracts: [verified], // R1.2.20; the brand's flag decides whether there are any
  seeCompany: [business, anyRight, balanceInfo], // R1.2.19, R1.2.28
  editCompany: [business, right(fullAccess)], // R1.2.7, R1.3.8
  manageUsers: [business, right(fullAccess), balanceInfo], // R1.2.10, R2.6.2
  manageBlacklist: [right(fullAccess), balanceInfo], // R1.2.10, R2.7.10
  manageSecurity: [right(fullAccess)], // R1.2.10, R2.7.10: IP whitelist and approval of the customer
  uploadDocuments: [right(fullAccess, uploading)], // R1.3.8
  certifyTax: [own, right(fullAccess)], // R0.115
} as const satisfies Readonly<Record<string, readonly Check[]>>;

/** The actions that need a permission. A screen hides or explains a forbidden one; the bank refuses it. */
export type Permission = keyof typeof TABLE;

export const PERMISSIONS = Object.keys(TABLE) as readonly Permission[];

export type Permissions = Readonly<Record<Permission, boolean>> & {
  /** Why each refused permission is refused; the first thing in the way. */
  readonly missing: Readonly<Partial<Record<Permission, Missing>>>;
  /** Access level 3: every payment waits for another user's approval (R2.1.2). */
  readonly sendsForApproval: boolean;
};

/**
 * What a user may do for the customer they act for.
 * @example const may = can(customer, access); if (!may.sendP2p) explain(may.missing.sendP2p);
 */
export function can(customer: Customer, access: CustomerAccess): Permissions {
  const missing: Partial<Record<Permission, Missing>> = {};
  for (const permission of PERMISSIONS) {
    const lack = TABLE[permission].map((check) => check(customer, access)).find((found) => found !== null);
    if (lack) missing[permission] = lack;
  }
  const sendsForApproval = customer.customerType === 'business' && access.accessRights === accessRight.initiate;
  return { ...permissionsBy((permission) => !(permission in missing)), missing, sendsForApproval };
}

function permissionsBy(isAllowed: (permission: Permission) => boolean): Record<Permission, boolean> {
  const entries = PERMISSIONS.map((permission) => [permission, isAllowed(permission)]);
  return Object.fromEntries(entries) as Record<Permission, boolean>; // an entry for each name of the table
}
