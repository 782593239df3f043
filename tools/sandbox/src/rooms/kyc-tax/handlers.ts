import { accessRight, responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/documents';
import type { DocumentCategory, UploadedDocument } from '@bank/protocol/documents';
import type { LimitReason } from '@bank/protocol/kyc-tax';
import type { Rooms } from '@bank/protocol/all';
import type { DocumentProblem, ToStore } from '../../platform/documents/store';
import { storeDocument } from '../../platform/documents/store';
import { documentTypesIn } from '../../platform/documents/types';
import type { Tx } from '../../platform/db';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { addressesOf, isCardDocumentAsked, linkAddressProof } from '../../identity/standing/addresses';
import { showing, shown } from '../../identity/standing/papers';
import { sent } from '../../identity/standing/sent';
import { personalActionsOf } from '../../identity/standing/personal-actions';
import { countriesOf } from '../../identity/standing/standing';
import { settleKyc } from '../../identity/standing/become-known';
import { limitRequirementsOf, linkRenewal } from '../../identity/standing/expiry/renewals';
import { companyActionsOf } from '../../identity/standing/company-actions';
import { companyStandingOf } from '../../identity/standing/company-standing';
import { mattersOf } from '../../identity/standing/matters';
import type { Matter } from '../../identity/standing/matters';
import { adminDocuments } from './admin-documents';
import { kycInfo } from './kyc-info';
import { refused } from './texts';

interface Standing {
  verified: boolean;
  limited: boolean;
  isRepresentative: boolean;
  isDuplicate: boolean | null;
}

// R1.4.31 to R1.4.38: the bank tells facts, the status follows from them.
export const handlers = {
  async verificationStateGet(_input, context) {
    const { customerId, userId } = callerOf(context);
    const [standing] = await context.db.query<Standing>(
      `SELECT c.verified, c.limited, coalesce(m.is_representative AND m.access_right <> ${accessRight.uploading}, false) AS "isRepresentative",
              v.is_duplicate AS "isDuplicate"
         FROM customer c
         LEFT JOIN membership m ON m.customer_id = c.id AND m.user_id = $2
         LEFT JOIN verification_case v ON v.customer_id = c.id
        WHERE c.id = $1`,
      [customerId, userId],
    );
    if (!standing) throw refused(context, 'noCustomer', { code: responseCode.noAccess });
    const now = context.clock.now();
    const addresses = await addressesOf(context.db, customerId, now);
    const company = await companyStandingOf(context.db, customerId, now);
    const asked = await mattersOf(context.db, customerId, now, company);
    const isUploaded = asked.length > 0 && asked.every(isThere);
    const isBeingChecked = asked.some(({ status }) => status === 'pending');
    return {
      verification: {
        isRepresentative: standing.isRepresentative,
        isLimited: standing.limited,
        isVerified: standing.verified,
        duplicateDocuments: standing.isDuplicate === true ? { isUploaded } : null,
        isCardDocumentRequired: addresses.some(isCardDocumentAsked),
        requiredActionsCount:
          (await personalActionsOf(context.db, customerId, addresses, now)) +
          (standing.verified ? await companyActionsOf(context, customerId, addresses, company) : 0),
        isDocumentsUploaded: isUploaded && isBeingChecked,
        isActionsPending: !asked.every(isThere),
        isDocumentsPending: isBeingChecked,
      },
    };
  },

  async limitReasonGet(_input, context) {
    const { customerId } = callerOf(context);
    const reasons = await context.db.query<{ id: number; actionTypeId: number; limitedAt: Date }>(
      `SELECT l.id, l.action_type_id AS "actionTypeId", l.limited_at AS "limitedAt"
         FROM limit_reason l JOIN customer c ON c.id = l.customer_id AND c.limited WHERE c.id = $1 ORDER BY l.id`,
      [customerId],
    );
    const how = showing(context);
    const requirements = await limitRequirementsOf(context.db, customerId, how.nowMs);
    return {
      limit: {
        limitedAt: reasons[0]?.limitedAt.toISOString() ?? null,
        reasons: reasons.map(({ id, actionTypeId }): LimitReason => ({
          id,
          actionTypeId,
          requirementDocuments: requirements
            .filter(({ reasonId }) => reasonId === id)
            .map(({ documents, ...one }) => ({
              id: one.id,
              categoryId: one.categoryId,
              uploadedDocuments: documents.map((document) => shown(document, how)),
            })),
        })),
      },
    };
  },

  limitDocumentUpload: ({ requirementId, documentTypeId, file }, context) =>
    upload(context, { typeId: documentTypeId, file }, { column: 'id', value: requirementId, isLimit: true }),

  verificationDocumentUpload: ({ categoryId, documentTypeId, file }, context) =>
    upload(context, { typeId: documentTypeId, file }, { column: 'category_id', value: categoryId, isLimit: false }),

  ...kycInfo,
  ...adminDocuments,

  async documentTypesList(_input, context) {
    const countries = await countriesOf(context.db, callerOf(context).customerId);
    return {
      categories: Object.values(documentCategory).map((category) => ({
        id: category,
        customerDocumentTypes: documentTypesIn(category, countries, context.lang),
      })),
    };
  },
} satisfies Handlers<Rooms['kycTax']>;

/** A paper is there, with all its sides, that was not rejected; the bank may still be checking it. */
const isThere = ({ status }: Matter): boolean => status !== 'none' && status !== 'rejected';

interface Wanted {
  column: 'id' | 'category_id';
  value: number;
  isLimit: boolean;
}

/** Stores a file for one requirement of the customer acted for, and refuses any other file. */
async function upload(
  context: CallContext & MayRefuse<DocumentProblem | 'notAsked'>,
  paper: Pick<ToStore, 'typeId' | 'file'>,
  wanted: Wanted,
): Promise<{ document: UploadedDocument }> {
  const { customerId } = callerOf(context);
  const stored = await context.db.transaction(async (tx) => {
    const [requirement] = await tx.query<{ id: number; category: number; renewsId: string | null }>(
      `SELECT id, category_id AS category, renews_id AS "renewsId" FROM requirement
        WHERE customer_id = $1 AND ${wanted.column} = $2 AND (limit_reason_id IS NOT NULL) = $3 ORDER BY id LIMIT 1`,
      [customerId, wanted.value, wanted.isLimit],
    );
    const category = Object.values(documentCategory).find((id): id is DocumentCategory => id === requirement?.category);
    if (!requirement || category === undefined)
      throw refused(context, 'notAsked', { code: responseCode.invalidParams });
    const countries = await countriesOf(tx, customerId);
    const id = await storeDocument(tx, context, { ...paper, category, countries });
    await linkTo(tx, { ...requirement, customerId, category }, id);
    return { id, hints: await settleKyc(tx, customerId, context) };
  });
  return { document: await sent(context, stored) };
}

/**
 * A new document in place of one that has ended is for what that one was for. Any other answers the question that was asked, and so does one
 * whose predecessor an administrator has taken away from everything.
 */
async function linkTo(
  tx: Tx,
  asked: { id: number; customerId: number; category: DocumentCategory; renewsId: string | null },
  documentId: string,
): Promise<void> {
  if (asked.renewsId !== null && (await linkRenewal(tx, asked.renewsId, documentId))) return;
  await tx.query('INSERT INTO requirement_document (requirement_id, document_id) VALUES ($1, $2)', [
    asked.id,
    documentId,
  ]);
  if (asked.category === documentCategory.address) await linkAddressProof(tx, asked.customerId, documentId);
}
