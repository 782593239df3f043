import { addressesOf } from '../../identity/standing/addresses';
import type { Tx } from '../../platform/db';
import type { Controller } from './controlling-persons';
import { controllersOf } from './controlling-persons';
import { businessUsIndiciaOf, type PersonFacts } from './indicia';
import { recordOf } from './record';

/** What the bank knows of a company beside its certification. */
export interface Company {
  name: string;
  registrationCountryCode: string;
  /** The main one first. */
  addresses: readonly { addressId: number; countryCode: string; isMain: boolean }[];
  /** Countries and phones that count as its own, with those that were deleted since the last validated certification (R0.114). */
  record: Pick<PersonFacts, 'addressCountries' | 'phones'>;
  controllers: readonly Controller[];
}

/** @throws for an id of no customer */
export async function companyOf(tx: Tx, customerId: number, nowMs: number): Promise<Company> {
  const [customer] = await tx.query<Pick<Company, 'name' | 'registrationCountryCode'>>(
    `SELECT coalesce(business_name, '') AS name, residence_country AS "registrationCountryCode" FROM customer WHERE id = $1`,
    [customerId],
  );
  if (!customer) throw new Error('a certification of no customer');
  return {
    ...customer,
    addresses: await addressesOf(tx, customerId, nowMs),
    record: await recordOf(tx, { customerId, representativeId: null }),
    controllers: await controllersOf(tx, customerId),
  };
}

/** What speaks for a company of the United States (R0.114). Every address counts: the customer cannot certify around one. */
export const indiciaOf = ({ registrationCountryCode, record }: Company) =>
  businessUsIndiciaOf({ registrationCountryCode, ...record });
