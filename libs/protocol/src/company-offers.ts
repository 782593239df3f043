import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { id, idIn, instant } from './wire';

// R0.183. They concern the signed-in user, for whomever they act: a user of no company yet is asked, too.

const anybody = Object.values(accessRight);

/** A company that asks the user to act for it. */
export const accessOffer = z.object({
  companyId: id,
  company: z.string(),
  /** Who invites, by their whole name. */
  inviter: z.string(),
  right: z.int(),
  balanceInfo: z.boolean(),
  /** From then on it cannot be accepted. */
  until: instant,
});
export type AccessOffer = z.output<typeof accessOffer>;

/** The invitations that the user has not answered, the one that ends first in front. */
export const accessOfferList = method('accessOfferList', {
  beyond: true,
  right: anybody,
  response: z.object({ offers: z.array(accessOffer) }),
});

/** The user's yes to what they have read: access begins with it. Accepted twice it is answered alike. */
export const accessOfferAccept = method('accessOfferAccept', {
  beyond: true,
  right: anybody,
  refusals: ['offerClosed', 'offerChanged'],
  request: z.strictObject({ companyId: idIn, right: idIn, balanceInfo: z.boolean() }),
});

/** The user's no. Who invited them is told. */
export const accessOfferDecline = method('accessOfferDecline', {
  beyond: true,
  right: anybody,
  refusals: ['offerClosed'],
  request: z.strictObject({ companyId: idIn }),
});
