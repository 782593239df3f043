import { position } from '@bank/protocol/company-position';
import type { Tx } from '../../platform/db';
import { jsonOf } from '../statements/json';

// R0.161: the ownership that a company has declared, as rows that the bank reads.

/** Positions that an ownership gives and takes. */
export const HOLDING: readonly number[] = [position.shareholder, position.owner, position.otherShareholder];

/** A person of a declared ownership. */
export interface DeclaredPerson {
  /** As the declaration names them: `p1`. */
  ref: string;
  /** null: no person of the company, but a director of a company that holds a part of it. */
  personId: number | null;
  /** What the declaration says of them. */
  stated: object;
  /** In the end, over all ways. */
  holdsQuarter: boolean;
  /** Positions of `HOLDING` that they have by the declaration. */
  positionIds: readonly number[];
  /** Those of them that they did not have before. */
  addedIds: readonly number[];
  /** By the dictionary's ids. */
  sourcesBefore: readonly number[];
}

interface Declared {
  customerId: number;
  /** Of the tree, the owners and the companies between. */
  tree: object;
  people: readonly DeclaredPerson[];
  /** null: the application declared it, and it stands at once. Any other waits for the bank. */
  sentBy: number | null;
  at: Date;
}

/** Writes a declared ownership with its people (R0.161). */
export async function insertOwnership(tx: Tx, { customerId, tree, people, sentBy, at }: Declared): Promise<void> {
  const isApplication = sentBy === null;
  const [ownership] = await tx.query<{ id: number }>(
    `INSERT INTO company_ownership (customer_id, tree, sent_at, sent_by, status, decided_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [customerId, jsonOf(tree), at, sentBy, isApplication ? 'validated' : 'pending', isApplication ? at : null],
  );
  if (!ownership) throw new Error('the ownership of a company was not written');
  for (const { ref, personId, stated, holdsQuarter, positionIds, addedIds, sourcesBefore } of people)
    await tx.query(
      `INSERT INTO company_ownership_person (ownership_id, ref, person_id, stated, holds_quarter, position_ids, added_ids, sources_before)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ownership.id, ref, personId, jsonOf(stated), holdsQuarter, positionIds, addedIds, sourcesBefore],
    );
}

/** True for the row `c` of `customer` while a declared ownership waits for the bank. */
export const OWNERSHIP_WAITS = `EXISTS (SELECT FROM company_ownership o WHERE o.customer_id = c.id AND o.status = 'pending')`;

/** True for the row `p` of `company_person` whose quarter the standing or the waiting ownership of the company names. */
export const HOLDS_QUARTER = `EXISTS (
  SELECT FROM company_ownership_person l JOIN company_ownership o ON o.id = l.ownership_id
   WHERE l.person_id = p.id AND l.holds_quarter
     AND (o.status = 'pending'
          OR o.id = (SELECT max(s.id) FROM company_ownership s WHERE s.customer_id = p.customer_id AND s.status = 'validated')))`;
