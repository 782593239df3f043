import { documentStatusId } from '@bank/protocol/documents';
import type { Tx } from '../../platform/db';
import { certificateId } from './certificate/certificate-id';
import type { Newest } from './certifications';
import { countriesShown, ITSELF } from './certifications';
import { papersOf } from './papers';
import { rejectionsSaid } from './rejections';

/** R2.3.4: a certificate is what the bank has decided about what it certifies. */
const STATUS_IDS = { validated: documentStatusId.confirmed, rejected: documentStatusId.rejected } as const;

/**
 * What each certification shows beside its answers: when it was signed, its countries, papers and certificate, and what was not accepted of it.
 * @param whose of the customer, or of one representative
 * @param lang a brand language
 */
export async function besideAnswers(
  tx: Tx,
  whose: { customerId: number; representativeId: number | null },
  newest: Omit<Newest<never>, 'answers' | 'entityClass'> | null,
  lang: string,
) {
  const statusId = newest?.decision ? STATUS_IDS[newest.decision] : documentStatusId.pending;
  return {
    signedAt: newest?.signedAt.toISOString() ?? null,
    taxIds: await countriesShown(tx, newest, ITSELF),
    papers: await papersOf(tx, whose, lang),
    certificate: newest?.hasCertificate ? { id: certificateId(newest.id), statusId } : null,
    rejections: rejectionsSaid(newest?.rejections ?? [], lang),
  };
}
