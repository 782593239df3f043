import * as z from 'zod/mini';
import { accessRight, method } from './method';
import { documentStatus } from './profile';
import { instant } from './wire';

// R3.3.29: what companies of adult industries declare. Only a brand that offers these industries knows of it (R1.1.5).

/** A declaration, its words in the language of the call, and what became of it. */
const declaration = z.object({
  /** The bank asks it of this company. */
  isAsked: z.boolean(),
  /** none: nothing was sent; pending: the bank reads it; validated or rejected: it has decided. */
  status: documentStatus,
  title: z.string(),
  lead: z.string(),
  /** What the company says, sentence by sentence; each of them is confirmed apart. */
  statements: z.array(z.object({ id: z.string(), text: z.string() })),
  sentAt: z.nullable(instant),
  /** The user who sent it. */
  sentBy: z.nullable(z.string()),
  /** Why the bank refused it, in its words; the next one takes its place. */
  rejectReason: z.nullable(z.string()),
});
export type Declaration = z.output<typeof declaration>;

const read = {
  acting: true,
  balanceInfo: false,
  lang: true,
  refusals: ['companyOnly'],
  response: z.object({ declaration }),
} as const;

/** The company speaks for itself: an administrator who acts for it sends none. */
const send = {
  acting: true,
  balanceInfo: true,
  right: [accessRight.fullAccess],
  byAdmin: 'never',
  lang: true,
  refusals: ['companyOnly', 'notAsked', 'notConfirmed', 'declared'],
  request: z.strictObject({ statementIds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)) }),
  response: z.object({ declaration }),
} as const;

export const studioDeclarationGet = method('studioDeclarationGet', read);
export const studioDeclarationSend = method('studioDeclarationSend', send);
export const streamingPlatformDeclarationGet = method('streamingPlatformDeclarationGet', read);
export const streamingPlatformDeclarationSend = method('streamingPlatformDeclarationSend', send);
export const prohibitedEscortStatementGet = method('prohibitedEscortStatementGet', read);
export const prohibitedEscortStatementSend = method('prohibitedEscortStatementSend', send);
