import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';
import type { StandingAddress } from './addresses';
import { declarationsOf } from './declarations';
import { documentsOf } from './owned';
import { peopleOf } from './people';
import { needsAction, statusOf } from './standing';
import { wealthOf } from './wealth';

interface Bank {
  db: Tx;
  clock: Clock;
  brand: string | null;
}

/**
 * How much of a company's papers needs something of its people (R3.3.5): its own papers, the sources of its money, its addresses, each
 * person once, and what it has to declare.
 * @param addresses of the customer
 * @returns 0 for a person
 */
export async function companyActionsOf(
  { db, clock, brand }: Bank,
  customerId: number,
  addresses: readonly StandingAddress[],
): Promise<number> {
  const [company] = await db.query<{ required: DocumentCategory[]; sourceIds: number[] }>(
    `SELECT coalesce(p.required_categories, '{}') AS required, coalesce(p.financial_detail -> 'sourceIds', '[]') AS "sourceIds"
       FROM customer c LEFT JOIN company_profile p ON p.customer_id = c.id WHERE c.id = $1 AND c.type = 'business'`,
    [customerId],
  );
  if (!company) return 0;
  const { required, sourceIds } = company;
  const now = clock.now();
  const { businessRegistration, businessAdditional, sourceOfWealth } = documentCategory;
  const statuses: (DocumentStatus | null)[] = [];
  for (const category of [businessRegistration, businessAdditional])
    statuses.push(statusOf(required.includes(category), await documentsOf(db, customerId, category), now));
  const wealth = await wealthOf(db, customerId, { isRequired: required.includes(sourceOfWealth), sourceIds }, now);
  const declarations = (await declarationsOf({ db, brand }, customerId)) ?? [];
  statuses.push(
    ...wealth.map(({ status }) => status),
    ...addresses.map(({ addressStatus }) => addressStatus),
    ...declarations.map(({ status }) => status),
  );
  const people = (await peopleOf(db, customerId, now)).filter((one) =>
    [one.identityStatus, one.addressStatus, one.controlStatus, ...one.wealth.map(({ status }) => status)].some(
      needsAction,
    ),
  );
  return statuses.filter(needsAction).length + people.length;
}
