import { responseCode } from '@bank/protocol';
import { documentCategory } from '@bank/protocol/verification';
import type { DocumentCategory, LimitReason, UploadedDocument } from '@bank/protocol/verification';
import type { Rooms } from '@bank/protocol/all';
import type { DocumentProblem } from '../../platform/documents/store';
import { storeDocument } from '../../platform/documents/store';
import type { CallContext, Handlers } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { personalActionsOf } from '../../identity/standing/personal-actions';
import { isBeingChecked, isThere, requirementsOf } from './requirements';
import { refused } from './texts';

interface Standing {
  verified: boolean;
  limited: boolean;
  isRepresentative: boolean;
  isDuplicate: boolean | null;
  isCardDocumentRequired: boolean | null;
}

// R1.4.31 to R1.4.38: the bank tells facts, the status follows from them.
export const handlers = {
  async verificationStateGet(_input, context) {
    const { customerId, userId } = callerOf(context);
    const [standing] = await context.db.query<Standing>(
      `SELECT c.verified, c.limited, coalesce(m.is_representative, false) AS "isRepresentative",
              v.is_duplicate AS "isDuplicate", v.is_card_document_required AS "isCardDocumentRequired"
         FROM customer c
         LEFT JOIN membership m ON m.customer_id = c.id AND m.user_id = $2
         LEFT JOIN verification_case v ON v.customer_id = c.id
        WHERE c.id = $1`,
      [customerId, userId],
    );
    if (!standing) throw refused(context, 'noCustomer', { code: responseCode.noAccess });
    const missing = (await requirementsOf(context.db, customerId)).filter(({ reasonId }) => reasonId === null);
    const isUploaded = missing.length > 0 && missing.every(isThere);
    return {
      verification: {
        isRepresentative: standing.isRepresentative,
        isLimited: standing.limited,
        isVerified: standing.verified,
        duplicateDocuments: standing.isDuplicate === true ? { isUploaded } : null,
        isCardDocumentRequired: standing.isCardDocumentRequired ?? false,
        requiredActionsCount: await personalActionsOf(context, customerId),
        isDocumentsUploaded: isUploaded && missing.some(isBeingChecked),
        isActionsPending: missing.some((requirement) => !isThere(requirement)),
        isDocumentsPending: missing.some(isBeingChecked),
        missing: missing.map(({ categoryId, uploadedDocuments }) => ({ categoryId, uploadedDocuments })),
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
    const requirements = await requirementsOf(context.db, customerId);
    return {
      limit: {
        limitedAt: reasons[0]?.limitedAt.toISOString() ?? null,
        reasons: reasons.map(({ id, actionTypeId }): LimitReason => ({
          id,
          actionTypeId,
          requirementDocuments: requirements.flatMap(({ reasonId, ...requirement }) =>
            reasonId === id ? [requirement] : [],
          ),
        })),
      },
    };
  },

  limitDocumentUpload: ({ requirementId, file }, context) =>
    upload(context, file, { column: 'id', value: requirementId, isLimit: true }),

  verificationDocumentUpload: ({ categoryId, file }, context) =>
    upload(context, file, { column: 'category_id', value: categoryId, isLimit: false }),
} satisfies Handlers<Rooms['verification']>;

interface Wanted {
  column: 'id' | 'category_id';
  value: number;
  isLimit: boolean;
}

/** Stores a file for one requirement of the customer acted for, and refuses any other file. */
async function upload(
  context: CallContext & MayRefuse<DocumentProblem | 'notAsked'>,
  file: File,
  wanted: Wanted,
): Promise<{ document: UploadedDocument }> {
  const { customerId } = callerOf(context);
  const document = await context.db.transaction(async (tx) => {
    const [requirement] = await tx.query<{ id: number; category: number }>(
      `SELECT id, category_id AS category FROM requirement
        WHERE customer_id = $1 AND ${wanted.column} = $2 AND (limit_reason_id IS NOT NULL) = $3 ORDER BY id LIMIT 1`,
      [customerId, wanted.value, wanted.isLimit],
    );
    const category = Object.values(documentCategory).find((id): id is DocumentCategory => id === requirement?.category);
    if (!requirement || category === undefined)
      throw refused(context, 'notAsked', { code: responseCode.invalidParams });
    const stored = await storeDocument(tx, context, { category, file });
    await tx.query('INSERT INTO requirement_document (requirement_id, document_id) VALUES ($1, $2)', [
      requirement.id,
      stored.id,
    ]);
    return stored;
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: document.id }]);
  return { document };
}
