import { accessRight } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { StoredAnswer, StoredDetail } from '../rooms/profile/financial-detail';
import type { Person, PersonaCustomer } from './personas';
import { BUSINESS, PERSONAL } from '../identity/access/permissions-of-type';

// Those whose profile and company pages have something to do.

const PAT = 1025;
const CARL = 1026;
const VIDA = 1166;
const account = (customerId: number): PersonaCustomer['accounts'] => [
  { id: customerId * 10 + 1, name: 'Main account', type: 1001, currency: 'EUR' },
];

export const profileCustomers: readonly PersonaCustomer[] = [
  {
    id: PAT,
    businessName: null,
    firstName: 'Pat',
    lastName: 'Moraru',
    country: 'RO',
    verified: true,
    permissions: PERSONAL,
    accounts: account(PAT),
  },
  {
    id: CARL,
    businessName: 'Carl’s Carpentry',
    firstName: 'Carl',
    lastName: 'Brandt',
    country: 'ES',
    verified: true,
    permissions: BUSINESS,
    accounts: account(CARL),
  },
  {
    id: VIDA,
    businessName: 'Halden Pictures',
    firstName: 'Vida',
    lastName: 'Lund',
    country: 'PT',
    verified: true,
    permissions: BUSINESS,
    accounts: account(VIDA),
  },
];

export const profilePeople: readonly Person[] = [
  {
    key: 'pat',
    userId: 35,
    firstName: 'Pat',
    lastName: 'Moraru',
    customerId: PAT,
    description: 'Personal customer with two e-mail addresses, and a second home whose proof of address is missing',
  },
  {
    key: 'carl',
    userId: 36,
    firstName: 'Carl',
    lastName: 'Brandt',
    customerId: CARL,
    customerType: 'business',
    access: { customerId: CARL, right: accessRight.fullAccess },
    description: 'Owner of Carl’s Carpentry, whose company papers are not complete',
  },
  {
    key: 'vida',
    userId: 166,
    firstName: 'Vida',
    lastName: 'Lund',
    customerId: VIDA,
    customerType: 'business',
    description: 'Owner of Halden Pictures, whose industry asks for declarations in a brand that offers it',
  },
];

/** Addresses beside the one that everybody gets. */
export const furtherAddresses = [
  {
    customerId: PAT,
    address1: 'Strada Lungă 14',
    city: 'Brașov',
    postalCode: '500035',
    countryCode: 'RO',
  },
] as const;

export const furtherEmails = [
  { customerId: PAT, email: 'pat.moraru@mail.test' },
  { customerId: CARL, email: 'invoices@carpentry.test' },
] as const;

export const identities = [
  { customerId: PAT, typeId: 1, number: 'RO4417820', issued: '2022-03-14', years: 10 },
] as const;

interface Company {
  customerId: number;
  tradingName: string;
  registrationNumber: string;
  registered: string;
  taxId: string;
  website: string;
  description: string;
  requiredCategories: readonly number[];
  financialDetail: StoredDetail;
  additionalAnswers: readonly StoredAnswer[];
  people: readonly {
    firstName: string;
    lastName: string;
    email: string | null;
    positionIds: readonly number[];
    identity: DocumentStatus | null;
    address: DocumentStatus | null;
    control: DocumentStatus | null;
    /** Why the newest identity document was not accepted. */
    identityRejected?: string;
    /** Where their money comes from, by the dictionary's ids. */
    wealthSourceIds?: readonly number[];
  }[];
}

export const companies: readonly Company[] = [
  {
    customerId: CARL,
    tradingName: 'Carl Brandt Carpintería',
    registrationNumber: 'B-66554433',
    registered: '2016-05-09',
    taxId: 'ESB66554433',
    website: 'https://www.carpentry.example',
    description: 'Furniture made to measure.',
    requiredCategories: [documentCategory.businessRegistration],
    financialDetail: {
      monthlyDepositAmount: '25000',
      monthlyDepositCurrencyCode: 'EUR',
      monthlyWithdrawalAmount: '18000',
      monthlyWithdrawalCurrencyCode: 'EUR',
      sourceIds: [1, 4],
      purposeIds: [1, 2],
      sourceSpecifications: { 4: 'Rent of a workshop' },
      purposeSpecifications: {},
      industry: 'manufacturing',
      industrySpecification: 'Furniture',
    },
    additionalAnswers: [
      { id: 'businessAnotherAccount', answer: true, details: 'One current account for rent and wages.' },
      { id: 'controlAccount', answer: '1', name: null, date: null },
    ],
    people: [
      {
        ...{ firstName: 'Carl', lastName: 'Brandt', email: 'carl@personas.test', positionIds: [2] },
        ...{ identity: 'validated', address: 'validated', control: 'validated' },
      },
      {
        firstName: 'Elsa',
        lastName: 'Brandt',
        email: null,
        positionIds: [6],
        identity: 'rejected',
        address: 'pending',
        control: null,
        identityRejected: 'The passport expired in May.',
        // Inheritance.
        wealthSourceIds: [8],
      },
    ],
  },
  {
    customerId: VIDA,
    tradingName: 'Halden',
    registrationNumber: '513-774-208',
    registered: '2019-02-11',
    taxId: 'PT513774208',
    website: 'https://www.halden.example',
    description: 'Recordings for adults.',
    requiredCategories: [],
    financialDetail: {
      monthlyDepositAmount: '40000',
      monthlyDepositCurrencyCode: 'EUR',
      monthlyWithdrawalAmount: '31000',
      monthlyWithdrawalCurrencyCode: 'EUR',
      sourceIds: [1],
      purposeIds: [1],
      sourceSpecifications: {},
      purposeSpecifications: {},
      industry: 'studio',
      industrySpecification: null,
    },
    additionalAnswers: [],
    people: [
      {
        ...{ firstName: 'Vida', lastName: 'Lund', email: 'vida@personas.test', positionIds: [2] },
        ...{ identity: 'validated', address: 'validated', control: 'validated' },
      },
    ],
  },
];
