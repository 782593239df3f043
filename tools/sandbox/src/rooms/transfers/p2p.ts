import type { Parsed } from '@bank/protocol';
import type { p2pTransfer, normalConfirm } from '@bank/protocol/transfers';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { CallContext } from '../../platform/handler';
import { codeHash } from './approval-message';
import { asked, ordered, settled } from './order';
import { tell, tellDeclined } from '../../ledger/notices';
import { unlessOverdue } from '../../ledger/overdue';
import type { Outcome } from '../../ledger/outcome';

/** The whole of a P2P transfer; numeric keeps every decimal of the amount. */
export const CREATE =
  'SELECT p2p_create($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::numeric, $11, $12, $13, $14) AS outcome';
const CONFIRM = unlessOverdue('payment_confirm($1, $2, $3, $4, $5, $6, $7, $8)', '$5', '$8');

/** Creates a transfer and, when the user needs no approval, posts it: one round trip to the database. */
export const createP2p: Handler<typeof p2pTransfer> = async (input, context) =>
  ordered(await asked(context, () => askCreate(input, context)), context);

/** Approves with a code; each wrong one counts, also when the same guess comes under another key. */
export const confirmP2p: Handler<typeof normalConfirm> = async (input, context) => {
  const outcome = await asked(context, () => askConfirm(input, context));
  // It has an account to give money back to: this very try has ended it.
  const isEnded = outcome.refused?.reason === 'codeUsedUp' && outcome.from !== undefined && !outcome.replay;
  if (isEnded) await tellDeclined(input.trxid, context);
  const payment = settled(outcome, context, { trxid: input.trxid });
  await tell(outcome, context);
  return payment;
};

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
