import type { Parsed } from '@bank/protocol';
import type { CreatedPayment, p2pTransfer, normalConfirm } from '@bank/protocol/transfers';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { CallContext } from '../../platform/handler';
import { codeHash, sendCode } from './approval-message';
import { tell, tellDeclined } from '../../ledger/notices';
import { expireOverdue, unlessOverdue } from '../../ledger/overdue';
import type { Outcome } from '../../ledger/outcome';
import { ledgerRefusal } from '../../ledger/refusal';

/** The whole of a P2P transfer; numeric keeps every decimal of the amount. */
export const CREATE =
  'SELECT p2p_create($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::numeric, $11, $12, $13, $14) AS outcome';
const CONFIRM = unlessOverdue('payment_confirm($1, $2, $3, $4, $5, $6, $7, $8)', '$5', '$8');

/** Creates a transfer and, when the user needs no approval, posts it: one round trip to the database. */
export const createP2p: Handler<typeof p2pTransfer> = async (input, context) => {
  const outcome = await asked(context, () => askCreate(input, context));
  const transfer = settled(outcome, context);
  // A code that was never sent, because the bank died right after creating, is sent when the call is repeated.
  if (transfer.status === 'pending' && !(outcome.replay && (await codeWasSent(transfer.trxid, context)))) {
    await sendCode(transfer.trxid, context);
  }
  await tell(outcome, context);
  return transfer;
};

/** Approves with a code; each wrong one counts, also when the same guess comes under another key. */
export const confirmP2p: Handler<typeof normalConfirm> = async (input, context) => {
  const outcome = await asked(context, () => askConfirm(input, context));
  // It has an account to give money back to: this very try has ended it.
  const isEnded = outcome.refused?.reason === 'codeUsedUp' && outcome.from !== undefined && !outcome.replay;
  if (isEnded) await tellDeclined(input.trxid, context);
  const transfer = settled(outcome, context, input.trxid);
  await tell(outcome, context);
  return transfer;
};

/** Asks, and asks again once money held for transfers whose time is over is free. */
async function asked(context: CallContext, ask: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await ask();
  if (!outcome.overdue) return outcome;
  await expireOverdue(context, callerOf(context).customerId);
  return ask();
}

async function askConfirm(input: Parsed<typeof normalConfirm>, context: CallContext): Promise<Outcome> {
  const { db, clock, config, idempotencyKey, bodyHash } = context;
  const caller = callerOf(context);
  const [row] = await db.prepared<{ outcome: Outcome }>('payment-confirm', CONFIRM, [
    caller.userId,
    caller.customerId,
    idempotencyKey,
    bodyHash,
    input.trxid,
    codeHash(input.trxid, input.approvalCode.trim()),
    config.codeTries,
    new Date(clock.now()).toISOString(),
  ]);
  return row?.outcome ?? {};
}

async function askCreate(input: Parsed<typeof p2pTransfer>, context: CallContext): Promise<Outcome> {
  const { db, clock, ids, config, idempotencyKey, bodyHash } = context;
  const caller = callerOf(context);
  const now = new Date(clock.now()).toISOString();
  const [row] = await db.prepared<{ outcome: Outcome }>('p2p-create', CREATE, [
    caller.userId,
    caller.customerId,
    caller.right,
    idempotencyKey,
    bodyHash,
    ids.next(),
    now,
    config.codeS,
    input.accountId,
    input.amount,
    input.currency,
    input.toEmail.trim().toLowerCase(),
    input.note ?? '',
    input.reference ?? null,
  ]);
  return row?.outcome ?? {};
}

/**
 * Announces what moved, and turns a no into its refusal.
 *
 * @param trxid the transfer a refusal may have ended
 */
export function settled(outcome: Outcome, context: CallContext, trxid?: string): CreatedPayment {
  const caller = callerOf(context);
  const moved = outcome.from !== undefined && !outcome.replay;
  if (moved) {
    context.publish([
      { customerId: caller.customerId, event: 'balanceChanged', subject: String(outcome.from) },
      { customerId: caller.customerId, event: 'transferChanged', subject: outcome.done?.trxid ?? trxid ?? null },
      ...(outcome.payeeCustomer !== undefined && outcome.done?.status === 'posted'
        ? [{ customerId: outcome.payeeCustomer, event: 'balanceChanged' as const, subject: String(outcome.to) }]
        : []),
    ]);
  }
  if (outcome.refused) throw ledgerRefusal(context.lang, outcome.refused);
  if (!outcome.done) throw new Error('the ledger answered neither a transfer nor a refusal');
  return outcome.done;
}

async function codeWasSent(trxid: string, { db }: CallContext): Promise<boolean> {
  const [row] = await db.query<{ sent: boolean }>(
    `SELECT code_hash IS NOT NULL OR status <> 'pending' AS sent FROM payment WHERE id = $1`,
    [trxid],
  );
  return row?.sent ?? true;
}
