import * as z from 'zod/mini';
import { statedPurpose, statedSource } from './company-stated';
import { accessRight, method } from './method';
import { phone } from './phones';
import { documentStatus } from './profile';
import { address } from './profile-addresses';
import { documentRefusals } from './refusals';
import { uploadedDocument } from './documents';
import { amount, day, fileIn, id, idIn, instant } from './wire';

// R3.3.8: a company, its people and their papers.

/** Who may send documents for a customer (R1.3.8). */
const UPLOAD = [accessRight.fullAccess, accessRight.uploading] as const;

/** A paper that shows where the money of one source comes from. */
export const wealthDocument = z.extend(uploadedDocument, {
  /** The day on which it ends. */
  expiration: z.nullable(day),
  created: instant,
  /** Who sent it. */
  createdName: z.string(),
});
export type WealthDocument = z.output<typeof wealthDocument>;

/** A person of the company with the status of their documents; null where none is required. */
export const companyPerson = z.object({
  representativeId: id,
  name: z.string(),
  /** R3.3.5: 2 director, 6 and 9 shareholder, 8 owner, any other an authorized user. */
  positionIds: z.array(id),
  identityStatus: z.nullable(documentStatus),
  addressStatus: z.nullable(documentStatus),
  controlStatus: z.nullable(documentStatus),
  /** Their files, newest first, of the categories identity, address and control. */
  uploadedDocuments: z.array(z.extend(uploadedDocument, { categoryId: id })),
  /** Where the money of a shareholder or an owner comes from; the papers by the id of the source. None where the bank does not ask. */
  sourcesOfWealth: z.array(z.object({ sourceId: id, name: z.string() })),
  sourceOfWealthDocuments: z.record(z.string(), z.array(wealthDocument)),
  sourceOfWealthDocumentStatuses: z.record(z.string(), documentStatus),
});
export type CompanyPerson = z.output<typeof companyPerson>;

/** R3.3.13 "financialDetail"; names are in the language of the call. */
export const financialDetail = z.object({
  monthlyDepositAmount: amount,
  monthlyDepositCurrencyCode: z.string(),
  monthlyWithdrawalAmount: amount,
  monthlyWithdrawalCurrencyCode: z.string(),
  /** Sources of the money; a specification is in the company's own words. */
  sources: z.array(statedSource),
  /** Purposes of the account. */
  purposes: z.array(statedPurpose),
  industry: z.string(),
  /** In the dictionary. */
  industryId: z.string(),
  industrySpecification: z.nullable(z.string()),
});
export type FinancialDetail = z.output<typeof financialDetail>;

/** Answers of the company; question and answer are in the language of the call. */
export const additionalAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  /** Follow-ups of the answer (R3.3.11). */
  details: z.nullable(z.string()),
});

export const companyInfo = z.object({
  name: z.string(),
  tradingName: z.nullable(z.string()),
  registrationCountryCode: z.string(),
  registrationNumber: z.nullable(z.string()),
  registrationDate: z.nullable(day),
  /** Its last three characters, behind a dot for each of the others (R0.113). */
  businessTaxId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(phone),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  verified: z.boolean(),
  limited: z.boolean(),
  addresses: z.array(address),
  /** Newest first, as every list of papers. */
  corporateDocuments: z.array(uploadedDocument),
  corporateDocumentStatus: documentStatus,
  additionalDocuments: z.array(uploadedDocument),
  additionalDocumentStatus: documentStatus,
  /** By the id of a source of the company's money. No source stands in it while the bank asks for none. */
  sourceOfWealthDocuments: z.record(z.string(), z.array(wealthDocument)),
  sourceOfWealthDocumentStatuses: z.record(z.string(), documentStatus),
  people: z.array(companyPerson),
  financialDetail: z.nullable(financialDetail),
  /** What a company that is one has said of its supervision; null for any other company. */
  financialInstitution: z.nullable(
    z.object({ regulator: z.nullable(z.string()), licenceNumber: z.nullable(z.string()) }),
  ),
  /** It came from the old web, with what it had stated there. */
  isConverted: z.boolean(),
  /** The bank asks its industry for declarations (R3.3.29). */
  asksDeclarations: z.boolean(),
  additionalQuestionAnswers: z.array(additionalAnswer),
});
export type CompanyInfo = z.output<typeof companyInfo>;

export const companyInfoGet = method('companyInfoGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['companyOnly'],
  response: z.object({ companyInfo }),
});

/** Papers of the company itself; categories 4, 10 and 11 (R3.3.6), the last one with the source that it is about. */
export const companyDocumentUpload = method('companyDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: UPLOAD,
  body: 'multipart',
  refusals: ['noSuchSource', 'companyOnly', ...documentRefusals],
  request: z.strictObject({ categoryId: idIn, sourceId: z.optional(idIn), file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

/** Papers of a person of the company, for what is asked of them; categories 1, 2, 9 and 11 (R3.3.6), the last one with the source that it is about. */
export const companyPersonDocumentUpload = method('companyPersonDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: UPLOAD,
  body: 'multipart',
  refusals: ['noSuchPerson', 'noSuchSource', 'notAsked', ...documentRefusals],
  request: z.strictObject({
    representativeId: idIn,
    categoryId: idIn,
    sourceId: z.optional(idIn),
    documentTypeId: z.optional(idIn),
    file: fileIn,
  }),
  response: z.object({ document: uploadedDocument }),
});
