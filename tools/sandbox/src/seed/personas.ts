import { accessRight } from '@bank/protocol';
import type { AccessRight } from '@bank/protocol';
import type { ApprovalMode, CustomerAccess, CustomerPermission } from '@bank/protocol/customer';
import type { TermId } from '../identity/access/terms';
import { accountCustomers, accountPeople } from './account-personas';
import { invoiceCustomers, invoicePeople } from './invoice-personas';
import { fullCustomer, fullPerson } from './full-life';
import { activationCustomers, activationPeople } from './activation-personas';
import { cardCustomers, cardPeople } from './cards';
import { newsCustomers, newsPeople } from './news-personas';
import { profileCustomers, profilePeople } from './profile-personas';
import { settingsCustomers, settingsPeople } from './settings-personas';
import { signInCustomers, signInPeople } from './sign-in-personas';
import { startCustomers, startPeople } from './start-personas';
import { BUSINESS, PERSONAL } from '../identity/access/permissions-of-type';
import { verificationCustomers, verificationPeople } from './verification-personas';

/** Everybody's password; printed at start and shown in the cockpit, never used anywhere else. */
export const PERSONA_PASSWORD = 'Sandbox-2026!';

/** A made-up user for testers. */
export interface Persona {
  key: string;
  userId: number;
  firstName: string;
  lastName: string;
  /** The e-mail address to sign in with. */
  username: string;
  /** Whom they are the main user of; null for employees, representatives and administrators. */
  customerId: number | null;
  customerType: 'personal' | 'business';
  description: string;
  approveMode: ApprovalMode;
  twoFactorMode: 'simple' | 'direct' | 'otp' | 'sms' | 'verifyDevice' | 'push';
  phone: string;
  /** Has to move to approving on a phone: within so many days, or before anything else (null). */
  migration?: { days: number | null; strategy: 'migrate' | 'enable' };
  /** A phone of theirs that is linked and approved. */
  approvingPhone?: string;
  /** The step before the first sign-in; `invited` also has no password yet. */
  standing?: 'notActivated' | 'invited' | 'mustChangePassword';
  isAdmin?: true;
  /** Their right for the customer of another user, or for their own company. */
  access?: {
    customerId: number;
    right: AccessRight;
    representative?: true;
    positions?: readonly number[];
    withoutBalances?: true;
  };
  /** Further companies that took them in. */
  furtherAccess?: readonly { customerId: number; right: AccessRight }[];
  /** Terms to accept before anything else. */
  pendingTerms?: readonly TermId[];
  /** Terms that take effect in so many days. */
  termsToCome?: { days: number; ids: readonly TermId[] };
  /** Where a business user whom no company has taken in still belongs. */
  authorizedOldWebUrl?: string;
}

export interface PersonaAccount {
  id: number;
  name: string;
  type: number;
  subType?: 'PREPAID' | 'DEBIT';
  currency: string;
  minimum?: string;
  settlement?: true;
  /** Closed after so many days of the year, its money moved to that account. */
  closed?: { afterDays: number; into: number };
}

export interface PersonaCustomer {
  id: number;
  businessName: string | null;
  firstName: string;
  lastName: string;
  country: string;
  verified: boolean;
  needKyc?: true;
  needInfoUpdate?: true;
  taxStatus?: CustomerAccess['taxResidencySelfCertificationDocumentStatus'];
  oldWebUrl?: string;
  permissions: readonly CustomerPermission[];
  accounts: readonly PersonaAccount[];
}

const ATELIER = 1005;
const PAYMENT = 1001;
const PREPAYMENT = 4001;
const RECEIVING = 4002;

export const customers: readonly PersonaCustomer[] = [
  {
    id: 1001,
    businessName: null,
    firstName: 'Ana',
    lastName: 'Marin',
    country: 'RO',
    verified: true,
    permissions: PERSONAL,
    accounts: [
      { id: 10011, name: 'Everyday', type: PAYMENT, currency: 'EUR' },
      { id: 10012, name: 'Dollars', type: PAYMENT, currency: 'USD' },
      { id: 10013, name: 'Cont curent', type: PAYMENT, currency: 'RON' },
      { id: 10014, name: 'Bitcoin wallet', type: PAYMENT, currency: 'BTC' },
      { id: 10015, name: 'Prepaid card', type: PREPAYMENT, subType: 'PREPAID', currency: 'EUR', minimum: '-300' },
    ],
  },
  {
    id: 1002,
    businessName: null,
    firstName: 'Ben',
    lastName: 'Ortega',
    country: 'ES',
    verified: true,
    permissions: PERSONAL,
    accounts: [
      { id: 10021, name: 'Main account', type: PAYMENT, currency: 'EUR' },
      { id: 10022, name: 'Travel money', type: PAYMENT, currency: 'GBP' },
    ],
  },
  {
    id: 1003,
    businessName: null,
    firstName: 'Otis',
    lastName: 'Lindqvist',
    country: 'PT',
    verified: true,
    permissions: PERSONAL,
    accounts: [
      { id: 10031, name: 'Main account', type: PAYMENT, currency: 'EUR' },
      { id: 10032, name: 'Dollars', type: PAYMENT, currency: 'USD' },
    ],
  },
  {
    id: 1004,
    businessName: null,
    firstName: 'Kyra',
    lastName: 'Danylenko',
    country: 'RO',
    verified: false,
    needKyc: true,
    permissions: [],
    accounts: [{ id: 10041, name: 'Main account', type: PAYMENT, currency: 'EUR' }],
  },
  {
    id: ATELIER,
    businessName: 'Atelier Verde',
    firstName: 'Olivia',
    lastName: 'Stan',
    country: 'RO',
    verified: true,
    permissions: BUSINESS,
    accounts: [
      { id: 10051, name: 'Operations', type: PAYMENT, currency: 'EUR', settlement: true },
      { id: 10052, name: 'Payroll', type: PAYMENT, currency: 'RON' },
      { id: 10053, name: 'Sales', type: RECEIVING, currency: 'EUR' },
    ],
  },
  {
    id: 1006,
    businessName: 'Umbra Studio',
    firstName: 'Uma',
    lastName: 'Castro',
    country: 'PT',
    verified: true,
    permissions: BUSINESS,
    accounts: [
      { id: 10061, name: 'Operations', type: PAYMENT, currency: 'EUR' },
      { id: 10062, name: 'Overseas', type: PAYMENT, currency: 'USD' },
    ],
  },
  ...signInCustomers,
  ...startCustomers,
  ...profileCustomers,
  ...activationCustomers,
  ...settingsCustomers,
  ...cardCustomers,
  ...verificationCustomers,
  ...newsCustomers,
  ...accountCustomers,
  ...invoiceCustomers,
  fullCustomer,
];

export interface Person extends Omit<Persona, 'username' | 'phone' | 'twoFactorMode' | 'approveMode' | 'customerType'> {
  twoFactorMode?: Persona['twoFactorMode'];
  approveMode?: ApprovalMode;
  customerType?: 'business';
}

const people: readonly Person[] = [
  fullPerson,
  {
    key: 'ana',
    userId: 1,
    firstName: 'Ana',
    lastName: 'Marin',
    customerId: 1001,
    approveMode: 'otp',
    description: 'Verified personal customer with EUR, USD, RON and a Bitcoin wallet; approves transfers by code',
  },
  {
    key: 'ben',
    userId: 2,
    firstName: 'Ben',
    lastName: 'Ortega',
    customerId: 1002,
    description: 'A second personal customer, to pay and be paid; transfers need no approval',
  },
  {
    key: 'otis',
    userId: 3,
    firstName: 'Otis',
    lastName: 'Lindqvist',
    customerId: 1003,
    approveMode: 'otp',
    twoFactorMode: 'otp',
    description: 'Personal customer who signs in and approves by code',
  },
  {
    key: 'kyra',
    userId: 4,
    firstName: 'Kyra',
    lastName: 'Danylenko',
    customerId: 1004,
    description: 'Personal customer who still needs KYC',
  },
  {
    key: 'olivia',
    userId: 5,
    firstName: 'Olivia',
    lastName: 'Stan',
    customerId: ATELIER,
    customerType: 'business',
    approveMode: 'otp',
    access: { customerId: ATELIER, right: accessRight.fullAccess },
    description: 'Owner of Atelier Verde with full access',
  },
  {
    key: 'rhea',
    userId: 6,
    firstName: 'Rhea',
    lastName: 'Popa',
    customerId: null,
    customerType: 'business',
    access: { customerId: ATELIER, right: accessRight.read },
    description: 'Employee of Atelier Verde who may only read',
  },
  {
    key: 'lev',
    userId: 7,
    firstName: 'Lev',
    lastName: 'Moroz',
    customerId: null,
    customerType: 'business',
    access: { customerId: ATELIER, right: accessRight.initiate },
    description: 'Employee of Atelier Verde at access level 3: transfers wait for another user',
  },
  {
    key: 'abel',
    userId: 8,
    firstName: 'Abel',
    lastName: 'Costa',
    customerId: null,
    customerType: 'business',
    approveMode: 'otp',
    access: { customerId: ATELIER, right: accessRight.confirmed },
    description: 'Approver at Atelier Verde',
  },
  {
    key: 'ada',
    userId: 9,
    firstName: 'Ada',
    lastName: 'Keller',
    customerId: null,
    isAdmin: true,
    approveMode: 'otp',
    description: 'Administrator',
  },
  {
    key: 'remy',
    userId: 10,
    firstName: 'Remy',
    lastName: 'Laurent',
    customerId: null,
    customerType: 'business',
    access: { customerId: ATELIER, right: accessRight.read, representative: true, positions: [1] },
    description: 'Representative of Atelier Verde',
  },
  {
    key: 'uma',
    userId: 11,
    firstName: 'Uma',
    lastName: 'Castro',
    customerId: 1006,
    customerType: 'business',
    access: { customerId: 1006, right: accessRight.fullAccess },
    description: 'Owner of Umbra Studio, a company unrelated to the others',
  },
  ...signInPeople,
  ...startPeople,
  ...profilePeople,
  ...activationPeople,
  ...settingsPeople,
  ...cardPeople,
  ...verificationPeople,
  ...newsPeople,
  ...accountPeople,
  ...invoicePeople,
];

export const personas: readonly Persona[] = people.map((person) => ({
  approveMode: 'none',
  twoFactorMode: 'simple',
  customerType: 'personal',
  ...person,
  username: `${person.key}@personas.test`,
  // A range of 700 000 unassigned numbers; the user's id picks one.
  phone: `+40700000${String(person.userId).padStart(3, '0')}`,
}));

/** @throws when there is no such persona */
export function personaOf(key: string): Persona {
  const persona = personas.find((one) => one.key === key);
  if (!persona) throw new Error(`there is no persona called "${key}"`);
  return persona;
}
