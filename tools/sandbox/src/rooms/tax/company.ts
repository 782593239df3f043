import { addressesOf } from '../../identity/standing/addresses';
import type { Tx } from '../../platform/db';
import type { Controller } from './controlling-persons';
import { controllersOf } from './controlling-persons';
import { businessUsIndiciaOf } from './indicia';

/** What the bank knows of a company beside its certification. */
export interface Company {
  name: string;
  registrationCountryCode: string;
  /** The main one first. */
  addresses: readonly { addressId: number; countryCode: string; isMain: boolean }[];
  phones: readonly { countryCode: string; number: string }[];
  controllers: readonly Controller[];
}

/** The phones of the company's own users, and not those of the employee who signs. */
const phonesOf = (tx: Tx, customerId: number): Promise<Company['phones'][number][]> =>
  tx.query(
    `SELECT h.country_code AS "countryCode", h.number FROM phone h JOIN app_user u ON u.id = h.user_id
      WHERE u.customer_id = $1 ORDER BY h.id`,
    [customerId],
  );

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
    phones: await phonesOf(tx, customerId),
    controllers: await controllersOf(tx, customerId),
  };
}

/** What speaks for a company of the United States (R0.114). @param addressIds the certified addresses; null: all that the bank knows */
export const indiciaOf = (
  { registrationCountryCode, addresses, phones }: Company,
  addressIds: readonly (number | null)[] | null,
) =>
  businessUsIndiciaOf({
    registrationCountryCode,
    addressCountries: addresses
      .filter(({ addressId }) => addressIds === null || addressIds.includes(addressId))
      .map(({ countryCode }) => countryCode),
    phones,
  });
