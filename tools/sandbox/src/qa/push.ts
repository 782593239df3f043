import { accessRight } from '@bank/protocol';
import type { Db } from '../platform/db';
import type { CallContext } from '../platform/handler';
import { codeHash } from '../transfers/approval-message';
import { handlers as transfers } from '../transfers/handlers';

interface Challenge {
  trxid: string;
  userId: number;
  customerId: number;
  email: string;
}

/**
 * What the customer's phone does with a push message: it approves the transfer the message is about, or gives it up.
 *
 * @param id of the push message in the outbox, or of the transfer
 * @param approved the answer given on the phone
 * @returns whether there was anything to answer
 */
export async function answerPush(id: string, approved: boolean, bank: Omit<CallContext, 'caller'>): Promise<boolean> {
  const challenge = await findChallenge(id, bank);
  if (!challenge) return false;
  const { trxid, userId, customerId, email } = challenge;
  const caller = { userId, customerId, email, sessionId: '', right: accessRight.fullAccess, isAdmin: false };
  const context: CallContext = { ...bank, caller };
  if (!approved) {
    await transfers.transferCancel({ trxid }, context);
    return true;
  }
  // The phone's answer takes the way of a code, with all of its checks; nobody but this call ever sees the code.
  const code = bank.ids.code(6);
  const now = new Date(bank.clock.now()).toISOString();
  await bank.db.query('SELECT p2p_issue_code($1, $2, $3, $4, $5, $6)', [
    userId,
    customerId,
    trxid,
    codeHash(trxid, code),
    now,
    bank.config.codeS,
  ]);
  await transfers.normalConfirm({ trxid, approvalCode: code }, context);
  return true;
}

/** What asks for an answer on somebody's phone, newest first. */
export async function waitingPushes(db: Db): Promise<{ id: string; to: string; text: string }[]> {
  return db.query(
    `SELECT DISTINCT ON (t.at, t.id) o.id, o.recipient AS "to", o.text
       FROM transfer t JOIN outbox o ON o.channel = 'push' AND o.subject = t.id
      WHERE t.status = 'pending' AND t.approve_type = 'push'
      ORDER BY t.at DESC, t.id, o.seq DESC LIMIT 10`,
  );
}

async function findChallenge(id: string, { db }: Pick<CallContext, 'db'>): Promise<Challenge | undefined> {
  const [challenge] = await db.query<Challenge>(
    `SELECT t.id AS trxid, t.created_by AS "userId", t.customer_id AS "customerId", u.email
       FROM transfer t JOIN app_user u ON u.id = t.created_by
      WHERE t.id IN ($1, (SELECT subject FROM outbox WHERE id = $1 AND channel = 'push'))
        AND t.status = 'pending' AND t.approve_type = 'push'`,
    [id],
  );
  return challenge;
}
