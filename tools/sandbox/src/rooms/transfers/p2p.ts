import type { Parsed } from '@bank/protocol';
import type { p2pTransfer, normalConfirm } from '@bank/protocol/transfers';
import type { Handler } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import type { CallContext } from '../../platform/handler';
import { codeHash } from './approval-message';
import { couponOf } from './p2p-coupon';
import { asked, ordered, ordererOf, settled } from './order';
import type { Orderer } from './order';
import { labelOf } from './external/bank-fields';
import { TARGET } from './external/business-days';
import { unseenIn } from './mass/unseen';
import { sendDateOf } from './recurring/send-date';
import { termsOf } from './subscription-fields';
import type { SubscriptionTerms } from './subscription-fields';
import { refusal } from '../../ledger/refusal';
import { InvalidFields } from '../../platform/refusal';
import type { MayRefuse } from '../../platform/refusal';
import type { Tx } from '../../platform/db';
import { tell, tellDeclined } from '../../ledger/notices';
import { unlessOverdue } from '../../ledger/overdue';
import type { Outcome } from '../../ledger/outcome';

/** The whole of a P2P transfer; numeric keeps every decimal of the amount. */
export const CREATE =
  'SELECT p2p_create($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::numeric, $11, $12, $13, $14, $15::jsonb, $16, $17, $18, $19, $20, $21, $22, $23) AS outcome';
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

async function askCreate(
  input: Parsed<typeof p2pTransfer>,
  context: CallContext & MayRefuse<'invalidSubscriptionEnd' | 'unknownPayee'>,
): Promise<Outcome> {
  const terms = termsOf(input);
  // An invoice is paid once.
  if (terms && input.invoiceId !== undefined) throw new InvalidFields('subscriptionPeriod');
  // R2.7.155: what repeats begins at once, and an invoice waits for no date.
  if (input.sendOn !== undefined && (terms || input.invoiceId !== undefined)) throw new InvalidFields('sendOn');
  if (terms && 'reason' in terms) throw refusal(context, terms);
  const unseen = unseenIn(input.toEmail.trim());
  if ('at' in unseen) {
    throw refusal(context, { reason: 'unknownPayee', what: labelOf('onlyEmail', context.lang), ...unseen });
  }
  return placeP2p(context.db, input, terms, ordererOf(context));
}

/** Orders in the caller's transaction, or in one of its own when it is given the database. */
export async function placeP2p(
  db: Pick<Tx, 'prepared'>,
  input: Parsed<typeof p2pTransfer>,
  terms: SubscriptionTerms | null,
  by: Orderer,
): Promise<Outcome> {
  const date = sendDateOf(input.sendOn, Date.parse(by.now), TARGET);
  const [row] = await db.prepared<{ outcome: Outcome }>('p2p-create', CREATE, [
    by.userId,
    by.customerId,
    by.right,
    by.key,
    by.hash,
    by.paymentId,
    by.now,
    by.codeS,
    input.accountId,
    input.amount,
    input.currency,
    input.toEmail,
    input.note ?? '',
    input.reference ?? null,
    terms && JSON.stringify(terms),
    input.invoiceId ?? null,
    input.quoteId ?? null,
    'reason' in date ? null : date.leavesAt,
    'reason' in date,
    input.fromEmailId ?? null,
    input.platform ?? null,
    couponOf(input),
    input.templateName?.trim() || null,
  ]);
  return row?.outcome ?? {};
}
