import { accessRight } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { Person, PersonaCustomer } from './personas';
import { PERSONAL } from '../identity/access/permissions-of-type';

// One for each account that is not simply in order (R1.4.31 to R1.4.38).

const PAYMENT = 1001;
const CARPENTRY = 1026;

const account = (customerId: number): PersonaCustomer['accounts'] => [
  { id: customerId * 10 + 1, name: 'Main account', type: PAYMENT, currency: 'EUR' },
];

const personal = { businessName: null, permissions: PERSONAL } as const;

export const verificationCustomers: readonly PersonaCustomer[] = [
  {
    ...personal,
    id: 1019,
    firstName: 'Una',
    lastName: 'Petrescu',
    country: 'RO',
    verified: false,
    accounts: account(1019),
  },
  {
    ...personal,
    id: 1020,
    firstName: 'Lina',
    lastName: 'Duarte',
    country: 'PT',
    verified: true,
    accounts: account(1020),
  },
  {
    ...personal,
    id: 1021,
    firstName: 'Dev',
    lastName: 'Ruiz',
    country: 'ES',
    verified: false,
    accounts: account(1021),
  },
  {
    ...personal,
    id: 1090,
    firstName: 'Cass',
    lastName: 'Ibarra',
    country: 'ES',
    verified: true,
    accounts: account(1090),
  },
];

export const verificationPeople: readonly Person[] = [
  {
    key: 'una',
    userId: 28,
    firstName: 'Una',
    lastName: 'Petrescu',
    customerId: 1019,
    description: 'Personal customer who is not verified: two documents are missing',
  },
  {
    key: 'lina',
    userId: 29,
    firstName: 'Lina',
    lastName: 'Duarte',
    customerId: 1020,
    description: 'Personal customer whose account is limited, for two reasons',
  },
  {
    key: 'dev',
    userId: 30,
    firstName: 'Dev',
    lastName: 'Ruiz',
    customerId: 1021,
    description: 'Personal customer whose documents belong to another account',
  },
  {
    key: 'cass',
    userId: 90,
    firstName: 'Cass',
    lastName: 'Ibarra',
    customerId: 1090,
    description: 'Personal customer whose card needs a document: the bank wants to see where its statements go',
  },
  {
    key: 'rita',
    userId: 91,
    firstName: 'Rita',
    lastName: 'Faure',
    customerId: null,
    customerType: 'business',
    access: { customerId: CARPENTRY, right: accessRight.uploading, representative: true, positions: [1] },
    description: 'Representative of Carl’s Carpentry who may send its documents',
  },
];

/** Companies that still need KYC: the papers asked of the company, and the director whose papers are asked. */
export const companyCases = [
  { customerId: 1017, required: [documentCategory.businessRegistration], director: ['Bea', 'Costin'] },
] as const;

/** Their requirements: document categories (R3.3.6), and reasons of a limit by actionTypeId (R2.3.6). */
export const verificationCases: readonly {
  customerId: number;
  missing: readonly number[];
  isDuplicate?: true;
  isCardDocumentRequired?: true;
  limit?: readonly { actionTypeId: number; categories: readonly number[] }[];
}[] = [
  { customerId: 1004, missing: [1, 2] },
  { customerId: 1019, missing: [1, 2, 3] },
  {
    customerId: 1020,
    missing: [],
    limit: [
      { actionTypeId: 1, categories: [1] },
      { actionTypeId: 5, categories: [2, 11] },
    ],
  },
  { customerId: 1021, missing: [1], isDuplicate: true },
  { customerId: 1090, missing: [], isCardDocumentRequired: true },
];
