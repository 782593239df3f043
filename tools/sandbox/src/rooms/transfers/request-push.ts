import { accessRight } from '@bank/protocol';
import type { CallContext } from '../../platform/handler';
import { confirmWithoutCode } from './requests';

interface WaitingSet {
  id: string;
  userId: number;
  customerId: number;
  email: string;
}

/**
 * What an approver's phone says about a set of requests. Approving takes the way of a code, with all of its checks. Declining on
 * the phone leaves the requests waiting: it refuses this approval, and not them.
 *
 * @param id of the set, or of the push message that asked
 * @returns whether such a set was waiting
 * @throws Refusal as businessRequestConfirm
 */
export async function answerRequestPush(
  id: string,
  approved: boolean,
  bank: Omit<CallContext, 'caller'>,
): Promise<boolean> {
  const { db, publish } = bank;
  const [set] = await db.query<WaitingSet>(
    `SELECT a.id, a.user_id AS "userId", a.customer_id AS "customerId", u.email
       FROM payment_approval a JOIN app_user u ON u.id = a.user_id
      WHERE a.id IN ($1, (SELECT subject FROM outbox WHERE id = $1 AND channel = 'push'))
        AND a.state = 'open' AND a.approve_type = 'push'`,
    [id],
  );
  if (!set) return false;
  const { userId, customerId, email } = set;
  if (!approved) {
    await db.query(`UPDATE payment_approval SET state = 'void', code_hash = NULL WHERE id = $1 AND state = 'open'`, [
      set.id,
    ]);
    publish([{ customerId, event: 'transferChanged', subject: set.id }]);
    return true;
  }
  const caller = {
    userId,
    customerId,
    email,
    sessionId: '',
    right: accessRight.confirmed,
    balanceInfo: true,
    isAdmin: false,
  };
  // The phone's answer is no repetition of the page's call: it has no key.
  await confirmWithoutCode(set.id, { ...bank, caller, idempotencyKey: null });
  return true;
}
