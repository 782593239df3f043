import type { DocumentStatus, PersonalInfo } from '@bank/protocol/profile';
import { responseCode } from '@bank/protocol';
import type { Rooms } from '@bank/protocol/all';
import type { Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { isCountry } from '../../platform/countries';
import { say as sayEntry } from '../../platform/dictionaries/texts';
import { isOccupation, OCCUPATIONS } from '../../platform/dictionaries/work';
import { typeName } from '../../platform/documents/types';
import { PHONE_COLUMNS } from './phones';
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

/** `•••••820`: enough to know which paper, not enough to copy it. */
const masked = (number: string) => number.slice(-3).padStart(number.length, '•');

/** What a person does, with its name. */
const occupationShown = (id: string | null, lang: string): PersonalInfo['occupation'] =>
  id !== null && isOccupation(id) ? { id, name: sayEntry(lang, OCCUPATIONS[id].name) } : null;

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
    const phones = await db.query<PersonalInfo['phones'][number]>(
      `SELECT ${PHONE_COLUMNS} FROM phone h JOIN app_user u ON u.id = h.user_id
        WHERE u.id = coalesce((SELECT o.id FROM app_user o JOIN customer c ON c.id = o.customer_id
                                WHERE c.id = $1 AND c.type = 'personal' ORDER BY o.id LIMIT 1), $2)
        ORDER BY h.id`,
      [customerId, userId],
    );
    const identities = await db.query<{
      typeId: number;
      number: string;
      status: DocumentStatus;
      issuedDate: string | null;
      expiresDate: string | null;
    }>(
      `SELECT type_id AS "typeId", number, status, to_char(issued_at, 'YYYY-MM-DD') AS "issuedDate",
              to_char(expires_at, 'YYYY-MM-DD') AS "expiresDate"
         FROM identity WHERE customer_id = $1 ORDER BY id`,
      [customerId],
    );
    return {
      personalInfo: {
        ...row,
        occupation: occupationShown(row.occupation, lang),
        updatedAt: row.updatedAt?.toISOString() ?? null,
        phones,
        identities: identities.map((one) => ({
          ...one,
          type: typeName(one.typeId, lang) ?? '',
          number: masked(one.number),
        })),
      },
    };
  },

  async personalInfoUpdate({ citizenshipCountryCode, occupation: work, taxId }, context) {
    const { db, clock } = context;
    const { customerId } = callerOf(context);
    if (!isCountry(citizenshipCountryCode))
      throw refused(context, 'noSuchCountry', { field: 'citizenshipCountryCode' });
    if (!isOccupation(work)) throw refused(context, 'noSuchOccupation', { field: 'occupation' });
    await db.transaction(async (tx) => {
      const personal = await tx.query(
        `UPDATE customer SET need_info_update = false WHERE id = $1 AND type = 'personal' RETURNING 1`,
        [customerId],
      );
      if (personal.length === 0) throw refused(context, 'personalOnly', { code: responseCode.accessDenied });
      await tx.query(
        `INSERT INTO person_profile (customer_id, citizenship_country, occupation, tax_id, updated_at)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (customer_id) DO UPDATE SET citizenship_country = $2, occupation = $3, tax_id = $4, updated_at = $5`,
        [customerId, citizenshipCountryCode, work, taxId?.trim() || null, new Date(clock.now())],
      );
    });
  },
} satisfies Partial<Handlers<Rooms['profile']>>;
