import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { isCountry } from '../../platform/countries';
import { maskedNumber } from '../../platform/masked-number';
import { taxDummyFault } from '../../identity/statements/tax-dummy';
import { occupationNamed } from '../../platform/dictionaries/named';
import { isOccupation } from '../../platform/dictionaries/work';
import { showing } from '../../identity/standing/papers';
import { identitiesOf, phonesShown } from '../../identity/standing/person';
import { refused } from './texts';

interface PersonRow {
  firstName: string;
  lastName: string;
  birthDay: string | null;
  residenceCountryCode: string | null;
  citizenshipCountryCode: string | null;
  occupation: string | null;
  taxId: string | null;
  updatedAt: Date | null;
}

export const person = {
  /** For a personal customer the customer, also when an administrator acts for them; otherwise the signed-in user. */
  async personalInfoGet(_input, context) {
    const { db, lang } = context;
    const { userId, customerId } = callerOf(context);
    const [row] = await db.query<PersonRow>(
      `SELECT c.first_name AS "firstName", c.last_name AS "lastName", to_char(p.birth_day, 'YYYY-MM-DD') AS "birthDay",
              c.residence_country AS "residenceCountryCode", p.citizenship_country AS "citizenshipCountryCode", p.occupation,
              p.tax_id AS "taxId", p.updated_at AS "updatedAt"
         FROM customer c LEFT JOIN person_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'personal'
       UNION ALL
       SELECT u.first_name, u.last_name, NULL, NULL, NULL, NULL, NULL, NULL FROM app_user u WHERE u.id = $2
        LIMIT 1`,
      [customerId, userId],
    );
    if (!row) throw refused(context, 'closed', { code: responseCode.closedAccount });
    return {
      personalInfo: {
        ...row,
        taxId: row.taxId && maskedNumber(row.taxId),
        occupation: occupationNamed(row.occupation, lang),
        updatedAt: row.updatedAt?.toISOString() ?? null,
        phones: await phonesShown(db, customerId, userId),
        identities: await identitiesOf(db, customerId, showing(context)),
      },
    };
  },

  async personalInfoUpdate({ citizenshipCountryCode, occupation: work, taxId }, context) {
    const { db, clock } = context;
    const { customerId, isAdmin } = callerOf(context);
    const number = taxId?.trim() ?? '';
    // What a person certifies with their name is not written for them.
    if (isAdmin && number !== '') throw refused(context, 'taxIdOwnOnly', { field: 'taxId' });
    if (!isCountry(citizenshipCountryCode))
      throw refused(context, 'noSuchCountry', { field: 'citizenshipCountryCode' });
    if (!isOccupation(work)) throw refused(context, 'noSuchOccupation', { field: 'occupation' });
    await db.transaction(async (tx) => {
      const [personal] = await tx.query<{ residence: string }>(
        `UPDATE customer SET need_info_update = false WHERE id = $1 AND type = 'personal'
         RETURNING residence_country AS residence`,
        [customerId],
      );
      if (!personal) throw refused(context, 'personalOnly', { code: responseCode.accessDenied });
      const asked = { taxId: number, countryCode: personal.residence, variant: 'tinPersonal' } as const;
      const dummy = taxDummyFault(context, asked, 'taxId');
      if (dummy) throw dummy;
      await tx.query(
        `INSERT INTO person_profile (customer_id, citizenship_country, occupation, tax_id, updated_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (customer_id) DO UPDATE SET citizenship_country = $2, occupation = $3,
           tax_id = coalesce($4, person_profile.tax_id), updated_at = $5`,
        [customerId, citizenshipCountryCode, work, number || null, new Date(clock.now())],
      );
    });
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
