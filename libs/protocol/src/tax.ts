import * as z from 'zod/mini';
import { uploadedDocument } from './documents';
import { method } from './method';

// R3.3.14, R3.7.9.

/**
 * What the bank asks a company's representative to certify. The caller holds the secret of the invitation (R1.2.6
 * /self-certification-representative). AU with 401 for a secret that is unknown, expired or used up.
 */
export const fatcaCrsCertificationRepresentativeGet = method('fatcaCrsCertificationRepresentativeGet', {
  auth: 'authSecret',
  response: z.object({
    /** Of the company. */
    fatcaCrsCertificationInfo: z.object({
      name: z.string(),
      registrationCountryCode: z.string(),
      status: z.enum(['validated', 'pending', 'none', 'notRequired', 'rejected', 'expiredSoon']),
    }),
    /** Documents that the representative has sent for the company. */
    documents: z.array(z.pick(uploadedDocument, { id: true, fileName: true, statusId: true })),
    representativeInfo: z.object({
      firstName: z.string(),
      lastName: z.string(),
      /** In E.164. */
      phone: z.nullable(z.string()),
      /** On one line. */
      address: z.nullable(z.string()),
    }),
  }),
});

/**
 * Takes a representative's certification. A stub: it answers UE "Not implemented" (R1.8.10) whatever it is sent, until the form exists.
 */
export const fatcaCrsCertificationRepresentativeUpdate = method('fatcaCrsCertificationRepresentativeUpdate', {
  auth: 'authSecret',
  refusals: ['notImplemented'],
  request: z.looseObject({}),
});
