import { addressLines, addressTypeIn } from './address-type';
import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { phone } from './phones';
import { uploadedDocument } from './verification';
import { amount, day, email, fileIn, id, idIn, instant, textIn } from './wire';
import { codeRefusals, documentRefusals } from './refusals';

// R3.3.8 (Company info, Address, Phone, Identity, statuses), R3.7.3 (e-mails, addresses, username change requests).

/** Who may change what belongs to a customer, and who may send documents for them (R1.3.8). */
const EDIT = [accessRight.fullAccess] as const;
const UPLOAD = [accessRight.fullAccess, accessRight.uploading] as const;

/** R3.3.7, ids 1 to 6 in this order. */
export const documentStatus = z.enum(['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']);
export type DocumentStatus = z.output<typeof documentStatus>;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const identity = z.object({
  typeId: id,
  /** In the language of the call. */
  type: z.string(),
  /** All but the last characters are masked. */
  number: z.string(),
  status: documentStatus,
  issuedDate: z.nullable(day),
  expiresDate: z.nullable(day),
});

export const occupation = z.enum([
  'employed',
  'selfEmployed',
  'businessOwner',
  'student',
  'retired',
  'homemaker',
  'unemployed',
  'other',
]);
export type Occupation = z.output<typeof occupation>;

/** Personal details. A business user sees their own; the company has `companyInfo`. */
export const personalInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDay: z.nullable(day),
  residenceCountryCode: z.nullable(z.string()),
  citizenshipCountryCode: z.nullable(z.string()),
  occupation: z.nullable(occupation),
  taxId: z.nullable(z.string()),
  phones: z.array(phone),
  identities: z.array(identity),
  /** When the user last confirmed all details. */
  updatedAt: z.nullable(instant),
});
export type PersonalInfo = z.output<typeof personalInfo>;

export const personalInfoGet = method('personalInfoGet', {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['closed'],
  response: z.object({ personalInfo }),
});

/** The update of the start page sends this too (R1.4.14), which clears its requirement. */
export const personalInfoUpdate = method('personalInfoUpdate', {
  acting: true,
  balanceInfo: false,
  right: EDIT,
  refusals: ['noSuchCountry', 'personalOnly'],
  request: z.strictObject({
    citizenshipCountryCode: countryCode,
    occupation,
    taxId: z.optional(textIn(30)),
  }),
});

/** One of the e-mail addresses of a person, or one of the payment addresses of a company. */
export const emailAddress = z.object({
  emailId: id,
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Of a person: the address to sign in with. */
  isPrimary: z.boolean(),
});
export type EmailAddress = z.output<typeof emailAddress>;

export const emailsGet = method('emailsGet', {
  acting: true,
  balanceInfo: true,
  response: z.object({ emails: z.array(emailAddress) }),
});

/** R3.3.9; its 2 (checking) and -1 (error) are the client's own. */
export const emailExistence = { free: 0, exists: 1, employee: 3 } as const;

/** Whether an address is a login; throttled by caller, whatever the address (R0.28). */
export const checkEmail = method('checkEmail', {
  auth: 'none',
  request: z.strictObject({ email }),
  response: z.object({ status: z.union([z.literal(0), z.literal(1), z.literal(3)]) }),
});

/** A code goes to the address: six digits, five tries, ten minutes. */
export const addEmail = method('addEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['emailKnown', 'tooManyEmails', 'emailTaken'],
  request: z.strictObject({ email }),
  response: z.object({ email: emailAddress }),
});

export const confirmEmail = method('confirmEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', 'emailTaken', ...codeRefusals],
  request: z.strictObject({ emailId: idIn, confirmationCode: textIn(12) }),
});

/** Sends the code again; the one before it stops working. */
export const confirmEmailRequest = method('confirmEmailRequest', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail'],
  request: z.strictObject({ emailId: idIn }),
});

/** Never the primary one. */
export const deleteEmail = method('deleteEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', 'primaryStays'],
  request: z.strictObject({ emailId: idIn }),
});

/** R3.3.8: active — it is the sign-in address now; failed — the code was wrong too often, too late, or given up. */
export const usernameChange = z.object({
  requestId: z.string(),
  emailId: id,
  email: z.string(),
  status: z.enum(['active', 'failed', 'pending']),
  createdAt: instant,
});
export type UsernameChange = z.output<typeof usernameChange>;

/**
 * Makes a confirmed address the primary one. For a person that is a new sign-in address: a code goes to it, the old address
 * gets a notice, and it changes with `usernameChangeConfirm`. For a company it is done at once, and the request is null.
 */
export const setPrimaryEmail = method('setPrimaryEmail', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['noSuchEmail', 'notConfirmed', 'isPrimary'],
  request: z.strictObject({ emailId: idIn }),
  response: z.object({ usernameChange: z.nullable(usernameChange) }),
});

/** Newest first. */
export const usernameChangeRequests = method('usernameChangeRequests', {
  acting: true,
  balanceInfo: true,
  response: z.object({ requests: z.array(usernameChange) }),
});

export const usernameChangeConfirm = method('usernameChangeConfirm', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['changeOver', 'emailTaken', ...codeRefusals],
  request: z.strictObject({ requestId: textIn(64), confirmationCode: textIn(12) }),
});

/** Gives up a pending change; the old address stays. */
export const usernameChangeCancel = method('usernameChangeCancel', {
  acting: true,
  balanceInfo: true,
  right: EDIT,
  refusals: ['changeOver'],
  request: z.strictObject({ requestId: textIn(64) }),
});

/** The main one stays. */
export const address = z.object({
  ...addressLines,
  addressStatus: documentStatus,
  /** The customer has said that they are still to be found here. */
  confirmed: z.boolean(),
  isDocumentRequired: z.boolean(),
  isDocumentOutOfDate: z.boolean(),
  /** The bank wants to see the card whose statements go here (R1.4.34 of the account's status). */
  isCardDocumentRequired: z.boolean(),
  /** Newest first. */
  uploadedDocuments: z.array(uploadedDocument),
});
export type Address = z.output<typeof address>;

export const addressesGet = method('addressesGet', {
  acting: true,
  balanceInfo: false,
  response: z.object({ addresses: z.array(address) }),
});

const editing = { acting: true, balanceInfo: false, right: EDIT } as const;

export const addressCreate = method('addressCreate', {
  ...editing,
  refusals: ['fieldMissing', 'noSuchCountry', 'noSuchState', 'tooManyAddresses'],
  request: z.strictObject({
    address1: textIn(120),
    address2: z.optional(textIn(120)),
    city: textIn(80),
    postalCode: textIn(16),
    countryCode,
    stateName: z.optional(textIn(80)),
    stateCode: z.optional(textIn(8)),
    addressTypeId: z.optional(addressTypeIn),
  }),
  response: z.object({ addressId: id }),
});

/** Refused while its document is missing or rejected. */
export const confirmAddress = method('confirmAddress', {
  ...editing,
  refusals: ['noSuchAddress', 'addressUnproven'],
  request: z.strictObject({ addressId: idIn }),
});

/** Never the main one. */
export const deleteAddress = method('deleteAddress', {
  ...editing,
  refusals: ['noSuchAddress', 'mainAddressStays'],
  request: z.strictObject({ id: idIn }),
});

/** Documents that prove an address in a country, in the language of the call. */
export const addressDocumentTypes = method('addressDocumentTypes', {
  lang: true,
  request: z.strictObject({ countryCode }),
  response: z.object({ documentTypes: z.array(z.object({ id, name: z.string() })).check(z.minLength(1)) }),
});

export const addressDocumentUpload = method('addressDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: UPLOAD,
  body: 'multipart',
  refusals: ['noSuchAddress', 'noSuchDocumentType', ...documentRefusals],
  request: z.strictObject({ addressId: idIn, documentTypeId: idIn, file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

/** A person of the company with the status of their documents; null where none is required. */
export const companyPerson = z.object({
  representativeId: id,
  name: z.string(),
  /** R3.3.5: 2 director, 6 and 9 shareholder, 8 owner, any other an authorized user. */
  typeId: id,
  identityStatus: z.nullable(documentStatus),
  addressStatus: z.nullable(documentStatus),
  controlStatus: z.nullable(documentStatus),
  /** Their files, newest first, of the categories identity, address and control. */
  uploadedDocuments: z.array(z.extend(uploadedDocument, { categoryId: id })),
});
export type CompanyPerson = z.output<typeof companyPerson>;

/** One kind of papers of a company. */
export const companyDocuments = z.object({ status: documentStatus, documents: z.array(uploadedDocument) });
export type CompanyDocuments = z.output<typeof companyDocuments>;

/** R3.3.13 "financialDetail"; names are in the language of the call. */
export const financialDetail = z.object({
  monthlyDepositAmount: amount,
  monthlyDepositCurrencyCode: z.string(),
  monthlyWithdrawalAmount: amount,
  monthlyWithdrawalCurrencyCode: z.string(),
  /** Sources of the money; a specification is in the company's own words. */
  sources: z.array(z.object({ sourceId: id, name: z.string(), specification: z.nullable(z.string()) })),
  /** Purposes of the account. */
  purposes: z.array(z.object({ purposeId: id, name: z.string(), specification: z.nullable(z.string()) })),
  industry: z.string(),
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
  businessTaxId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(phone),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  verified: z.boolean(),
  limited: z.boolean(),
  addresses: z.array(address),
  corporate: companyDocuments,
  additional: companyDocuments,
  sourceOfWealth: companyDocuments,
  people: z.array(companyPerson),
  financialDetail: z.nullable(financialDetail),
  /** It came from the old web, with what it had stated there. */
  isConverted: z.boolean(),
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

/** Papers of the company itself; categories 4, 10 and 11 (R3.3.6). */
export const companyDocumentUpload = method('companyDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: UPLOAD,
  body: 'multipart',
  refusals: ['noSuchDocumentType', 'companyOnly', ...documentRefusals],
  request: z.strictObject({ categoryId: idIn, file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

/** Papers of a person of the company, for what is asked of them; categories 1, 2 and 9 (R3.3.6). */
export const companyPersonDocumentUpload = method('companyPersonDocumentUpload', {
  acting: true,
  balanceInfo: false,
  right: UPLOAD,
  body: 'multipart',
  refusals: ['noSuchDocumentType', 'noSuchPerson', 'notAsked', ...documentRefusals],
  request: z.strictObject({ representativeId: idIn, categoryId: idIn, file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});

export const notificationTopic = z.enum(['security', 'transfers', 'incoming', 'documents', 'news']);
export type NotificationTopic = z.output<typeof notificationTopic>;
export const notificationChannel = z.enum(['email', 'sms', 'push']);
export type NotificationChannel = z.output<typeof notificationChannel>;

/** Names one setting, for example `incoming.push`. */
export const notificationId = z.templateLiteral([notificationTopic, '.', notificationChannel]);
export type NotificationId = z.output<typeof notificationId>;

/** Notification settings of the signed-in user: the topic is the group, the channel one setting in it (R2.3.9). */
export const notificationSettingsGet = method('notificationSettingsGet', {
  response: z.object({
    settings: z.array(
      z.object({
        group: notificationTopic,
        channel: notificationChannel,
        identified: notificationId,
        value: z.boolean(),
        /** Cannot be switched off: security by e-mail. */
        isLocked: z.boolean(),
      }),
    ),
  }),
});

/** Switches one of them on or off (R2.7.12). */
export const notificationSettingsSet = method('notificationSettingsSet', {
  refusals: ['securityStays'],
  request: z.strictObject({ identified: notificationId, value: z.boolean() }),
});

/** The documents that the signed-in user has accepted, newest first (R2.7.13). */
export const legalInfo = method('legalInfo', {
  response: z.object({
    terms: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), acceptedAt: instant })),
  }),
});
