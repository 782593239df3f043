import { identityOutcome } from '@bank/protocol/identity-verification';
import { z } from 'zod';

/** What a provider may say of a run; that it was away is the bank's own word. */
export const providerOutcome = z.enum(identityOutcome.options.filter((outcome) => outcome !== 'providerDown'));
export type ProviderOutcome = z.output<typeof providerOutcome>;

const day = z.iso.date().optional();

/** The body of a message. Of a document it holds its kind and its dates, and nothing that names the customer. */
export const providerMessage = z.strictObject({
  /** Unique for the provider; the bank takes each once. */
  id: z.string().min(1).max(64),
  runId: z.string().min(1).max(64),
  outcome: providerOutcome,
  /** It is about the video call of the run. */
  isVideo: z.boolean().optional(),
  /** What was shown: a kind of document, or each of its sides (R2.5.7). */
  documentTypeIds: z.array(z.int()).min(1).max(2).optional(),
  issuedAt: day,
  expiresAt: day,
});
export type ProviderMessage = z.output<typeof providerMessage>;

/** What a provider says before it has found anything: the pictures are there, so that the customer has nothing left to do. */
const picturesNotice = z.strictObject({
  ...providerMessage.pick({ id: true, runId: true }).shape,
  has: z.literal('pictures'),
});
type PicturesNotice = z.output<typeof picturesNotice>;

/** @returns null for what is no message */
export function readMessage(body: Buffer): ProviderMessage | PicturesNotice | null {
  try {
    return z.union([providerMessage, picturesNotice]).parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
