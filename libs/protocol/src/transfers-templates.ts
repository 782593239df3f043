import * as z from 'zod/mini';
import { method } from './method';
import { MAY_INITIATE } from './payment';
import { amount, currencyCode, id, idIn } from './wire';

// R2.7.191: P2P payments that are kept under a name, to be filled in again.

export const p2pTemplate = z.object({
  templateId: id,
  name: z.string(),
  accountId: id,
  toEmail: z.string(),
  amount,
  currencyCode,
  note: z.string(),
});
export type P2pTemplate = z.output<typeof p2pTemplate>;

const READS = { beyond: true, acting: true, balanceInfo: true } as const;
const CHANGES = {
  ...READS,
  right: MAY_INITIATE,
  refusals: ['noAccess'],
  request: z.strictObject({ templateId: idIn }),
} as const;

/** The templates of the customer by name: the fifty that were saved last. */
export const p2pTemplateList = method('p2pTemplateList', {
  ...READS,
  response: z.object({ templates: z.array(p2pTemplate) }),
});

export const p2pTemplateRemove = method('p2pTemplateRemove', CHANGES);

/** Undoes a removal. */
export const p2pTemplateRestore = method('p2pTemplateRestore', CHANGES);
