import { accessRight } from '@bank/protocol';
import type { Person, PersonaCustomer } from './personas';
import { BUSINESS, PERSONAL } from '../identity/access/permissions-of-type';

// Personas with a step before their first sign-in (R3.7.1, R3.7.2).

const BOREAL = 1024;

const account = (customerId: number): PersonaCustomer['accounts'] => [
  { id: customerId * 10 + 1, name: 'Main account', type: 1001, currency: 'EUR' },
];
const personal = { businessName: null, verified: true, permissions: PERSONAL } as const;

export const activationCustomers: readonly PersonaCustomer[] = [
  { ...personal, id: 1022, firstName: 'Fay', lastName: 'Nunes', country: 'PT', accounts: account(1022) },
  { ...personal, id: 1023, firstName: 'Neo', lastName: 'Vidal', country: 'ES', accounts: account(1023) },
  {
    id: BOREAL,
    businessName: 'Boreal Freight',
    firstName: 'Bo',
    lastName: 'Lund',
    country: 'RO',
    verified: true,
    permissions: BUSINESS,
    accounts: account(BOREAL),
  },
];

export const activationPeople: readonly Person[] = [
  {
    key: 'fay',
    userId: 31,
    firstName: 'Fay',
    lastName: 'Nunes',
    customerId: 1022,
    standing: 'mustChangePassword',
    description: 'Personal customer who must choose a new password before signing in',
  },
  {
    key: 'neo',
    userId: 32,
    firstName: 'Neo',
    lastName: 'Vidal',
    customerId: 1023,
    standing: 'notActivated',
    description: 'Personal customer whose account is not activated yet; logging in offers to send the link',
  },
  {
    key: 'bo',
    userId: 33,
    firstName: 'Bo',
    lastName: 'Lund',
    customerId: BOREAL,
    customerType: 'business',
    access: { customerId: BOREAL, right: accessRight.fullAccess },
    standing: 'notActivated',
    description: 'Owner of Boreal Freight, which is not activated yet; logging in offers to send the link',
  },
  {
    key: 'emma',
    userId: 34,
    firstName: 'Emma',
    lastName: 'Brandt',
    customerId: null,
    customerType: 'business',
    access: { customerId: BOREAL, right: accessRight.initiate },
    standing: 'invited',
    description: 'Employee of Boreal Freight who has no password yet; is sent a link when Bo activates the company',
  },
];
