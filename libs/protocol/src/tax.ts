import * as z from 'zod/mini';
import { uploadedDocument } from './documents';
import { method } from './method';
import { nameIn } from './name-in';
import { certificationRefusals } from './tax-papers';
import { certificationStatus, countryCode, declaration, personalCertification, personIn } from './tax-personal';

// R3.3.14, R3.7.9, R0.117: the part of a representative in the tax certification of a company.

const address = z.object({
  address1: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
});

/**
 * What the bank asks a company's representative to certify. The caller holds the secret of the invitation (R1.2.6
 * /self-certification-representative). AU with 401 for a secret that is unknown, expired or used up.
 */
export const fatcaCrsCertificationRepresentativeGet = method('fatcaCrsCertificationRepresentativeGet', {
  auth: 'authSecret',
  lang: true,
  response: z.object({
    fatcaCrsCertificationInfo: z.extend(z.omit(personalCertification, { addressId: true, dueAt: true }), {
      /** Of the company. */
      name: z.string(),
      registrationCountryCode: z.string(),
      /** Where they live, as they have certified it; null where the bank knew it, and before the first time. */
      address: z.nullable(address),
    }),
    /** Documents that the representative has sent for the company. */
    documents: z.array(z.pick(uploadedDocument, { id: true, fileName: true, statusId: true })),
    representativeInfo: z.object({
      firstName: z.string(),
      lastName: z.string(),
      /** In E.164. */
      phone: z.nullable(z.string()),
      /** On one line; null: the bank knows none, and asks for it. */
      address: z.nullable(z.string()),
      addressCountryCode: z.nullable(z.string()),
    }),
    declaration,
  }),
});

/** Signs a representative's part. It uses the invitation up. */
export const fatcaCrsCertificationRepresentativeUpdate = method('fatcaCrsCertificationRepresentativeUpdate', {
  auth: 'authSecret',
  lang: true,
  refusals: [
    'fieldMissing',
    'noSuchCountry',
    'addressKnown',
    'alreadyGiven',
    'wrongBirthDay',
    ...certificationRefusals,
  ],
  request: z.strictObject({
    ...personIn,
    /** Where the bank knows none. */
    address: z.optional(
      z.strictObject({ address1: nameIn(120), city: nameIn(80), postalCode: nameIn(16), countryCode }),
    ),
  }),
  response: z.object({
    status: certificationStatus,
    /** Opens the certificate for a quarter of an hour (`representativeCertificate`). */
    copy: z.string(),
  }),
});
