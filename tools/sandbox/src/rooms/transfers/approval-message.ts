import { createHash } from 'node:crypto';
import type { CreatedPayment } from '@bank/protocol/payment';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { MAX_SENDS } from '../../identity/auth/login-code';
import { sayFacts } from '../../ledger/facts';
import { say } from '../../ledger/texts';

/** How a code is kept: bound to its transfer, so that it approves nothing else (R0.22). */
export function codeHash(trxid: string, code: string): string {
  return createHash('sha256').update(`${trxid}:${code}`).digest('hex');
}

interface PendingRow {
  answer: CreatedPayment;
  email: string;
  phone: string | null;
}

/**
 * Makes a new code for the caller's own pending transfer and sends it, both in one transaction; the code before it stops
 * working. The message tells every fact of the payment as the ledger has it.
 *
 * @param options.isFirst only when none was sent before
 * @returns the transfer with its new expiry; null when it is not the caller's, no longer waits, or was sent often enough (R2.7.16)
 */
export async function sendCode(
  trxid: string,
  context: CallContext,
  { isFirst = false } = {},
): Promise<CreatedPayment | null> {
  const { db, clock, ids, config, outbox, lang } = context;
  const caller = callerOf(context);
  const code = ids.code(6);
  return db.transaction(async (tx) => {
    const [row] = await tx.prepared<PendingRow>(
      'payment-issue-code',
      `SELECT payment_answer(p) AS answer, u.email, u.phone
       FROM payment_issue_code($1, $2, $3, $4, $5, $6, $7, $8) p JOIN app_user u ON u.id = p.created_by`,
      [
        caller.userId,
        caller.customerId,
        trxid,
        codeHash(trxid, code),
        new Date(clock.now()).toISOString(),
        config.codeS,
        isFirst,
        MAX_SENDS,
      ],
    );
    if (!row) return null;
    const { summary, approveType } = row.answer;
    const values = { code, payment: sayFacts(lang, summary), minutes: String(Math.ceil(config.codeS / 60)) };
    const codeText = say(lang, 'codeText', values);
    if (approveType === 'push') {
      await outbox.send(tx, {
        reason: 'approval',
        channel: 'push',
        to: row.email,
        subject: trxid,
        text: say(lang, 'pushText', values),
      });
    } else if (approveType === 'sms') {
      await outbox.send(tx, { reason: 'code', channel: 'sms', to: row.phone ?? row.email, text: codeText, code });
    } else {
      await outbox.send(tx, {
        reason: 'code',
        channel: 'email',
        to: row.email,
        subject: say(lang, 'codeSubject'),
        text: codeText,
        code,
      });
    }
    return row.answer;
  });
}
