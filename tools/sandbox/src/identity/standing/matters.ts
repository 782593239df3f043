import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory } from '@bank/protocol/documents';
import type { KycMatter } from '@bank/protocol/kyc-tax';
import type { Tx } from '../../platform/db';
import { shown } from './papers';
import { peopleOf } from './people';
import { requirementsOf } from './requirements';
import { documentsOf, statusOf } from './standing';

/** What the bank asks of a newcomer, by categories of R3.3.6. A company is asked for its own papers and for those of its people. */
export const ASKED_OF_A_PERSON: readonly DocumentCategory[] = [documentCategory.identity, documentCategory.address];

/** Asks a customer for papers of these categories. */
export async function askFor(tx: Tx, customerId: number, categories: readonly DocumentCategory[]): Promise<void> {
  await tx.query('INSERT INTO requirement (customer_id, category_id) SELECT $1, unnest($2::int[])', [
    customerId,
    categories,
  ]);
}

/**
 * What the bank has to know of a customer before they are verified: one list, each thing once (R0.65, R3.3.6). First what is asked of the
 * customer, then the papers of a company, then those of its people.
 * @param language of the names of documents
 */
export async function mattersOf(tx: Tx, customerId: number, nowMs: number, language: string): Promise<KycMatter[]> {
  return [
    ...(await ofCustomer(tx, customerId, nowMs, language)),
    ...(await ofCompany(tx, customerId, nowMs, language)),
    ...(await ofPeople(tx, customerId, nowMs, language)),
  ];
}

async function ofCustomer(tx: Tx, customerId: number, nowMs: number, language: string): Promise<KycMatter[]> {
  const asked = await requirementsOf(tx, customerId, nowMs, language);
  return asked
    .filter(({ reasonId }) => reasonId === null)
    .map(({ categoryId, status, uploadedDocuments: documents }) => ({
      ...{ categoryId, representativeId: null, name: null },
      ...{ status, documents },
    }));
}

async function ofCompany(tx: Tx, customerId: number, nowMs: number, language: string): Promise<KycMatter[]> {
  const [company] = await tx.query<{ required: DocumentCategory[] }>(
    'SELECT required_categories AS required FROM company_profile WHERE customer_id = $1',
    [customerId],
  );
  // Where the money comes from is asked source by source, on the company's own page.
  const asked = (company?.required ?? []).filter((category) => category !== documentCategory.sourceOfWealth);
  const matters: KycMatter[] = [];
  for (const categoryId of asked) {
    const own = await documentsOf(tx, customerId, categoryId);
    matters.push({
      ...{ categoryId, representativeId: null, name: null, status: statusOf(true, own, nowMs) },
      documents: own.map((one) => shown(one, language, nowMs)),
    });
  }
  return matters;
}

async function ofPeople(tx: Tx, customerId: number, nowMs: number, language: string): Promise<KycMatter[]> {
  const people = await peopleOf(tx, customerId, nowMs, language);
  return people.flatMap(({ representativeId, name, identityStatus, addressStatus, controlStatus, uploadedDocuments }) =>
    (
      [
        [documentCategory.identity, identityStatus],
        [documentCategory.address, addressStatus],
        [documentCategory.control, controlStatus],
      ] as const
    ).flatMap(([categoryId, status]): KycMatter[] => {
      if (status === null || status === 'notRequired') return [];
      const documents = uploadedDocuments.flatMap(({ categoryId: category, ...one }) =>
        category === categoryId ? [one] : [],
      );
      return [{ categoryId, representativeId, name, status, documents }];
    }),
  );
}
