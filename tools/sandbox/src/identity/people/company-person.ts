import { position } from '@bank/protocol/company-position';
import type { Tx } from '../../platform/db';

/** A person of a company, once, with everything that they are in it (R0.48). */
export interface NewPerson {
  firstName: string;
  lastName: string;
  /** In small letters; null where nobody said it. */
  email: string | null;
  /** At least one. */
  positionIds: readonly number[];
  /** Where their money comes from, by the dictionary's ids: each is to be shown by papers (R3.3.1). */
  wealthSourceIds?: readonly number[];
}

type Paper = 'identity' | 'address' | 'control';
const OF_WHO_OWNS: readonly Paper[] = ['identity', 'address'];
/** What a person has to prove, by what they are (R0.48). */
const ASKED: Readonly<Record<number, readonly Paper[]>> = {
  [position.director]: OF_WHO_OWNS,
  [position.shareholder]: OF_WHO_OWNS,
  [position.otherShareholder]: OF_WHO_OWNS,
  [position.owner]: [...OF_WHO_OWNS, 'control'],
};
const OF_WHO_ACTS: readonly Paper[] = ['identity'];

/** The status of each kind of papers while nothing was sent; null where none is asked. */
const startOf = (positionIds: readonly number[]): Readonly<Record<Paper, 'none' | null>> => {
  const asked = new Set(positionIds.flatMap((id) => ASKED[id] ?? OF_WHO_ACTS));
  const start = (paper: Paper) => (asked.has(paper) ? ('none' as const) : null);
  return { identity: start('identity'), address: start('address'), control: start('control') };
};

/** Writes a person of a company, with the papers that are asked of them. @returns their id */
export async function insertPerson(tx: Tx, customerId: number, person: NewPerson, nowMs: number): Promise<number> {
  const { firstName, lastName, email, positionIds, wealthSourceIds = [] } = person;
  const { identity, address, control } = startOf(positionIds);
  const [written] = await tx.query<{ id: number }>(
    `INSERT INTO company_person (customer_id, first_name, last_name, email, position_ids, created_at, identity_status,
                                 address_status, control_status, wealth_source_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      ...[customerId, firstName, lastName, email, positionIds, new Date(nowMs)],
      ...[identity, address, control, wealthSourceIds],
    ],
  );
  if (!written) throw new Error('a person of a company was not written');
  return written.id;
}

/** Gives a person one more position. What they have proven stays as it is, and what it asks beyond that is still to come. */
export async function addPosition(tx: Tx, personId: number, positionId: number): Promise<void> {
  const { identity, address, control } = startOf([positionId]);
  await tx.query(
    `UPDATE company_person SET position_ids = position_ids || $2::int, identity_status = coalesce(identity_status, $3),
            address_status = coalesce(address_status, $4), control_status = coalesce(control_status, $5)
      WHERE id = $1`,
    [personId, positionId, identity, address, control],
  );
}

/** What a person of a company becomes. */
interface Placed {
  personId: number;
  /** Empty: they are nothing in the company any more. */
  positionIds: readonly number[];
  /** By the dictionary's ids. */
  wealthSourceIds: readonly number[];
}

/**
 * True for the person `p` who logs in for the company, has its invitation at the time $2, or is going to be invited when it is activated. Who
 * has let an invitation lapse is no user: nobody can accept it any more (R0.183).
 */
const IS_USER = `EXISTS (SELECT FROM membership m WHERE m.person_id = p.id)
  OR EXISTS (SELECT FROM access_offer o WHERE o.person_id = p.id AND o.expires_at > $2)
  OR EXISTS (SELECT FROM company_invitation i WHERE i.person_id = p.id)
  OR EXISTS (SELECT FROM app_user u WHERE u.customer_id = p.customer_id AND u.email = p.email)`;

/**
 * Gives a person of a company these positions in place of the old ones. The bank asks for what the new ones need and no more, and what they
 * have proven stays. A person without a position leaves the company, with an invitation that has lapsed; a user of it stays as an authorized
 * user (R0.162).
 * @param at the bank's time, by which an invitation is open or has lapsed
 */
export async function placePerson(tx: Tx, { personId, positionIds, wealthSourceIds }: Placed, at: Date): Promise<void> {
  if (positionIds.length === 0) {
    const [gone] = await tx.query(`DELETE FROM company_person p WHERE p.id = $1 AND NOT (${IS_USER}) RETURNING p.id`, [
      personId,
      at,
    ]);
    if (gone) return;
  }
  const kept = positionIds.length === 0 ? [position.authorized] : positionIds;
  const { identity, address, control } = startOf(kept);
  await tx.query(
    `UPDATE company_person
        SET position_ids = $2, wealth_source_ids = $3,
            identity_status = CASE WHEN $4::text IS NOT NULL THEN coalesce(identity_status, $4) END,
            address_status = CASE WHEN $5::text IS NOT NULL THEN coalesce(address_status, $5) END,
            control_status = CASE WHEN $6::text IS NOT NULL THEN coalesce(control_status, $6) END
      WHERE id = $1`,
    [personId, kept, wealthSourceIds, identity, address, control],
  );
}

/**
 * Gives the people of companies who are this user the user's new address (R0.182). Where another person of the company has it, theirs stays
 * what it was (R0.48).
 */
export async function carryAddress(tx: Tx, userId: number, email: string): Promise<void> {
  await tx.query(
    `UPDATE company_person p SET email = $2
      WHERE (p.user_id = $1 OR p.id IN (SELECT person_id FROM membership WHERE user_id = $1
                                         UNION SELECT person_id FROM access_offer WHERE user_id = $1))
        AND NOT EXISTS (SELECT FROM company_person o WHERE o.customer_id = p.customer_id AND o.email = $2)`,
    [userId, email],
  );
}
