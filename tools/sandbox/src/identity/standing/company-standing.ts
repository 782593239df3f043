import type { DocumentCategory } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import { peopleOf } from './people';
import type { StandingPerson } from './people';

/** What the bank asks of a company, and its people with their papers. */
export interface CompanyStanding {
  /** The papers that the bank asks the company itself for. */
  required: readonly DocumentCategory[];
  /** Where its money comes from. */
  sourceIds: readonly number[];
  people: readonly StandingPerson[];
}

/** @returns null for a person, of whom none of it is asked */
export async function companyStandingOf(tx: Tx, customerId: number, nowMs: number): Promise<CompanyStanding | null> {
  const [company] = await tx.query<Omit<CompanyStanding, 'people'>>(
    `SELECT coalesce(p.required_categories, '{}') AS required, coalesce(p.financial_detail -> 'sourceIds', '[]') AS "sourceIds"
       FROM customer c LEFT JOIN company_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'business'`,
    [customerId],
  );
  return company ? { ...company, people: await peopleOf(tx, customerId, nowMs) } : null;
}
