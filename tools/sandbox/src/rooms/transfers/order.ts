import type { AccessRight } from '@bank/protocol';
import type { OperationType } from '@bank/protocol/history';
import type { CreatedPayment, Payee } from '@bank/protocol/payment';
import { tell } from '../../ledger/notices';
import type { Outcome } from '../../ledger/outcome';
import { expireOverdue } from '../../ledger/overdue';
import { ledgerRefusal } from '../../ledger/refusal';
import type { RefusedReason } from '../../ledger/refusal';
import type { Tx } from '../../platform/db';
import type { CallContext } from '../../platform/handler';
import { callerOf } from '../../platform/handler';
import { sendCode } from './approval-message';
import type { SubscriptionTerms } from './subscription-fields';

/** A payment as its kind has priced it, by the columns of the table; who approves it is not the kind's to say. */
export interface PaymentDraft {
  kind: OperationType;
  rail: 'book' | 'clearing' | 'batch';
  permission: string;
  from_account: number;
  to_account: number | null;
  payee: Payee;
  payee_customer: number | null;
  debit: string;
  debit_currency: string;
  amount: string;
  currency: string;
  fee: string;
  rate: string;
  note: string;
  payer_name: string;
  /** How it repeats once it is approved. */
  subscription?: SubscriptionTerms | null;
  /** Of a payment that leaves the bank: the rail that it takes, what the other bank needs, and when it arrives if it is released now. */
  scheme?: string;
  details?: Readonly<Record<string, string>>;
  settles_at?: string;
  /** The payment that this one gives back (R2.4.64). */
  return_of?: string;
  /** When it leaves, as an ISO instant; null or absent for at once (R2.7.155). */
  leaves_at?: string | null;
  /** The held price that it is ordered by (R2.4.65). */
  quote_id?: string;
}

/** What differs by kind of payment; `orderPayment` does the rest. */
export interface PaymentKind<Input> {
  /** The wire name of its call, which its keys belong to. */
  method: string;
  /** Facts, rules and price, read in the transaction that orders it. */
  draft(tx: Tx, input: Input, context: CallContext): Promise<PaymentDraft | RefusedReason>;
  /** What its row calls a field that a refusal names. */
  fieldOf?: Readonly<Record<string, string>>;
}

/** Orders a payment: key, price, take, approval. @throws Refusal with the words of its row */
export async function orderPayment<Input>(kind: PaymentKind<Input>, input: Input, context: CallContext) {
  const outcome = await asked(context, () => context.db.transaction((tx) => place(tx, kind, input, context)));
  return ordered(outcome, context, kind.fieldOf);
}

/** Who orders, under which key, and when. */
export interface Orderer {
  userId: number;
  customerId: number;
  right: AccessRight;
  key: string | null;
  /** Of what is ordered under the key. */
  hash: string;
  /** What the payment will be called. */
  paymentId: string;
  /** ISO 8601. */
  now: string;
  /** How long a code works, in seconds. */
  codeS: number;
}

/** The caller of a call as the one who orders. */
export function ordererOf(context: CallContext): Orderer {
  const { clock, ids, config, idempotencyKey: key, bodyHash: hash } = context;
  const { userId, customerId, right } = callerOf(context);
  const now = new Date(clock.now()).toISOString();
  return { userId, customerId, right, key, hash, paymentId: ids.next(), now, codeS: config.codeS };
}

const place = <Input>(tx: Tx, kind: PaymentKind<Input>, input: Input, context: CallContext): Promise<Outcome> =>
  placeDraft(tx, kind.method, () => kind.draft(tx, input, context), ordererOf(context));

/** Orders what is drafted unless its key is known, in the caller's transaction. */
export async function placeDraft(
  tx: Tx,
  method: string,
  draftOf: () => Promise<PaymentDraft | RefusedReason>,
  { userId, customerId, right, key, hash, paymentId, now, codeS }: Orderer,
): Promise<Outcome> {
  const answered = async (sql: string, values: unknown[]) =>
    (await tx.query<{ outcome: Outcome | null }>(`SELECT ${sql} AS outcome`, values))[0]?.outcome ?? null;

  const call = [userId, customerId, key, method, hash];
  const known = await answered('key_outcome($1, $2, $3, $4, $5)', call);
  if (known) return known;
  const draft = await draftOf();
  const outcome =
    'reason' in draft
      ? await answered('settle_key($1, $2, $3, $4, $5, NULL, $6, $7)', [...call, { refused: draft }, now])
      : await answered('payment_order(jsonb_populate_record(NULL::payment, $1), $2, $3, $4, $5, $6, $7)', [
          { ...draft, id: paymentId, customer_id: customerId, created_by: userId },
          right,
          key,
          method,
          hash,
          codeS,
          now,
        ]);
  return outcome ?? {};
}

/** Asks, and asks again once money held for payments whose time is over is free. */
export async function asked(context: CallContext, ask: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await ask();
  if (!outcome.overdue) return outcome;
  await expireOverdue(context, callerOf(context).customerId);
  return ask();
}

/** What follows an order, whatever its kind: events, the code, and whom it concerns is told. */
export async function ordered(outcome: Outcome, context: CallContext, fieldOf?: PaymentKind<never>['fieldOf']) {
  const payment = settled(outcome, context, { fieldOf });
  // Also when the call is repeated: the bank may have died right after ordering, before the code was sent.
  if (payment.status === 'pending') await sendCode(payment.trxid, context, { isFirst: true });
  await tell(outcome, context);
  return payment;
}

/**
 * Announces what moved, and turns a no into its refusal.
 *
 * @param options.trxid the payment a refusal may have ended
 */
export function settled(
  outcome: Outcome,
  context: CallContext,
  { trxid, fieldOf }: { trxid?: string; fieldOf?: PaymentKind<never>['fieldOf'] } = {},
): CreatedPayment {
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
  if (outcome.refused) throw ledgerRefusal(context.lang, outcome.refused, fieldOf);
  if (!outcome.done) throw new Error('the ledger answered neither a payment nor a refusal');
  return outcome.done;
}
