import * as z from 'zod/mini';
import { uploadedDocument } from './documents';
import { method } from './method';
import { documentRefusals } from './refusals';
import { fileIn, id, idIn, instant, textIn } from './wire';

// R1.3.11; R1.4.31 to R1.4.38; R3.7.6.

/** The facts behind the status of an account; the client derives the status (R1.4.31 to R1.4.38). */
export const verificationState = z.object({
  isRepresentative: z.boolean(),
  isLimited: z.boolean(),
  isVerified: z.boolean(),
  /** Null: no document of this customer belongs to another account. */
  duplicateDocuments: z.nullable(z.object({ isUploaded: z.boolean() })),
  isCardDocumentRequired: z.boolean(),
  requiredActionsCount: z.int(),
  /** The documents of an unverified account are all there. */
  isDocumentsUploaded: z.boolean(),
  /** The customer has something left to do. */
  isActionsPending: z.boolean(),
  /** The bank is looking at documents. */
  isDocumentsPending: z.boolean(),
});
export type VerificationState = z.output<typeof verificationState>;

export const verificationStateGet = method('verificationStateGet', {
  acting: true,
  balanceInfo: false,
  refusals: ['noCustomer'],
  response: z.object({ verification: verificationState }),
});

/** Why an account is limited. */
export const limitReason = z.object({
  id,
  /** 1 expired documents, 2 unpaid invoice, 3 sanctions, 4 adverse media, 5 account investigation (R2.3.6). */
  actionTypeId: z.int(),
  requirementDocuments: z.array(z.object({ id, categoryId: z.int(), uploadedDocuments: z.array(uploadedDocument) })),
});
export type LimitReason = z.output<typeof limitReason>;

export const limitReasonGet = method('limitReasonGet', {
  acting: true,
  balanceInfo: false,
  response: z.object({ limit: z.object({ limitedAt: z.nullable(instant), reasons: z.array(limitReason) }) }),
});

/** A file for one requirement of a limit; the file goes beside the data (R1.7.1, multipart). */
export const limitDocumentUpload = method('limitDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: [2, 5],
  body: 'multipart',
  refusals: ['notAsked', ...documentRefusals],
  request: z.strictObject({ requirementId: idIn, documentTypeId: z.optional(idIn), file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

/** A file for one missing category of an unverified or duplicate account. */
export const verificationDocumentUpload = method('verificationDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: [2, 5],
  body: 'multipart',
  refusals: ['notAsked', ...documentRefusals],
  request: z.strictObject({ categoryId: idIn, documentTypeId: z.optional(idIn), file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

/** An administrator acting for the customer: what a file is a paper for, in place of what it was (R3.6.1). It waits for the bank's eyes anew. */
export const adminDocumentAssign = method('adminDocumentAssign', {
  acting: true,
  balanceInfo: true,
  admin: true,
  right: [2],
  refusals: ['noSuchDocument', 'notAsked', 'noSuchDocumentType'],
  request: z.strictObject({
    documentId: textIn(100),
    categoryId: idIn,
    documentTypeId: z.optional(idIn),
    /** The person of a company whom it is about. */
    representativeId: z.optional(idIn),
    /** The source of money that it is about, of category 11. */
    sourceId: z.optional(idIn),
  }),
});

/** Takes a file from what it was sent for. The bank keeps it, and the customer's lists no longer show it. */
export const adminDocumentRemove = method('adminDocumentRemove', {
  acting: true,
  balanceInfo: true,
  admin: true,
  right: [2],
  refusals: ['noSuchDocument'],
  request: z.strictObject({ documentId: textIn(100) }),
});
