import type { Refusals } from '@bank/protocol';
import type { normalConfirm } from '@bank/protocol/transfers';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { MayRefuse } from '../../platform/refusal';
import { codeHash } from './approval-message';
import { confirmP2p } from './p2p';

/**
 * Approves the caller's own pending transfer for who has shown themselves in another way than by a code: on the phone, or
 * with a passkey. It takes the way of a code, with all of its checks; only this call ever sees the code.
 *
 * @throws Refusal as normalConfirm
 */
export async function approveWithoutCode(
  trxid: string,
  context: CallContext & MayRefuse<Refusals<typeof normalConfirm>>,
): Promise<void> {
  const { db, clock, config, ids } = context;
  const { userId, customerId } = callerOf(context);
  const code = ids.code(6);
  await db.query('SELECT payment_issue_code($1, $2, $3, $4, $5, $6, false, NULL)', [
    userId,
    customerId,
    trxid,
    codeHash(trxid, code),
    new Date(clock.now()).toISOString(),
    config.codeS,
  ]);
  await confirmP2p({ trxid, approvalCode: code }, context);
}
