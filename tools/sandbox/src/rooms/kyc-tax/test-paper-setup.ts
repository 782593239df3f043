import { personaOf } from '../../seed/personas';
import type { TestBank } from '../../testing';
import { before, CATEGORIES } from './test-documents-oracle';
import { aboutOf, typeThere } from './test-paper-cells';
import type { About, Cell } from './test-paper-cells';

/** Who the cells are about. The company has one person whose papers may be asked. */
export const PERSON = 1004;
export const COMPANY = 1026;
/** Where the money of the company and of its person comes from, by the dictionaries. */
export const SOURCE_OF_COMPANY = 1;
export const SOURCE_OF_PERSON = 8;

const DAY_MS = 86_400_000;

export const customerOf = ({ caller }: Cell): number => (caller === 'person' ? PERSON : COMPANY);
export const isWealth = ({ category }: Pick<Cell, 'category'>): boolean => category === CATEGORIES.sourceOfWealth;

/** What of the bank has to be named to send a paper for it. */
export interface Places {
  /** The main address of a customer. */
  addressOf(customerId: number): number;
  representativeId: number;
}

export async function placesOf({ db }: TestBank): Promise<Places> {
  const addresses = await db.query<{ id: number; customerId: number }>(
    `SELECT id, customer_id AS "customerId" FROM address WHERE is_main AND customer_id IN ($1, $2)`,
    [PERSON, COMPANY],
  );
  const [person] = await db.query<{ id: number }>(
    `SELECT id FROM company_person WHERE customer_id = $1 AND first_name = 'Elsa'`,
    [COMPANY],
  );
  if (!person) throw new Error('the company has nobody whose papers may be asked');
  return {
    addressOf: (customerId) => addresses.find((one) => one.customerId === customerId)?.id ?? 0,
    representativeId: person.id,
  };
}

const NOTHING_SENT = `
  DELETE FROM requirement_document; DELETE FROM address_document; DELETE FROM company_person_document;
  DELETE FROM company_wealth_document; DELETE FROM document; DELETE FROM requirement; DELETE FROM limit_reason;
  UPDATE customer SET limited = true, verified = false, need_kyc = true WHERE id IN (${PERSON}, ${COMPANY});
  UPDATE company_profile SET required_categories = '{}',
         financial_detail = jsonb_set(financial_detail, '{sourceIds}', '[${SOURCE_OF_COMPANY}]') WHERE customer_id = ${COMPANY};
  UPDATE company_person SET identity_status = NULL, address_status = NULL, control_status = NULL, wealth_source_ids = '{}'
   WHERE customer_id = ${COMPANY};`;

/**
 * Makes the customer what the cell says: what is asked, by way of the cell's door alone, and what is there already.
 * @returns the requirement that is asked, where the door names one
 */
export async function arrange(bank: TestBank, places: Places, cell: Cell): Promise<number | null> {
  const { db } = bank;
  const customerId = customerOf(cell);
  await db.query(NOTHING_SENT);
  await db.query('UPDATE customer SET residence_country = $2 WHERE id = $1', [customerId, cell.residence]);
  await db.query('UPDATE person_profile SET citizenship_country = $2 WHERE customer_id = $1', [
    PERSON,
    cell.citizenship,
  ]);
  await db.query('UPDATE address SET country_code = $2, is_document_required = $3 WHERE id = $1', [
    ...[places.addressOf(customerId), cell.place, cell.isAsked],
  ]);
  if (cell.door === 'assign')
    await insertDocument(bank, cell, { id: 'to-assign', category: CATEGORIES.other, typeId: null });
  const about = aboutOf(cell);
  if (!about) return null;
  const requirementId = await ask(bank, places, cell, about);
  if (before(cell.there).statusId !== null) await putThere(bank, places, cell, { ...about, requirementId });
  return requirementId;
}

async function ask(
  { db }: TestBank,
  { representativeId }: Places,
  cell: Cell,
  { category, isAsked }: About,
): Promise<number | null> {
  const customerId = customerOf(cell);
  const status = (of: number) => (of === category ? 'none' : null);
  switch (cell.door) {
    case 'address':
      return null;
    case 'company':
      await db.query('UPDATE company_profile SET required_categories = $2 WHERE customer_id = $1', [
        ...[customerId, isAsked ? [category] : []],
      ]);
      return null;
    case 'companyPerson':
      await db.query(
        `UPDATE company_person SET identity_status = $2, address_status = $3, control_status = $4, wealth_source_ids = $5 WHERE id = $1`,
        [
          ...[representativeId, status(CATEGORIES.identity), status(CATEGORIES.address), status(CATEGORIES.control)],
          isWealth({ category }) ? [SOURCE_OF_PERSON] : [],
        ],
      );
      return null;
    case 'limit':
      return requirement(
        db,
        `WITH r AS (INSERT INTO limit_reason (customer_id, action_type_id, limited_at) VALUES ($1, 1, '2026-11-02') RETURNING id)
         INSERT INTO requirement (customer_id, category_id, limit_reason_id) SELECT $1, $2, id FROM r RETURNING id`,
        [customerId, category],
      );
    case 'verification':
    case 'assign':
      return requirement(db, 'INSERT INTO requirement (customer_id, category_id) VALUES ($1, $2) RETURNING id', [
        ...[customerId, category],
      ]);
  }
}

async function requirement(db: TestBank['db'], sql: string, values: readonly number[]): Promise<number | null> {
  const [made] = await db.query<{ id: number }>(sql, values);
  return made?.id ?? null;
}

async function putThere(
  bank: TestBank,
  { addressOf, representativeId }: Places,
  cell: Cell,
  about: About & { requirementId: number | null },
): Promise<void> {
  const { db } = bank;
  const { category, requirementId } = about;
  await insertDocument(bank, cell, { id: 'there', category, typeId: typeThere(cell, about) });
  if (requirementId !== null) await db.query(`INSERT INTO requirement_document VALUES ($1, 'there')`, [requirementId]);
  if (cell.door === 'address')
    await db.query(`INSERT INTO address_document VALUES ($1, 'there')`, [addressOf(customerOf(cell))]);
  if (cell.door === 'company' && isWealth(about))
    await db.query(`INSERT INTO company_wealth_document VALUES ('there', $1)`, [SOURCE_OF_COMPANY]);
  if (cell.door === 'companyPerson')
    await db.query(`INSERT INTO company_person_document (person_id, document_id, source_id) VALUES ($1, 'there', $2)`, [
      ...[representativeId, isWealth(about) ? SOURCE_OF_PERSON : null],
    ]);
}

/** What was sent long ago by the customer's own user; a file that is to be assigned waits for the bank. */
async function insertDocument(
  { db, clock }: TestBank,
  cell: Cell,
  { id, category, typeId }: { id: 'there' | 'to-assign'; category: number; typeId: number | null },
): Promise<void> {
  const { statusId, endsInDays = null } = id === 'there' ? before(cell.there) : before('pending');
  await db.query(
    `INSERT INTO document (id, customer_id, category, type_id, file_name, media_type, content, sha256, status_id, expires_at, uploaded_at, created_by)
     VALUES ($1, $2, $3, $4, 'old.pdf', 'application/pdf', '%PDF-1.7', sha256('%PDF-1.7'), $5, $6, $7, $8)`,
    [
      ...[id, customerOf(cell), category, typeId, statusId],
      endsInDays === null ? null : new Date(clock.now() + endsInDays * DAY_MS),
      new Date(clock.now() - 400 * DAY_MS),
      personaOf(cell.caller === 'person' ? 'kyra' : 'carl').userId,
    ],
  );
}
