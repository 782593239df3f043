import type {
  recipientApprovalResend,
  recipientPaymentApprove,
  recipientPaymentSubmit,
} from '@bank/protocol/transfers-global';
import type { Payout } from '@bank/protocol/transfers-global';
import { MAX_SENDS } from '../../../identity/auth/login-code';
import { countSubmission } from '../../../identity/codes/submissions';
import { refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import { sayAmount } from '../../../ledger/say-amount';
import type { Tx } from '../../../platform/db';
import type { BankEvent } from '../../../platform/events';
import type { CallContext, Handler } from '../../../platform/handler';
import { codeHash } from '../approval-message';
import { wrongField } from '../external/bank-fields';
import type { Answers } from '../external/bank-fields';
import { arrivalMs } from '../external/business-days';
import { schemeNamed } from '../external/schemes';
import { settleLater } from '../external/settle-later';
import { readKept, readTyped } from './details';
import { open } from './open';
import type { Opened } from './open';
import { payoutsTo } from './payouts';
import { say } from './texts';
import { answersOf, endingIn } from './withdrawals';

const MAX_TRIES = 5;

/** What a code is sent for. */
interface Submission extends Pick<Opened, 'paymentId' | 'email' | 'senderName'> {
  operationId: string;
  payout: Payout;
  answers: Answers;
}

/** Writes a new code for a submission to the recipient. @returns where it went, masked */
async function sendCode(
  tx: Tx,
  { paymentId, email, senderName: sender, operationId, payout, answers }: Submission,
  { clock, ids, config, outbox, lang }: CallContext,
): Promise<string> {
  const code = ids.code(6);
  const [sent] = await tx.query<{ to: string }>(
    `UPDATE global_payment SET code_hash = $2, code_expires_at = $3, code_tries = 0, code_sends = code_sends + 1
     WHERE payment_id = $1 RETURNING masked('email', $4) AS to`,
    [paymentId, codeHash(operationId, code), new Date(clock.now() + config.codeS * 1000), email],
  );
  const { toAmount, currencyCode, scheme } = payout;
  const amount = sayAmount(lang, toAmount, currencyCode);
  const minutes = String(Math.ceil(config.codeS / 60));
  await outbox.send(tx, {
    reason: 'code',
    channel: 'email',
    to: email,
    subject: say(lang, 'codeSubject'),
    // The link may be in other hands: the recipient reads where the money would go (R0.22).
    text: say(lang, 'codeText', { code, amount, sender, scheme, account: accountIn(answers), minutes }),
    code,
  });
  return sent?.to ?? '';
}

/** The account or address that was submitted, by its end and its bank. */
function accountIn(answers: Answers): string {
  const bank = answers['swift'] ?? answers['routingNumber'] ?? answers['sortCode'] ?? answers['bankCode'];
  const ending = `•••• ${endingIn(answers) ?? ''}`;
  return bank === undefined ? ending : `${ending} (${bank})`;
}

export const submitPayout: Handler<typeof recipientPaymentSubmit> = (input, context) =>
  context.db.transaction(async (tx) => {
    const { paymentSecret, paymentMethod, currencyCode, countryCode, sameAs } = input;
    const opened = await open(tx, context, paymentSecret, { lock: true });
    const { paymentId, status } = opened;
    if (status !== 'waiting') throw refusal(context, { reason: 'notWaiting' });
    const options = await payoutsTo(tx, context.clock, { ...opened, countryCode, currencyCode });
    const option = options.find(({ transferType, isDisabled }) => transferType === paymentMethod && !isDisabled);
    if (!option) throw refusal(context, { reason: 'noWay' });
    const scheme = schemeNamed(option.scheme);
    const kept = sameAs === undefined ? undefined : await answersOf(tx, opened, sameAs, option);
    if (kept === null) throw refusal(context, { reason: 'noAccess' });
    const { answers, wrong } = kept
      ? readKept(scheme, countryCode, kept)
      : readTyped(scheme, countryCode, input.paymentDetails);
    if (wrong !== null) throw refusal(context, wrongField(wrong, input.paymentDetails[wrong], context.lang));
    await countSubmission(tx, context, paymentId);
    const { transferType, toAmount, fee, exchangeRate, arrivesAt } = option;
    const payout = {
      transferType,
      scheme: scheme.name,
      countryCode,
      currencyCode,
      toAmount,
      fee,
      exchangeRate,
      arrivesAt,
    };
    const operationId = context.ids.next();
    await tx.query(
      `UPDATE global_payment SET state = 'submitted', operation_id = $2, payout = $3, answers = $4, code_sends = 0 WHERE payment_id = $1`,
      [paymentId, operationId, JSON.stringify(payout), JSON.stringify(answers)],
    );
    const approvalSentTo = await sendCode(tx, { ...opened, operationId, payout, answers }, context);
    return { operationId, approveType: 'email', approvalSentTo, availableApprovalMethods: ['email'] };
  });

export const resendCode: Handler<typeof recipientApprovalResend> = ({ paymentSecret, operationId }, context) =>
  context.db.transaction(async (tx) => {
    const opened = await open(tx, context, paymentSecret, { lock: true });
    const { status, state, payout, codeSends } = opened;
    const { answers } = opened;
    if (status !== 'waiting' || state !== 'submitted' || opened.operationId !== operationId || !payout || !answers) {
      throw refusal(context, { reason: 'notWaiting' });
    }
    if (codeSends >= MAX_SENDS) throw refusal(context, { reason: 'tooManySends' });
    return { approvalSentTo: await sendCode(tx, { ...opened, operationId, payout, answers }, context) };
  });

type ApprovalReason = 'notWaiting' | 'codeWrong' | 'codeExpired' | 'codeUsedUp';

export const approvePayout: Handler<typeof recipientPaymentApprove> = async (input, context) => {
  const { paymentSecret, approvalCode, operationId } = input;
  const paid: BankEvent[] = [];
  // A wrong code is answered, not thrown, inside the transaction: the try must stay counted.
  const no = await context.db.transaction(async (tx): Promise<RefusedReason<ApprovalReason> | null> => {
    const opened = await open(tx, context, paymentSecret, { lock: true });
    if (opened.operationId !== operationId || opened.state === 'refused') return { reason: 'notWaiting' };
    // The answer to the first approval was lost.
    if (opened.state === 'approved') return null;
    const wrong = await wrongCode(tx, opened, approvalCode, context);
    if (wrong) return wrong;
    paid.push(await payOut(tx, opened, context));
    return null;
  });
  context.publish(paid);
  if (no) throw refusal(context, no);
};

async function wrongCode(
  tx: Tx,
  { paymentId, operationId, codeHash: kept, codeExpiresAt, codeTries }: Opened,
  code: string,
  { clock }: CallContext,
): Promise<RefusedReason<ApprovalReason> | null> {
  if (codeTries >= MAX_TRIES) return { reason: 'codeUsedUp' };
  if (codeExpiresAt === null || clock.now() >= codeExpiresAt.getTime()) return { reason: 'codeExpired' };
  if (kept === codeHash(operationId ?? '', code.trim())) return null;
  await tx.query('UPDATE global_payment SET code_tries = code_tries + 1 WHERE payment_id = $1', [paymentId]);
  const tries = MAX_TRIES - codeTries - 1;
  return tries === 0 ? { reason: 'codeUsedUp' } : { reason: 'codeWrong', tries };
}

/** Hands the money to the chosen scheme; from here on it is a payment that has left the bank as any other. */
async function payOut(
  tx: Tx,
  { paymentId, customerId, payout, beneficiaryName }: Opened,
  context: CallContext,
): Promise<BankEvent> {
  if (!payout) throw new Error(`payment ${paymentId} was submitted without a payout`);
  const releasedMs = context.clock.now();
  const scheme = schemeNamed(payout.scheme);
  const arrivesAt = new Date(arrivalMs(releasedMs, scheme.timetable)).toISOString();
  await tx.query(`UPDATE global_payment SET state = 'approved', code_hash = NULL, payout = $2 WHERE payment_id = $1`, [
    paymentId,
    JSON.stringify({ ...payout, arrivesAt }),
  ]);
  await settleLater(tx, { paymentId, payeeName: beneficiaryName, rail: scheme, releasedMs }, context);
  return { customerId, event: 'transferChanged', subject: paymentId };
}
