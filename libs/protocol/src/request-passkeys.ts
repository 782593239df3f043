import * as z from 'zod/mini';
import { method } from './method';
import { webAuthnOptions, webAuthnResponse } from './passkeys';
import { mayApprove, requestApproval } from './transfer-requests';
import { textIn } from './wire';
import { decisionRefusals, keyRefusals, setRefusals } from './refusals';

// ADR-14: a passkey in place of the code that approves requests of others (R2.4.6, R0.22). Calls of the main
// API like those they stand beside, so that rights, the customer acted for, terms and keys mean the same here.

/** The challenge is bound to the set: its id, and every request in it with amount, payee and fee as the bank stored them. */
export const businessRequestPasskeyOptions = method('businessRequestPasskeyOptions', {
  acting: true,
  balanceInfo: true,
  right: mayApprove,
  refusals: ['passkeyRefused', 'noPasskey', 'noAccess', 'approvalUsed', 'approvalOver'],
  request: z.strictObject({ approvalTransactionId: textIn(64) }),
  response: z.object({ options: webAuthnOptions }),
});

/** Approves a set that waits for the caller's code or phone, in place of either; whole, and with all of their checks. */
export const businessRequestPasskeyConfirm = method('businessRequestPasskeyConfirm', {
  acting: true,
  balanceInfo: true,
  money: true,
  right: mayApprove,
  refusals: [...keyRefusals, ...decisionRefusals, ...setRefusals, 'passkeyRefused'],
  request: z.strictObject({ approvalTransactionId: textIn(64), response: webAuthnResponse }),
  response: requestApproval,
});
