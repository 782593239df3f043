import * as z from 'zod/mini';
import { method } from './method';

// spec 3 §3 "Tax (FATCA/CRS)", §7 "FATCA/CRS certification get and update, for personal, business and representative".

/**
 * What a company's representative is asked to certify, for whoever holds the secret of their invitation (spec 1 §2
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
    /** What the representative has handed in for the company. */
    documents: z.array(
      z.object({ id: z.string(), fileName: z.string(), status: z.enum(['uploaded', 'rejected', 'pending']) }),
    ),
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
