import type { Payout, RecipientPayment, RecipientStatus } from '@bank/protocol/transfers-global';
import type { PaymentStatus } from '@bank/protocol/payment';
import { secretHash } from '../../../identity/auth/sessions';
import type { Tx } from '../../../platform/db';
import type { CallContext } from '../../../platform/handler';
import type { MayRefuse } from '../../../platform/refusal';
import type { Answers } from '../external/bank-fields';
import { refused } from './texts';

const DAY_MS = 86_400_000;
/** How long the link still tells of money that was chosen or refused. */
const FOLLOWED_DAYS = 90;

interface Found {
  paymentId: string;
  customerId: number;
  paymentStatus: PaymentStatus;
  state: 'waiting' | 'submitted' | 'approved' | 'refused';
  senderName: string;
  beneficiaryName: string;
  email: string;
  amount: string;
  currencyCode: string;
  description: string;
  feeIsBen: boolean;
  countryCode: string;
  submittedDate: string;
  expiresAt: Date;
  operationId: string | null;
  payout: Payout | null;
  answers: Answers | null;
  codeHash: string | null;
  codeExpiresAt: Date | null;
  codeTries: number;
  codeSends: number;
}

const FOUND = `
  SELECT p.id AS "paymentId", p.customer_id AS "customerId", p.status AS "paymentStatus", g.state, p.payer_name AS "senderName", p.payee ->> 'name' AS "beneficiaryName",
    p.payee ->> 'email' AS email, money_text(p.amount) AS amount, p.currency AS "currencyCode", p.note AS description,
    p.details ->> 'feeIsBen' = 'true' AS "feeIsBen", p.details ->> 'countryCode' AS "countryCode", instant_text(p.released_at) AS "submittedDate",
    g.expires_at AS "expiresAt", g.operation_id AS "operationId", g.payout, g.answers, g.code_hash AS "codeHash",
    g.code_expires_at AS "codeExpiresAt", g.code_tries AS "codeTries", g.code_sends AS "codeSends"
  FROM payment p JOIN global_payment g ON g.payment_id = p.id WHERE p.id = $1`;

/** A payment as the holder of its link finds it. */
export interface Opened extends Found {
  status: RecipientStatus;
}

/**
 * The payment that a secret opens. A guessed, a malformed and an expired one get the same nothing (R2.7.173).
 * @param lock nobody else decides on it until the caller's transaction ends
 * @throws Refusal `linkGone`
 */
export async function open(
  tx: Tx,
  context: CallContext & MayRefuse<'linkGone'>,
  secret: string,
  { lock = false } = {},
): Promise<Opened> {
  const [link] = await tx.query<{ id: string }>(
    `SELECT p.id FROM payment p JOIN global_payment_link l ON l.payment_id = p.id WHERE l.hash = $1 ${lock ? 'FOR UPDATE OF p' : ''}`,
    [secretHash(secret)],
  );
  // Read after the lock, so that it is what others have left.
  const [found] = await tx.query<Found>(FOUND, [link?.id ?? null]);
  const status = found && statusOf(found, context.clock.now());
  if (!found || !status) throw refused(context, 'linkGone');
  return { ...found, status };
}

/** Undefined for a payment that its link tells nothing of any more. */
function statusOf({ paymentStatus, state, expiresAt }: Found, nowMs: number): RecipientStatus | undefined {
  const endsMs = expiresAt.getTime();
  if (state === 'waiting' || state === 'submitted') {
    return paymentStatus === 'released' && nowMs < endsMs ? 'waiting' : undefined;
  }
  if (nowMs >= endsMs + FOLLOWED_DAYS * DAY_MS) return undefined;
  if (state === 'refused') return 'refused';
  return paymentStatus === 'posted' ? 'paid' : paymentStatus === 'released' ? 'onItsWay' : 'returned';
}

/** What its page shows of it. */
export function pageOf({ status, payout, expiresAt, ...found }: Opened, nowMs: number): RecipientPayment {
  const { paymentId, senderName, beneficiaryName, amount, currencyCode } = found;
  const { description, feeIsBen, countryCode, submittedDate } = found;
  const isWaiting = status === 'waiting';
  return {
    ...{ paymentId, status, senderName, beneficiaryName, amount, currencyCode },
    ...{ description, feeIsBen, countryCode, submittedDate },
    expireDays: isWaiting ? Math.ceil((expiresAt.getTime() - nowMs) / DAY_MS) : 0,
    payout: isWaiting || status === 'refused' ? null : payout,
  };
}
