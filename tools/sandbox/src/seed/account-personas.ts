import type { Person, PersonaCustomer } from './personas';
import { PERSONAL } from '../identity/access/permissions-of-type';

// A persona with an account that was closed (R2.3.2), so that the accounts of the other personas stay as they are.

const IRIS = 1081;
const MAIN = 10_811;

export const accountCustomers: readonly PersonaCustomer[] = [
  {
    id: IRIS,
    businessName: null,
    firstName: 'Iris',
    lastName: 'Cabral',
    country: 'PT',
    verified: true,
    permissions: PERSONAL,
    accounts: [
      { id: MAIN, name: 'Main account', type: 1001, currency: 'EUR', settlement: true },
      { id: 10_812, name: 'Reserve', type: 1001, currency: 'EUR', closed: { afterDays: 200, into: MAIN } },
    ],
  },
];

export const accountPeople: readonly Person[] = [
  {
    key: 'iris',
    userId: 81,
    firstName: 'Iris',
    lastName: 'Cabral',
    customerId: IRIS,
    description: 'Personal customer with an account that is closed',
  },
];
