import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { sourceNamed } from '../../platform/dictionaries/named';
import type { Tx } from '../../platform/db';
import { companyStandingOf } from './company-standing';
import type { CompanyStanding } from './company-standing';
import { documentsOf } from './owned';
import { shown } from './papers';
import type { DocumentRow, Showing } from './papers';
import type { StandingPerson } from './people';
import { requirementsOf } from './requirements';
import { statusOf } from './standing';
import { wealthOf } from './wealth';

/** What the bank asks of a newcomer, by categories of R3.3.6. A company is asked for its own papers and for those of its people. */
export const ASKED_OF_A_PERSON: readonly DocumentCategory[] = [documentCategory.identity, documentCategory.address];

/** Asks a customer for papers of these categories. */
export async function askFor(tx: Tx, customerId: number, categories: readonly DocumentCategory[]): Promise<void> {
  await tx.query('INSERT INTO requirement (customer_id, category_id) SELECT $1, unnest($2::int[])', [
    customerId,
    categories,
  ]);
}

/** One thing that the bank has to know, with where it stands. */
export interface Matter extends Omit<KycMatter, 'documents' | 'source'> {
  /** Newest first. */
  documents: readonly DocumentRow[];
}

/** A matter of the customer itself. */
const ownMatter = (
  matter: Pick<Matter, 'categoryId' | 'status' | 'documents'> & Partial<Pick<Matter, 'sourceId'>>,
): Matter => ({
  representativeId: null,
  name: null,
  sourceId: null,
  ...matter,
});

/**
 * What the bank has to know of a customer before they are verified: one list, each thing once (R0.65, R3.3.6). First what is asked of the
 * customer, then the papers of a company, then those of its people.
 * @param known who has read it already passes it on
 */
export async function mattersOf(
  tx: Tx,
  customerId: number,
  nowMs: number,
  known?: CompanyStanding | null,
): Promise<Matter[]> {
  const company = known === undefined ? await companyStandingOf(tx, customerId, nowMs) : known;
  const own = await ofCustomer(tx, customerId, nowMs);
  return company ? [...own, ...(await ofCompany(tx, customerId, company, nowMs)), ...ofPeople(company.people)] : own;
}

/** As answers show it. */
export const shownMatter = ({ documents, ...matter }: Matter, how: Showing): KycMatter => ({
  ...matter,
  source:
    matter.sourceId === null
      ? null
      : sourceNamed(matter.representativeId === null ? 'business' : 'personal', matter.sourceId, how.lang),
  documents: documents.map((one) => shown(one, how)),
});

async function ofCustomer(tx: Tx, customerId: number, nowMs: number): Promise<Matter[]> {
  const asked = await requirementsOf(tx, customerId, nowMs);
  return asked
    .filter(({ reasonId }) => reasonId === null)
    .map(({ categoryId, status, documents }) => ownMatter({ categoryId, status, documents }));
}

async function ofCompany(
  tx: Tx,
  customerId: number,
  { required, sourceIds }: CompanyStanding,
  nowMs: number,
): Promise<Matter[]> {
  const matters: Matter[] = [];
  for (const categoryId of required) {
    if (categoryId === documentCategory.sourceOfWealth) {
      const wealth = await wealthOf(tx, customerId, { isRequired: true, sourceIds }, nowMs);
      const asked = wealth.filter(({ status }) => status !== 'notRequired');
      matters.push(...asked.map((one) => ownMatter({ categoryId, ...one })));
      continue;
    }
    const documents = await documentsOf(tx, customerId, categoryId);
    matters.push(ownMatter({ categoryId, status: statusOf(true, documents, nowMs), documents }));
  }
  return matters;
}

function ofPeople(people: readonly StandingPerson[]): Matter[] {
  return people.flatMap(
    ({ representativeId, name, identityStatus, addressStatus, controlStatus, documents, wealth }) => [
      ...(
        [
          [documentCategory.identity, identityStatus],
          [documentCategory.address, addressStatus],
          [documentCategory.control, controlStatus],
        ] as const
      ).flatMap(([category, status]): Matter[] => {
        if (status === null || status === 'notRequired') return [];
        const own = documents.filter(({ categoryId }) => categoryId === category);
        return [{ categoryId: category, representativeId, name, sourceId: null, status, documents: own }];
      }),
      ...wealth.map(({ sourceId, status, documents: papers }): Matter => ({
        ...{ categoryId: documentCategory.sourceOfWealth, representativeId, name, sourceId },
        ...{ status, documents: papers },
      })),
    ],
  );
}
