import * as z from 'zod/mini';

/** Response codes of the main API (R1.8.1; 92 is R3.4.2). */
export const responseCode = {
  success: '00',
  verify: 'VF',
  terms: 'TE',
  network: 'AE',
  auth: 'AU',
  noAccess: 'ENOA',
  unknown: 'UE',
  closedAccount: 'CA',
  accessDenied: '13',
  invalidParams: 'TA1',
  invalidMethod: 'IM',
  confirmationNeeded: '92',
} as const;
export type ResponseCode = (typeof responseCode)[keyof typeof responseCode];

/** The envelope every main API answer arrives in (R1.3.1). The fields of the row stand beside these. */
export const envelope = z.looseObject({
  responseCode: z.string(),
  responseDescription: z.optional(z.string()),
  validationErrors: z.optional(z.array(z.looseObject({ description: z.string(), field: z.optional(z.string()) }))),
  errors: z.optional(z.array(z.looseObject({ message: z.string() }))),
  /** Why the call was refused: a word of its row. */
  reason: z.optional(z.string()),
});
export type Envelope = z.output<typeof envelope>;

/** The failure answer of an http row. The reason is a word of the row; where there is only a code, that is the word. */
export const httpFailure = z.looseObject({
  message: z.string(),
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
});

/**
 * How the bank marks an answer as its own: a header that repeats the Idempotency-Key of the call, or says `unkeyed` for a
 * call without one. A gateway's answer has no such header, and a cached answer to another call has another key. Money calls
 * believe no answer without it.
 */
export const answerMark = { header: 'Bank-Answer', unkeyed: '-' } as const;
