import * as z from 'zod/mini';
import { method } from './method';
import { MAY_INITIATE } from './payment';

/**
 * Beyond the specification (R0.33): what a user's payments in preparation are encrypted with in the browser, for the customer acted for. The
 * bank makes it at the first question.
 */
export const draftKey = method('draftKey', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: MAY_INITIATE,
  byAdmin: 'freely',
  response: z.object({
    /** Names the key, and nobody. */
    keyId: z.string(),
    /** 256 bits for AES-GCM, in base64. Never stored by the client. */
    key: z.string(),
  }),
});
