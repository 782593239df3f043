import { accessRight } from '@bank/protocol';
import { position } from '@bank/protocol/company-position';
import type { Tx } from '../platform/db';
import type { Person, PersonaCustomer } from './personas';
import { BUSINESS, PERSONAL } from '../identity/access/permissions-of-type';

// One for each way a start page can differ (R1.4.11 to R1.4.16).

const PAYMENT = 1001;
const ATELIER = 1005;
const UMBRA = 1006;
const TOBY = 1018;

const account = (customerId: number): PersonaCustomer['accounts'] => [
  { id: customerId * 10 + 1, name: 'Main account', type: PAYMENT, currency: 'EUR' },
];

const personal = { businessName: null, verified: true, permissions: PERSONAL } as const;
const business = { verified: true, permissions: BUSINESS } as const;

export const startCustomers: readonly PersonaCustomer[] = [
  {
    ...personal,
    id: 1013,
    firstName: 'Paul',
    lastName: 'Ionescu',
    country: 'RO',
    needInfoUpdate: true,
    accounts: account(1013),
  },
  {
    ...personal,
    id: 1014,
    firstName: 'Tess',
    lastName: 'Moreno',
    country: 'ES',
    taxStatus: 'none',
    accounts: account(1014),
  },
  { ...personal, id: 1015, firstName: 'Theo', lastName: 'Almeida', country: 'PT', accounts: account(1015) },
  { ...personal, id: 1073, firstName: 'Tara', lastName: 'Vidal', country: 'ES', accounts: account(1073) },
  {
    ...personal,
    id: 1016,
    firstName: 'Wes',
    lastName: 'Radu',
    country: 'RO',
    oldWebUrl: 'https://classic.sandbox-bank.example/sign-in',
    accounts: account(1016),
  },
  {
    ...business,
    id: 1017,
    businessName: 'Bea’s Bakery',
    firstName: 'Bea',
    lastName: 'Costin',
    country: 'RO',
    verified: false,
    needKyc: true,
    permissions: [],
    accounts: account(1017),
  },
  {
    ...business,
    id: TOBY,
    businessName: 'Toby Tools',
    firstName: 'Toby',
    lastName: 'Nunes',
    country: 'PT',
    taxStatus: 'none',
    accounts: account(TOBY),
  },
];

export const startPeople: readonly Person[] = [
  {
    key: 'paul',
    userId: 18,
    firstName: 'Paul',
    lastName: 'Ionescu',
    customerId: 1013,
    description: 'Personal customer whose details need an update before anything else',
  },
  {
    key: 'tess',
    userId: 19,
    firstName: 'Tess',
    lastName: 'Moreno',
    customerId: 1014,
    description: 'Personal customer whose tax residency is not known yet',
  },
  {
    key: 'theo',
    userId: 20,
    firstName: 'Theo',
    lastName: 'Almeida',
    customerId: 1015,
    pendingTerms: ['general-2026', 'payments-2026'],
    description: 'Personal customer with two new documents of terms to accept',
  },
  {
    key: 'tara',
    userId: 73,
    firstName: 'Tara',
    lastName: 'Vidal',
    customerId: 1073,
    termsToCome: { days: 9, ids: ['payments-2026'] },
    description: 'Personal customer with terms that take effect in nine days',
  },
  {
    key: 'wes',
    userId: 21,
    firstName: 'Wes',
    lastName: 'Radu',
    customerId: 1016,
    description: 'Personal customer whose accounts are still in the old web bank',
  },
  {
    key: 'cora',
    userId: 22,
    firstName: 'Cora',
    lastName: 'Vlad',
    customerId: null,
    customerType: 'business',
    access: { customerId: ATELIER, right: accessRight.fullAccess },
    furtherAccess: [{ customerId: UMBRA, right: accessRight.read }],
    description: 'Works for two companies and chooses for which one she acts',
  },
  {
    key: 'nora',
    userId: 23,
    firstName: 'Nora',
    lastName: 'Lindt',
    customerId: null,
    customerType: 'business',
    description: 'Business user whom no company has taken in',
  },
  {
    key: 'olaf',
    userId: 24,
    firstName: 'Olaf',
    lastName: 'Berg',
    customerId: null,
    customerType: 'business',
    authorizedOldWebUrl: 'https://classic.sandbox-bank.example/company',
    description: 'Business user whom no company has taken in, and who still belongs to the old web bank',
  },
  {
    key: 'bea',
    userId: 25,
    firstName: 'Bea',
    lastName: 'Costin',
    customerId: 1017,
    customerType: 'business',
    access: { customerId: 1017, right: accessRight.fullAccess },
    description: 'Owner of a company that still needs KYC',
  },
  {
    key: 'toby',
    userId: 26,
    firstName: 'Toby',
    lastName: 'Nunes',
    customerId: TOBY,
    customerType: 'business',
    access: { customerId: TOBY, right: accessRight.fullAccess },
    description: 'Owner of a company whose tax residency is not known yet',
  },
  {
    key: 'erik',
    userId: 27,
    firstName: 'Erik',
    lastName: 'Dahl',
    customerId: null,
    customerType: 'business',
    access: { customerId: ATELIER, right: accessRight.uploading, withoutBalances: true },
    description: 'Employee of Atelier Verde who may upload its documents and sees no balances',
  },
];

/** The people who control Toby Tools: toby himself, whom the bank knows by his address, and a shareholder who does not sign in. */
const CONTROLLERS = [
  { positionIds: [position.owner], firstName: 'Toby', lastName: 'Nunes', email: 'toby@personas.test' },
  { positionIds: [position.shareholder], firstName: 'Rosa', lastName: 'Nunes', email: null },
] as const;

/** Writes the people of Toby Tools, whom its tax certification names. They come after all other people, whose ids stay what they were. */
export async function seedControllers(tx: Tx, now: number): Promise<void> {
  for (const { positionIds, firstName, lastName, email } of CONTROLLERS)
    await tx.query(
      `INSERT INTO company_person (customer_id, position_ids, first_name, last_name, email, created_at, identity_status,
                                   address_status)
       VALUES ($1, $2, $3, $4, $5, $6, 'validated', 'validated')`,
      [TOBY, positionIds, firstName, lastName, email, new Date(now)],
    );
}
