import { accessRight } from '@bank/protocol';
import type { Person, PersonaCustomer } from './personas';
import { BUSINESS } from '../identity/access/permissions-of-type';

// Two companies that invoice each other, and others: every status can be seen, and no other persona's money moves for it.

const [LUMEN, NORTE] = [1156, 1157];
const [GALA, GUS, HUGO] = [156, 157, 158];

const company = (id: number, businessName: string, firstName: string, lastName: string): PersonaCustomer => ({
  id,
  businessName,
  firstName,
  lastName,
  country: 'PT',
  verified: true,
  permissions: BUSINESS,
  accounts: [{ id: id * 10 + 1, name: 'Operations', type: 1001, currency: 'EUR' }],
});

export const invoiceCustomers: readonly PersonaCustomer[] = [
  company(LUMEN, 'Lumen Press', 'Gala', 'Serra'),
  company(NORTE, 'Norte Foto', 'Hugo', 'Prado'),
];

export const invoicePeople: readonly Person[] = [
  {
    key: 'gala',
    userId: GALA,
    firstName: 'Gala',
    lastName: 'Serra',
    customerId: LUMEN,
    customerType: 'business',
    access: { customerId: LUMEN, right: accessRight.fullAccess },
    description:
      'Owner of Lumen Press: payments of gus to approve, a batch on its way, invoices in every status; hers need no approval',
  },
  {
    key: 'gus',
    userId: GUS,
    firstName: 'Gus',
    lastName: 'Neto',
    customerId: null,
    customerType: 'business',
    access: { customerId: LUMEN, right: accessRight.initiate },
    description: 'Employee of Lumen Press whose payments wait for gala',
  },
  {
    key: 'hugo',
    userId: HUGO,
    firstName: 'Hugo',
    lastName: 'Prado',
    customerId: NORTE,
    customerType: 'business',
    access: { customerId: NORTE, right: accessRight.fullAccess },
    description: 'Owner of Norte Foto, on the other side of the invoices of Lumen Press',
  },
];
