import * as z from 'zod/mini';
import { method } from './method';
import { day, id, instant } from './wire';

// R2.3.4, R2.5.7, R3.3.3, R3.3.6, R3.3.7, R3.3.19: papers that customers send.

/** Document categories of R3.3.6, 1 to 12. */
export const documentCategory = {
  identity: 1,
  address: 2,
  phone: 3,
  businessRegistration: 4,
  other: 5,
  relationship: 6,
  businessAddress: 7,
  registrationAddress: 8,
  control: 9,
  businessAdditional: 10,
  sourceOfWealth: 11,
  residencePermit: 12,
} as const;
export type DocumentCategory = (typeof documentCategory)[keyof typeof documentCategory];

/** Statuses of a document by id (R2.3.4). What is canceled or deleted is on no list. */
export const documentStatusId = {
  submitted: 0,
  confirmed: 2,
  canceled: 4,
  deleted: 5,
  rejected: 26,
  underInvestigation: 31,
  expired: 38,
  pending: 41,
  nameMismatch: 64,
} as const;
export type DocumentStatusId = (typeof documentStatusId)[keyof typeof documentStatusId];

/** Kinds of documents by id. The specification names 4, 5 and 88 (R2.5.7); the others are the bank's. */
export const documentType = {
  passport: 1,
  identityCard: 4,
  drivingLicence: 5,
  residencePermit: 12,
  internalPassport: 88,
  utilityBill: 101,
  bankStatement: 102,
  taxLetter: 103,
  rentalContract: 104,
  registration: 105,
} as const;

/** Sides and pages that are files of their own, by id (R2.5.7). */
export const subDocumentType = {
  identityCardFront: 401,
  identityCardBack: 402,
  drivingLicenceFront: 501,
  drivingLicenceBack: 502,
  internalPassportFront: 881,
  internalPassportRegistration: 882,
} as const;

export const uploadedDocument = z.object({
  id: z.string(),
  /** R2.3.4; pending, in order, rejected or out of date follows from it (R3.3.7). */
  statusId: id,
  fileName: z.string(),
  uploaded: instant,
  /** Null: the category takes papers of any kind. */
  documentTypeId: z.nullable(id),
  /** Its name in the language of the call; of a side, with the side. */
  documentType: z.nullable(z.string()),
  /** One side or page of a document that has several (R2.5.7). */
  isSubDocument: z.boolean(),
  /** As the paper says; the bank reads it. */
  issuedDate: z.nullable(day),
  expiresDate: z.nullable(day),
  /** Who sent it: the address that they sign in with; null for an administrator. */
  createdUsername: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
});
export type UploadedDocument = z.output<typeof uploadedDocument>;

const customerDocumentType = z.object({
  id,
  name: z.string(),
  /** Its sides, each a file of its own; none: the document is sent whole. */
  subDocuments: z.array(z.object({ id, name: z.string() })),
});
export type CustomerDocumentType = z.output<typeof customerDocumentType>;

/** What the customer may send, category by category, names in the language of the call. A category without types takes papers of any kind. */
export const documentTypesList = method('documentTypesList', {
  acting: true,
  balanceInfo: false,
  lang: true,
  response: z.object({
    categories: z.array(z.object({ id, customerDocumentTypes: z.array(customerDocumentType) })),
  }),
});
