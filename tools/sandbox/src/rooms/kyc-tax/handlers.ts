import { responseCode } from '@bank/protocol';
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
import { documentOf } from '../../identity/standing/papers';
import { personalActionsOf } from '../../identity/standing/personal-actions';
import { countriesOf } from '../../identity/standing/standing';
import { mattersOf } from '../../identity/standing/matters';
import { settleKyc } from '../../identity/standing/become-known';
import { requirementsOf } from '../../identity/standing/requirements';
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
    const { db, clock, lang } = context;
    const asked = await requirementsOf(db, customerId, clock.now(), lang);
    const missing = asked.filter(({ reasonId }) => reasonId === null);
    const isUploaded = missing.length > 0 && missing.every(({ isThere }) => isThere);
    const isBeingChecked = missing.some((one) => one.isBeingChecked);
    return {
      verification: {
        isRepresentative: standing.isRepresentative,
        isLimited: standing.limited,
        isVerified: standing.verified,
        duplicateDocuments: standing.isDuplicate === true ? { isUploaded } : null,
        isCardDocumentRequired: standing.isCardDocumentRequired ?? false,
        requiredActionsCount: await personalActionsOf(context, customerId),
        isDocumentsUploaded: isUploaded && isBeingChecked,
        isActionsPending: missing.some(({ isThere }) => !isThere),
        isDocumentsPending: isBeingChecked,
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
    const { db, clock, lang } = context;
    const requirements = await requirementsOf(db, customerId, clock.now(), lang);
    return {
      limit: {
        limitedAt: reasons[0]?.limitedAt.toISOString() ?? null,
        reasons: reasons.map(({ id, actionTypeId }): LimitReason => ({
          id,
          actionTypeId,
          requirementDocuments: requirements
            .filter(({ reasonId }) => reasonId === id)
            .map((one) => ({ id: one.id, categoryId: one.categoryId, uploadedDocuments: one.uploadedDocuments })),
        })),
      },
    };
  },

  limitDocumentUpload: ({ requirementId, documentTypeId, file }, context) =>
    upload(context, { typeId: documentTypeId, file }, { column: 'id', value: requirementId, isLimit: true }),

  verificationDocumentUpload: ({ categoryId, documentTypeId, file }, context) =>
    upload(context, { typeId: documentTypeId, file }, { column: 'category_id', value: categoryId, isLimit: false }),

  async kycInfoGet(_input, context) {
    const { db, clock, lang } = context;
    const { customerId } = callerOf(context);
    const [customer] = await db.query<{ isNeedKyc: boolean; verified: boolean }>(
      'SELECT need_kyc AS "isNeedKyc", verified FROM customer WHERE id = $1',
      [customerId],
    );
    if (!customer) throw new Error('a customer who was acted for is not there');
    return { kycInfo: { ...customer, documents: await mattersOf(db, customerId, clock.now(), lang) } };
  },

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
  const { id, hints } = await context.db.transaction(async (tx) => {
    const [requirement] = await tx.query<{ id: number; category: number }>(
      `SELECT id, category_id AS category FROM requirement
        WHERE customer_id = $1 AND ${wanted.column} = $2 AND (limit_reason_id IS NOT NULL) = $3 ORDER BY id LIMIT 1`,
      [customerId, wanted.value, wanted.isLimit],
    );
    const category = Object.values(documentCategory).find((id): id is DocumentCategory => id === requirement?.category);
    if (!requirement || category === undefined)
      throw refused(context, 'notAsked', { code: responseCode.invalidParams });
    const countries = await countriesOf(tx, customerId);
    const stored = await storeDocument(tx, context, { ...paper, category, countries });
    await tx.query('INSERT INTO requirement_document (requirement_id, document_id) VALUES ($1, $2)', [
      requirement.id,
      stored,
    ]);
    if (category === documentCategory.address) await proveMainAddress(tx, customerId, stored);
    return { id: stored, hints: await settleKyc(tx, customerId, context) };
  });
  context.publish([{ customerId, event: 'documentsChanged', subject: id }, ...hints]);
  return { document: await documentOf(context, id) };
}

/** What proves where a customer lives proves their main address on the profile, too: the bank does not ask twice. */
async function proveMainAddress(tx: Tx, customerId: number, documentId: string): Promise<void> {
  await tx.query(
    'INSERT INTO address_document (address_id, document_id) SELECT id, $2 FROM address WHERE customer_id = $1 AND is_main',
    [customerId, documentId],
  );
}
