import { documentCategory } from '@bank/protocol/documents';
import type { DocumentStatus } from '@bank/protocol/profile';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/db';
import type { StandingAddress } from './addresses';
import { companyStandingOf } from './company-standing';
import type { CompanyStanding } from './company-standing';
import { declarationsOf } from './declarations';
import { documentsOf } from './owned';
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
 * @param known who has read it already passes it on
 * @returns 0 for a person
 */
export async function companyActionsOf(
  { db, clock, brand }: Bank,
  customerId: number,
  addresses: readonly StandingAddress[],
  known?: CompanyStanding | null,
): Promise<number> {
  const now = clock.now();
  const company = known === undefined ? await companyStandingOf(db, customerId, now) : known;
  if (!company) return 0;
  const { required, sourceIds } = company;
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
  const people = company.people.filter((one) =>
    [one.identityStatus, one.addressStatus, one.controlStatus, ...one.wealth.map(({ status }) => status)].some(
      needsAction,
    ),
  );
  return statuses.filter(needsAction).length + people.length;
}
