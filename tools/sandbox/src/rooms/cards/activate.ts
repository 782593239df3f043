import type { cardActivate, cardActivationData } from '@bank/protocol/cards';
import type { ExtraParam } from '@bank/protocol/extra-params';
import { cardStatus } from '@bank/protocol/cards';
import { add } from '@bank/money';
import type { Outcome } from '../../ledger/outcome';
import { expireOverdue } from '../../ledger/overdue';
import { ledgerRefusal } from '../../ledger/refusal';
import type { Tx } from '../../platform/db';
import { callerOf } from '../../platform/handler';
import type { CallContext, Handler } from '../../platform/handler';
import { advanceCards } from './advance';
import { wrongAnswerIn } from './answers';
import { closeCard, setStatus } from './close';
import { cardFor, cardOf, maskedNumber } from './find';
import type { StoredCard } from './find';
import { productOf } from './products';
import { sweep } from './sweep';
import { refused, say } from './texts';

/** Where the customer may have got the card from; each asks for something else (R2.7.30). */
const RECEIVED = ['post', 'courier'] as const;

/** What activating costs: the card itself, and its express shipping. */
function feesOf(card: StoredCard): string {
  const { issueFee, expressFee } = productOf(card.type);
  return card.isExpress ? add(issueFee, expressFee) : issueFee;
}

const field = (lang: string, name: 'lastFour' | 'receivedBy' | 'courierNumber' | 'agreement'): ExtraParam => ({
  name,
  kind: 'text',
  label: say(lang, `${name}Label`),
  hint: null,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  options: [],
});

/** What the bank asks of who holds the card in their hands. */
function fieldsOf(lang: string): ExtraParam[] {
  const courierNumber: ExtraParam = { ...field(lang, 'courierNumber'), maxLength: 20, isRequired: false };
  return [
    {
      ...field(lang, 'lastFour'),
      kind: 'digits',
      hint: say(lang, 'lastFourHint'),
      minLength: 4,
      maxLength: 4,
      pattern: '\\d{4}',
    },
    {
      ...field(lang, 'receivedBy'),
      kind: 'select',
      options: RECEIVED.map((value) => ({
        value,
        label: say(lang, value),
        extraParams: value === 'courier' ? [courierNumber] : [],
      })),
    },
    { ...field(lang, 'agreement'), kind: 'checkbox' },
  ];
}

export const activationData: Handler<typeof cardActivationData> = async ({ accountId }, context) => {
  await advanceCards(context, callerOf(context).customerId);
  const card = await context.db.transaction((tx) => cardFor(tx, 'activate', accountId, context));
  return { fees: feesOf(card), feeCurrency: productOf(card.type).currencyCode, extraParams: fieldsOf(context.lang) };
};

type Problem = 'wrongDigits' | 'mustAgree' | 'answerMissing' | 'answerWrong';
/** What is kept under the key: what the ledger did, or this room's own no at one of its fields. */
type Activation = Outcome & { problem?: Problem; field?: string };

/** How long a repeated call answers the PIN again. */
const PIN_OPEN_MS = 600_000;

/** Fee, status and PIN in one transaction under one key, so that a repeated call neither pays twice nor makes another PIN. */
export const activate: Handler<typeof cardActivate> = async (input, context) => {
  const { customerId } = callerOf(context);
  await advanceCards(context, customerId);
  const place = () => context.db.transaction((tx) => activateOnce(tx, input, context));
  let { outcome, pin } = await place();
  if (outcome.overdue) {
    await expireOverdue(context, customerId);
    ({ outcome, pin } = await place());
  }
  if (outcome.problem)
    throw refused(context, outcome.problem, outcome.field === undefined ? {} : { field: outcome.field });
  if (outcome.refused) throw ledgerRefusal(context.lang, outcome.refused, { amount: 'feeAccountId' });
  if (!outcome.replay) {
    context.publish([
      { customerId, event: 'balanceChanged', subject: String(input.feeAccountId) },
      { customerId, event: 'cardsChanged', subject: String(input.accountId) },
    ]);
  }
  // The PIN is the customer's own secret (R0.52).
  return { pinCode: callerOf(context).isAdmin ? null : pin };
};

type Input = Parameters<typeof activate>[0];
type Context = Parameters<typeof activate>[1];

async function activateOnce(
  tx: Tx,
  input: Input,
  context: Context,
): Promise<{ outcome: Activation; pin: string | null }> {
  const { bodyHash, clock, idempotencyKey, ids } = context;
  const { userId, customerId } = callerOf(context);
  const now = new Date(clock.now()).toISOString();
  const key = [userId, customerId, idempotencyKey, 'cardActivate', bodyHash];
  const answered = async (sql: string, values: unknown[]) =>
    (await tx.query<{ outcome: Activation | null }>(`SELECT ${sql} AS outcome`, values))[0]?.outcome ?? null;
  const settle = async (outcome: Activation) =>
    (await answered('settle_key($1, $2, $3, $4, $5, $6, $7, $8)', [
      ...key,
      outcome.done?.trxid ?? null,
      outcome,
      now,
    ])) ?? outcome;

  const known = await answered('key_outcome($1, $2, $3, $4, $5)', key);
  if (known) return { outcome: known, pin: known.done ? await openPin(tx, input.accountId, clock.now()) : null };

  const card = await cardFor(tx, 'activate', input.accountId, context);
  const problem = problemOf(card, input);
  if (problem) return { outcome: await settle(problem), pin: null };
  const outcome = await takeFee(tx, card, input.feeAccountId, { id: ids.next(), userId, now }, context);
  if (outcome.overdue) return { outcome, pin: null };
  if (outcome.refused) return { outcome: await settle(outcome), pin: null };

  const pin = ids.code(4);
  await tx.query('UPDATE card SET pin = $2, pin_open_until = $3 WHERE account_id = $1', [
    card.accountId,
    pin,
    new Date(clock.now() + PIN_OPEN_MS),
  ]);
  await setStatus(tx, card, cardStatus.active, context);
  const replaced = card.replaces === null ? null : await cardOf(tx, card.replaces);
  if (replaced) {
    await sweep(tx, replaced, card.accountId, context);
    await closeCard(tx, replaced, context);
  }
  return { outcome: await settle(outcome), pin };
}

/** Fields that say in words of their own what is wrong with them. */
const OWN_PROBLEMS: Readonly<Record<string, Problem>> = { lastFour: 'wrongDigits', agreement: 'mustAgree' };

/** What is wrong with the answers, by what the bank has asked. */
function problemOf(card: StoredCard, { extraParams }: Input): { problem: Problem; field: string } | null {
  const wrong = wrongAnswerIn(fieldsOf('en'), extraParams);
  if (wrong) {
    const { name: field, isMissing } = wrong;
    return { problem: OWN_PROBLEMS[field] ?? (isMissing ? 'answerMissing' : 'answerWrong'), field };
  }
  const isThisCard = extraParams['lastFour']?.trim() === card.number.slice(-4);
  return isThisCard ? null : { problem: 'wrongDigits', field: 'lastFour' };
}

/** The PIN that the activation made, for a repeated call: for a while, and only while it is that one. */
async function openPin(tx: Tx, cardId: number, nowMs: number): Promise<string | null> {
  const card = await cardOf(tx, cardId);
  return card?.pinOpenUntil && card.pinOpenUntil.getTime() > nowMs ? card.pin : null;
}

/** Pays the fee at once, from one of the customer's own open accounts in whatever currency. */
async function takeFee(
  tx: Tx,
  card: StoredCard,
  feeAccountId: number,
  { id, userId, now }: { id: string; userId: number; now: string },
  context: CallContext,
): Promise<Activation> {
  const [price] = await tx.query<{
    isOpen: boolean;
    debit: string;
    currency: string;
    rate: string;
    feeAccount: number;
  }>(
    `SELECT f.status = 2 AND f.type <> 11 AS "isOpen", money_text(up_to(fx_cost($3::numeric, r.rate), fc.decimals)) AS debit,
       fc.code AS currency, trim_scale(r.rate)::text AS rate, tc.fee_account AS "feeAccount"
     FROM account f JOIN currency fc ON fc.code = f.currency JOIN currency tc ON tc.code = $4,
       LATERAL (SELECT CASE WHEN fc.code = tc.code THEN 1 ELSE fx_rate(fc.eur_value, tc.eur_value) END AS rate) r
     WHERE f.id = $1 AND f.customer_id = $2`,
    [feeAccountId, card.customerId, feesOf(card), card.currencyCode],
  );
  if (!price) return { refused: { reason: 'noAccess' } };
  if (!price.isOpen) return { refused: { reason: 'accountClosed' } };
  const payment = {
    id,
    kind: 'Fees',
    rail: 'book',
    status: 'released',
    customer_id: card.customerId,
    created_by: userId,
    from_account: feeAccountId,
    to_account: price.feeAccount,
    payee: { kind: 'card', name: card.holder, cardNumber: maskedNumber(card.number) },
    debit: price.debit,
    debit_currency: price.currency,
    amount: feesOf(card),
    currency: card.currencyCode,
    fee: '0',
    rate: price.rate,
    note: say(context.lang, 'activationNote', { card: card.number.slice(-4) }),
    payer_name: card.holder,
    approve_type: 'none',
    code_tries: 0,
    code_sends: 0,
  };
  const [row] = await tx.query<{ outcome: Activation }>(
    'SELECT payment_take(jsonb_populate_record(NULL::payment, $1), $2) AS outcome',
    [payment, now],
  );
  if (!row) throw new Error('the ledger did not answer');
  return row.outcome;
}
