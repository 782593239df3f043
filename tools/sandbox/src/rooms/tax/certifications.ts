import type { Parsed } from '@bank/protocol';
import type { fatcaCrsCertificationRepresentativeUpdate } from '@bank/protocol/tax';
import type { EntityClass, fatcaCrsCertificationBusinessUpdate } from '@bank/protocol/tax-business';
import type {
  CertificationStatus,
  fatcaCrsCertificationPersonalUpdate,
  TaxIdIn,
  TaxIdShown,
} from '@bank/protocol/tax-personal';
import { jsonOf } from '../../identity/statements/json';
import { isBlank } from '../../identity/statements/text-fault';
import type { Tx } from '../../platform/db';
import type { KeptRejection } from './rejections';

export type CertifiedPersonal = Parsed<typeof fatcaCrsCertificationPersonalUpdate>;
/** What is kept of a person's answers beside their tax numbers. */
export type PersonalAnswers = Omit<CertifiedPersonal, 'taxIds' | 'declarationId'>;

export type CertifiedRepresentative = Parsed<typeof fatcaCrsCertificationRepresentativeUpdate>;
/** What is kept of a representative's answers beside their tax numbers. */
export type RepresentativeAnswers = Omit<CertifiedRepresentative, 'taxIds' | 'declarationId'>;

export type CertifiedBusiness = Parsed<typeof fatcaCrsCertificationBusinessUpdate>;
/** A person who controls a company, with their name at the time of the signature: the company may remove them later. */
type KeptController = Omit<CertifiedBusiness['controllingPersons'][number], 'taxIds'> & { name: string };
/** What is kept of a company's answers beside tax numbers. */
export type BusinessAnswers = Omit<CertifiedBusiness, 'taxIds' | 'declarationId' | 'controllingPersons'> & {
  controllingPersons: readonly KeptController[];
};

/** `person_id` of the countries that tax the customer itself; other numbers are people of a company. */
export const ITSELF = 0;

interface Taxed {
  personId: number;
  taxIds: readonly TaxIdIn[];
}

interface Signed {
  customerId: number;
  /** Whose own part in the certification of the customer it is; null: the customer's own. */
  representativeId?: number;
  answers: PersonalAnswers | BusinessAnswers | RepresentativeAnswers;
  /** Null for a person. */
  entityClass: EntityClass | null;
  taxed: readonly Taxed[];
  usIndicia: readonly string[];
  declarationId: string;
  language: string;
  userId: number;
  at: Date;
}

/** Writes what was signed as the newest certification; a customer who signs their own waits for the bank from now on. @returns its id */
export async function insertCertification(tx: Tx, signed: Signed): Promise<number> {
  const { customerId, representativeId = null, answers, entityClass, taxed, usIndicia, declarationId } = signed;
  const { language, userId, at } = signed;
  const [certification] = await tx.query<{ id: number }>(
    `INSERT INTO tax_certification (customer_id, representative_id, previous_id, answers, entity_class, us_indicia, declaration_id,
                                    language, signed_by, signed_at)
     VALUES ($1, $2, (SELECT max(id) FROM tax_certification WHERE customer_id = $1 AND representative_id IS NOT DISTINCT FROM $2::int),
             $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [customerId, representativeId, jsonOf(answers), entityClass, usIndicia, declarationId, language, userId, at],
  );
  if (!certification) throw new Error('a certification was not written');
  for (const one of taxed) await insertCountries(tx, certification.id, one);
  if (representativeId === null)
    await tx.query(`UPDATE customer SET tax_status = 'pending' WHERE id = $1`, [customerId]);
  return certification.id;
}

async function insertCountries(tx: Tx, certificationId: number, { personId, taxIds }: Taxed): Promise<void> {
  for (const [place, one] of taxIds.entries())
    await tx.query(
      `INSERT INTO tax_certification_country (certification_id, person_id, place, country_code, tax_id, tin_missing_reason,
                                              tin_missing_explanation)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        certificationId,
        personId,
        place,
        one.countryCode,
        // A number that is not asked for may be left empty.
        one.taxId?.trim() || null,
        one.tinMissingReason ?? null,
        one.tinMissingExplanation?.trim() ?? null,
      ],
    );
}

/** The number of a country among those that are certified; null where there is none. */
export function numberIn(taxIds: readonly TaxIdIn[], country: string): string | null {
  const taxId = taxIds.find(({ countryCode }) => countryCode === country)?.taxId;
  return taxId === undefined || isBlank(taxId) ? null : taxId.trim();
}

export interface Newest<Answers> {
  id: number;
  answers: Answers;
  entityClass: EntityClass | null;
  signedAt: Date;
  /** What the bank did not accept of it (R0.119). */
  rejections: readonly KeptRejection[];
  /** Null while the bank has not decided. */
  decision: 'validated' | 'rejected' | null;
  hasCertificate: boolean;
}

/**
 * The newest certification of a customer, whose type says which answers it has; null before the first.
 * @param representativeId whose part it is; null: the customer's own
 */
export async function newestCertification<Answers extends Signed['answers']>(
  tx: Tx,
  customerId: number,
  representativeId: number | null = null,
): Promise<Newest<Answers> | null> {
  const [newest] = await tx.query<Newest<Answers>>(
    `SELECT t.id, t.answers, t.entity_class AS "entityClass", t.signed_at AS "signedAt", d.status AS decision,
            coalesce(d.rejections, '[]') AS rejections,
            EXISTS (SELECT FROM tax_certificate f WHERE f.certification_id = t.id) AS "hasCertificate"
       FROM tax_certification t LEFT JOIN tax_decision d ON d.certification_id = t.id
      WHERE t.customer_id = $1 AND t.representative_id IS NOT DISTINCT FROM $2::int
      ORDER BY t.id DESC LIMIT 1`,
    [customerId, representativeId],
  );
  return newest ?? null;
}

/**
 * The countries of a certification in their order; of each number its last three characters (R0.113).
 * @param certification null: there is none yet
 * @param personId `ITSELF`, or a person who controls the company
 */
export async function countriesShown(
  tx: Tx,
  certification: { id: number } | null,
  personId: number,
): Promise<TaxIdShown[]> {
  if (!certification) return [];
  return tx.query<TaxIdShown>(
    `SELECT country_code AS "countryCode", right(tax_id, 3) AS "taxIdEnd", tin_missing_reason AS "tinMissingReason",
            tin_missing_explanation AS "tinMissingExplanation"
       FROM tax_certification_country WHERE certification_id = $1 AND person_id = $2 ORDER BY place`,
    [certification.id, personId],
  );
}

interface Standing {
  status: CertificationStatus;
  dueAt: Date | null;
}

/** Where the certification of a customer stands; null when they are of the other type. */
export async function standingOf(tx: Tx, customerId: number, type: 'personal' | 'business'): Promise<Standing | null> {
  const [customer] = await tx.query<Standing>(
    'SELECT tax_status AS status, tax_due_at AS "dueAt" FROM customer WHERE id = $1 AND type = $2',
    [customerId, type],
  );
  return customer ?? null;
}

/**
 * Locks the customer's row: two certifications at once must not both be the newest.
 * @returns the country in which a person lives or a company is registered
 */
export async function lockCustomer(tx: Tx, customerId: number): Promise<string> {
  const [customer] = await tx.query<{ country: string }>(
    'SELECT residence_country AS country FROM customer WHERE id = $1 FOR NO KEY UPDATE',
    [customerId],
  );
  return customer?.country ?? '';
}
