import { documentCategory, documentStatusId, documentType } from '@bank/protocol/documents';
import { jsonOf } from '../identity/statements/json';
import { storedWork } from '../identity/statements/stored';
import type { Tx } from '../platform/db';
import { companies, furtherAddresses, furtherEmails, identities } from './profile-personas';

/** A salary, for everyday spending. */
const STATED = storedWork({
  ...{ occupation: 'employed', secondOccupation: 'none' },
  ...{ sourceIds: [1], sourceSpecifications: {}, secondSourceIds: [], secondSourceSpecifications: {} },
  ...{ purposeIds: [1], purposeSpecifications: {} },
});

/** Everybody's profile: one address, one phone, the sign-in address as the primary one; and what some have beyond that. */
export async function seedProfiles(tx: Tx, nowMs: number): Promise<void> {
  await tx.query(
    `INSERT INTO person_profile (customer_id, birth_day, citizenship_country, occupation, second_occupation, statement, tax_id, updated_at)
     SELECT id, date '1980-01-01' + (id % 700) * 10, residence_country, 'employed', 'none', $1, residence_country || id * 7919, created_at
       FROM customer WHERE type = 'personal'`,
    [jsonOf(STATED)],
  );
  // A prefix of two digits is right for all numbers of the personas.
  await tx.query(
    `INSERT INTO phone (user_id, country_code, number, is_confirmed)
     SELECT id, substr(phone, 2, 2), substr(phone, 4), true FROM app_user WHERE phone IS NOT NULL ORDER BY id`,
  );
  await tx.query(
    `INSERT INTO email_address (customer_id, email, is_confirmed, is_primary)
     SELECT DISTINCT ON (customer_id) customer_id, email, true, true
       FROM app_user WHERE customer_id IS NOT NULL ORDER BY customer_id, id`,
  );
  await tx.query(
    `INSERT INTO address (customer_id, address1, city, postal_code, country_code, is_main, is_confirmed, is_document_required)
     SELECT c.id, p.street || ' ' || c.id % 90 + 1, p.city, p.postal_code, c.residence_country, true, true, false
       FROM customer c
       JOIN (VALUES ('RO', 'Strada Florilor', 'București', '010101'), ('ES', 'Calle de Alcalá', 'Madrid', '28014'),
                    ('PT', 'Rua Augusta', 'Lisboa', '1100-053')) AS p (country, street, city, postal_code)
         ON p.country = CASE WHEN c.residence_country IN ('ES', 'PT') THEN c.residence_country ELSE 'RO' END
      ORDER BY c.id`,
  );
  for (const { customerId, address1, city, postalCode, countryCode } of furtherAddresses) {
    await tx.query(
      'INSERT INTO address (customer_id, address1, city, postal_code, country_code) VALUES ($1, $2, $3, $4, $5)',
      [customerId, address1, city, postalCode, countryCode],
    );
  }
  for (const { customerId, email } of furtherEmails) {
    await tx.query('INSERT INTO email_address (customer_id, email, is_confirmed) VALUES ($1, $2, true)', [
      customerId,
      email,
    ]);
  }
  for (const { customerId, typeId, number, issued, years } of identities) {
    await tx.query(
      `INSERT INTO identity (customer_id, type_id, number, status, issued_at, expires_at)
       VALUES ($1, $2, $3, 'validated', $4, $4::date + make_interval(years => $5))`,
      [customerId, typeId, number, issued, years],
    );
  }
  await insertCompanies(tx, new Date(nowMs));
}

async function insertCompanies(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO company_profile (customer_id, registration_number, registered_at, tax_id)
     SELECT id, 'J40/' || id || '/2019', $1::date - 2000, residence_country || id * 7919
       FROM customer WHERE type = 'business'`,
    [now],
  );
  await tx.query(`UPDATE customer SET due_diligence_level = 1 WHERE type = 'business'`);
  for (const company of companies) {
    const { customerId, tradingName, registrationNumber, registered, taxId, website, description } = company;
    await tx.query(
      `UPDATE company_profile SET trading_name = $2, registration_number = $3, registered_at = $4, tax_id = $5, website = $6,
              description = $7, required_categories = $8, financial_detail = $9, additional_answers = $10
        WHERE customer_id = $1`,
      [
        customerId,
        tradingName,
        registrationNumber,
        registered,
        taxId,
        website,
        description,
        company.requiredCategories,
        JSON.stringify(company.financialDetail),
        JSON.stringify(company.additionalAnswers),
      ],
    );
    for (const {
      firstName,
      lastName,
      email,
      positionIds,
      identityRejected,
      wealthSourceIds = [],
      ...papers
    } of company.people) {
      const [person] = await tx.query<{ id: number }>(
        `INSERT INTO company_person (customer_id, first_name, last_name, email, position_ids, created_at, identity_status,
                                     address_status, control_status, wealth_source_ids)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
        [
          ...[customerId, firstName, lastName, email, positionIds, now],
          ...[papers.identity, papers.address, papers.control, wealthSourceIds],
        ],
      );
      if (person && identityRejected !== undefined) await insertRejected(tx, now, person.id, identityRejected);
    }
  }
}

/** The rejected identity document of a person of a company. */
async function insertRejected(tx: Tx, now: Date, personId: number, reason: string): Promise<void> {
  const content = Buffer.from('%PDF-1.7 a passport');
  await tx.query(
    `WITH kept AS (
       INSERT INTO document (id, customer_id, category, file_name, type_id, media_type, content, sha256, status_id, reject_reason,
                             uploaded_at, created_by)
       SELECT 'seed-person-' || p.id, p.customer_id, $2, 'passport.pdf', $6, 'application/pdf', $3, sha256($3), $7, $4,
              $5, (SELECT min(u.id) FROM app_user u WHERE u.customer_id = p.customer_id)
         FROM company_person p WHERE p.id = $1 RETURNING id)
     INSERT INTO company_person_document (person_id, document_id) SELECT $1, id FROM kept`,
    [
      personId,
      documentCategory.identity,
      content,
      reason,
      new Date(now.getTime() - 5 * 86_400_000),
      documentType.passport,
      documentStatusId.rejected,
    ],
  );
}
