import type { Parsed } from '@bank/protocol';
import type {
  CertificationStatus,
  fatcaCrsCertificationPersonalUpdate,
  TaxIdIn,
  TaxIdShown,
  UsIndicium,
} from '@bank/protocol/tax-personal';
import { jsonOf } from '../../identity/statements/json';
import type { Tx } from '../../platform/db';

export type Certified = Parsed<typeof fatcaCrsCertificationPersonalUpdate>;
/** What is kept of a person's answers beside their tax numbers. */
export type PersonalAnswers = Omit<Certified, 'taxIds' | 'declarationId'>;

interface Signed {
  customerId: number;
  answers: PersonalAnswers;
  taxIds: readonly TaxIdIn[];
  usIndicia: readonly UsIndicium[];
  declarationId: string;
  language: string;
  userId: number;
  at: Date;
}

/** Writes what was signed as the newest certification of the customer, who waits for the bank from now on. */
export async function insertCertification(tx: Tx, signed: Signed): Promise<void> {
  const { customerId, answers, taxIds, usIndicia, declarationId, language, userId, at } = signed;
  const [certification] = await tx.query<{ id: number }>(
    `INSERT INTO tax_certification (customer_id, previous_id, answers, us_indicia, declaration_id, language, signed_by, signed_at)
     VALUES ($1, (SELECT max(id) FROM tax_certification WHERE customer_id = $1), $2, $3, $4, $5, $6, $7) RETURNING id`,
    [customerId, jsonOf(answers), usIndicia, declarationId, language, userId, at],
  );
  for (const [place, one] of taxIds.entries())
    await tx.query(
      `INSERT INTO tax_certification_country (certification_id, place, country_code, tax_id, tin_missing_reason, tin_missing_explanation)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        certification?.id,
        place,
        one.countryCode,
        // A number that is not asked for may be left empty.
        one.taxId?.trim() || null,
        one.tinMissingReason ?? null,
        one.tinMissingExplanation?.trim() ?? null,
      ],
    );
  await tx.query(`UPDATE customer SET tax_status = 'pending' WHERE id = $1`, [customerId]);
}

interface Newest {
  id: number;
  answers: PersonalAnswers;
  signedAt: Date;
}

/** The newest certification of a customer; null before the first. */
export async function newestCertification(tx: Tx, customerId: number): Promise<Newest | null> {
  const [newest] = await tx.query<Newest>(
    `SELECT id, answers, signed_at AS "signedAt" FROM tax_certification WHERE customer_id = $1 ORDER BY id DESC LIMIT 1`,
    [customerId],
  );
  return newest ?? null;
}

/** The countries of a certification in their order; of each number its last three characters (R0.113). */
export const countriesShown = (tx: Tx, certificationId: number): Promise<TaxIdShown[]> =>
  tx.query<TaxIdShown>(
    `SELECT country_code AS "countryCode", right(tax_id, 3) AS "taxIdEnd", tin_missing_reason AS "tinMissingReason",
            tin_missing_explanation AS "tinMissingExplanation"
       FROM tax_certification_country WHERE certification_id = $1 ORDER BY place`,
    [certificationId],
  );

interface Standing {
  status: CertificationStatus;
  dueAt: Date | null;
}

/** Where the certification of a customer stands; null when they are no person. */
export async function standingOf(tx: Tx, customerId: number): Promise<Standing | null> {
  const [customer] = await tx.query<Standing>(
    `SELECT tax_status AS status, tax_due_at AS "dueAt" FROM customer WHERE id = $1 AND type = 'personal'`,
    [customerId],
  );
  return customer ?? null;
}
