import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { letterRefusals } from './refusals';
import { id, idIn, instant } from './wire';

// R3.3.27: by a resolution the directors of a company say who represents it at the bank.

/** A director who signs it. */
export const resolutionSigner = z.object({
  /** null: they are not among the people of the company any more. */
  representativeId: z.nullable(id),
  name: z.string(),
  signedAt: z.nullable(instant),
  refusedAt: z.nullable(instant),
});
export type ResolutionSigner = z.output<typeof resolutionSigner>;

export const resolution = z.object({
  /** Whom it names, of those who are people of the company still. */
  businessRepresentativeIds: z.array(id),
  /** R3.3.7: 1 all have signed, 2 signatures are missing, 3 none was sent, 5 a director has refused. */
  statusId: z.int().check(z.minimum(1), z.maximum(6)),
  signers: z.array(resolutionSigner),
  sentAt: z.nullable(instant),
});
export type Resolution = z.output<typeof resolution>;

/** Ids of R3.3.7 that a resolution can have. */
export const resolutionStatus = { validated: 1, pending: 2, none: 3, rejected: 5 } as const;

/** The newest one; one that was never sent names nobody. */
export const businessResolutionGet = method('businessResolutionGet', {
  acting: true,
  balanceInfo: false,
  refusals: ['notBusiness'],
  response: z.object({ resolution }),
});

/**
 * Sends a resolution that names these people to the directors, who sign it with the bank. It takes the place of the one before; the
 * same one again changes nothing while it waits for signatures.
 */
export const businessResolutionSend = method('businessResolutionSend', {
  acting: true,
  balanceInfo: true,
  right: [accessRight.fullAccess],
  refusals: ['notBusiness', 'noPerson', 'noDirector', ...letterRefusals],
  request: z.strictObject({ businessRepresentativeIds: z.array(idIn).check(z.minLength(1), z.maxLength(50)) }),
  response: z.object({ resolution }),
});
