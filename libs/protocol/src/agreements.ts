import * as z from 'zod/mini';
import { accessRight, http, method } from './method';
import { email, instant } from './wire';

// R1.7.4, R2.7.15.

/** An agreement that the user has accepted, as a PDF in the reader's language under the brand's letterhead (R2.7.15). */
export const agreementDownload = http('GET /agreements/{brand}/{id}', {
  acting: true,
  balanceInfo: false,
  answers: 'file',
  refusals: ['noSuchAgreement'],
  request: z.strictObject({
    brand: z.string().check(z.regex(/^[a-z]$/)),
    id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  }),
  response: z.instanceof(Blob),
});

/** The agreement of a company with the bank about working together (R1.7.4); null for a personal customer, who has none. */
export const partnerAgreementGet = method('partnerAgreementGet', {
  acting: true,
  balanceInfo: false,
  response: z.object({
    agreement: z.nullable(
      z.object({
        title: z.string(),
        /** When a copy was last sent, and where to; null before the first one. */
        sent: z.nullable(z.object({ at: instant, email })),
      }),
    ),
  }),
});

/** Sends a copy of it to the company's primary e-mail address. */
export const partnerAgreementSend = method('partnerAgreementSend', {
  acting: true,
  balanceInfo: false,
  right: [accessRight.fullAccess],
  refusals: ['companyOnly', 'noEmail', 'sentJustNow'],
  response: z.object({ email }),
});
