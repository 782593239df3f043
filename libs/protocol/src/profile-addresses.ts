import * as z from 'zod/mini';
import { addressLines, addressTypeIn } from './address-type';
import { accessRight, method } from './method';
import { nameIn } from './name-in';
import { documentStatus } from './profile';
import { documentRefusals } from './refusals';
import { uploadedDocument } from './documents';
import { fileIn, id, idIn, textIn } from './wire';

// R3.3.8: addresses and the papers that show them.

/** Who may change what belongs to a customer, and who may send documents for them (R1.3.8). */
const EDIT = [accessRight.fullAccess] as const;
const UPLOAD = [accessRight.fullAccess, accessRight.uploading] as const;

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

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
    address1: nameIn(120),
    address2: z.optional(nameIn(120)),
    city: nameIn(80),
    postalCode: nameIn(16),
    countryCode,
    stateName: z.optional(nameIn(80)),
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
  refusals: ['noSuchAddress', ...documentRefusals],
  request: z.strictObject({ addressId: idIn, documentTypeId: z.optional(idIn), file: fileIn }),
  response: z.object({ document: uploadedDocument }),
});
