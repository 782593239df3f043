import * as z from 'zod/mini';
import { accessRight, method } from './method';

// R2.4.61: how a customer wants payments handled.

const paymentSettings = z.object({
  /** An approved payment leaves after ten seconds, in which it can be undone. Off until the customer wants it. */
  canUndo: z.boolean(),
});

/** Beyond the specification. */
export const paymentSettingsGet = method('paymentSettingsGet', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  response: paymentSettings,
});

/** Beyond the specification: for all users of the customer. */
export const paymentSettingsSet = method('paymentSettingsSet', {
  beyond: true,
  acting: true,
  balanceInfo: true,
  right: [accessRight.fullAccess],
  request: z.strictObject({ canUndo: z.boolean() }),
});
