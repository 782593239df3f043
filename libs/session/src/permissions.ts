import { accessRight, type AccessRight } from '@bank/protocol';
import { type Customer, type CustomerAccess, type CustomerPermission } from '@bank/protocol/customer';

/** What is in the way: an access right of the employee, a flag of the customer, the kind of customer, or their status. */
export type Missing =
  | { kind: 'right'; anyOf: readonly AccessRight[] }
  | { kind: 'permission'; name: CustomerPermission }
  | { kind: 'balanceInfo' }
  | { kind: 'business' }
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
const business: Check = ({ customerType }) => (customerType === 'business' ? null : { kind: 'business' });
const kycDone: Check = (customer, access) =>
  customer.isNeedKyc || access.isNeedKyc ? { kind: 'status', status: 'kyc' } : null;
const notLimited: Check = (customer) => (customer.limited ? { kind: 'status', status: 'limited' } : null);
const verified: Check = (customer) => (customer.verified ? null : { kind: 'status', status: 'unverified' });
/** Business users without it reach company documents only (R1.2.28). */
const balanceInfo: Check = (customer, access) =>
  customer.customerType === 'personal' || access.accessList?.balanceInfo === true ? null : { kind: 'balanceInfo' };
const anyRight = right(read, fullAccess, initiate, confirmed, uploading);

/** Row by row, the first thing in the way is the one that is named. */
const TABLE = {
  seeBalances: [anyRight, balanceInfo], // R1.2.28 guards
  seeHistory: [anyRight, balanceInfo], // R1.2.28 guards
  sendP2p: [right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited, flag('other.p2p')], // R1.3.11, R2.3.13, R2.6.1
  moveBetween: [right(fullAccess, initiate, confirmed), balanceInfo, kycDone, notLimited, flag('own.betweenAccounts')], // R2.5.4, R2.6.1
  approveTransfers: [right(fullAccess, confirmed), balanceInfo], // R1.3.8, R2.4.6
  requestMoney: [flag('requestMoney')], // R1.6.2
  merchantKeys: [right(fullAccess), balanceInfo], // R1.6.3
  contracts: [verified], // R1.2.20; the brand's flag decides whether there are any
  seeCompany: [business, anyRight, balanceInfo], // R1.2.19, R1.2.28
  editCompany: [business, right(fullAccess)], // R1.2.7, R1.3.8
  manageUsers: [business, right(fullAccess), balanceInfo], // R1.2.10, R2.6.2
  manageBlacklist: [right(fullAccess), balanceInfo], // R1.2.10, R2.7.10
  manageSecurity: [right(fullAccess)], // R1.2.10, R2.7.10: IP whitelist and approval of the customer
  uploadDocuments: [right(fullAccess, uploading)], // R1.3.8
} as const satisfies Readonly<Record<string, readonly Check[]>>;

/** What the product asks about; a screen hides or explains what is not allowed, the bank refuses it. */
export type Permission = keyof typeof TABLE;

export const PERMISSIONS = Object.keys(TABLE) as readonly Permission[];

export type Permissions = Readonly<Record<Permission, boolean>> & {
  /** Why each refused permission is refused; the first thing in the way. */
  readonly missing: Readonly<Partial<Record<Permission, Missing>>>;
  /** Access level 3: what is sent waits for another user's approval (R2.1.2). */
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
