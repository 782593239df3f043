import { accessRight } from '@bank/protocol';
import type { Tx } from '../platform/db';
import type { Person, PersonaCustomer } from './personas';
import { BUSINESS, PERSONAL } from '../identity/access/permissions-of-type';

// Personas for changing settings and users, so that other tests do not notice (R2.7.14, R3.5.1).

const CORAL = 1028;
const HOUR_MS = 3_600_000;

const account = (customerId: number): PersonaCustomer['accounts'] => [
  { id: customerId * 10 + 1, name: 'Main account', type: 1001, currency: 'EUR' },
];

export const settingsCustomers: readonly PersonaCustomer[] = [
  {
    id: 1027,
    businessName: null,
    firstName: 'Sia',
    lastName: 'Novak',
    country: 'RO',
    verified: true,
    permissions: PERSONAL,
    accounts: account(1027),
  },
  {
    id: CORAL,
    businessName: 'Coral Reef Travel',
    firstName: 'Coen',
    lastName: 'Visser',
    country: 'ES',
    verified: true,
    taxStatus: 'validated',
    permissions: BUSINESS,
    accounts: account(CORAL),
  },
];

export const settingsPeople: readonly Person[] = [
  {
    key: 'sia',
    userId: 37,
    firstName: 'Sia',
    lastName: 'Novak',
    customerId: 1027,
    description: 'Personal customer to try security settings on; has a long login history',
  },
  {
    key: 'coen',
    userId: 38,
    firstName: 'Coen',
    lastName: 'Visser',
    customerId: CORAL,
    customerType: 'business',
    description: 'Owner of Coral Reef Travel; decides who else may use it',
  },
  {
    key: 'cleo',
    userId: 39,
    firstName: 'Cleo',
    lastName: 'Baptista',
    customerId: null,
    customerType: 'business',
    access: { customerId: CORAL, right: accessRight.read },
    description: 'Employee of Coral Reef Travel who may only look',
  },
];

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1',
];

/** Sia's earlier sign-ins, two pages of them, and the people of Coral Reef Travel who have no access. */
export async function seedSettings(tx: Tx, now: number): Promise<void> {
  for (let n = 1; n <= 24; n += 1) {
    await tx.query(
      'INSERT INTO login_attempt (id, user_id, at, ip, user_agent, result) VALUES ($1, 37, $2, $3, $4, $5)',
      [
        `seeded-${n}`,
        new Date(now - n * 31 * HOUR_MS),
        n % 5 === 0 ? '198.51.100.23' : '203.0.113.7',
        BROWSERS[n % 2],
        n % 7 === 0 ? 'wrongPassword' : 'ok',
      ],
    );
  }
  for (const [positionId, firstName, lastName] of [
    [2, 'Dirk', 'Aalto'],
    [6, 'Mona', 'Reyes'],
  ] as const) {
    await tx.query(
      `INSERT INTO company_person (customer_id, position_ids, first_name, last_name, email, created_at, identity_status,
                                   address_status)
       VALUES ($1, $2, $3, $4, $5, $6, 'validated', 'validated')`,
      [CORAL, [positionId], firstName, lastName, `${firstName.toLowerCase()}@coral.example`, new Date(now)],
    );
  }
}
