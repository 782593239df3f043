import type { ExtraParam } from '@bank/protocol/extra-params';
import type {
  Payout,
  PayoutOption,
  recipientLastWithdrawals,
  recipientWithdrawalDetails,
  Withdrawal,
} from '@bank/protocol/transfers-global';
import { refusal } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import type { Handler } from '../../../platform/handler';
import { describedFields } from '../external/bank-fields';
import type { Answers } from '../external/bank-fields';
import { schemeNamed } from '../external/schemes';
import { readKept } from './details';
import { open } from './open';
import type { Opened } from './open';
import { payoutsTo } from './payouts';

// R2.7.174: where the money of a recipient went before. A link alone shows no account, and an account goes from payment to payment
// inside the bank: its use needs a code that the bank sends to the recipient.

interface Chosen {
  paymentId: string;
  payout: Payout;
  answers: Answers;
  date: string;
}

/** Approved ones of the same address, and what was submitted for this payment and not approved. */
const CHOSEN = `
  SELECT g.payment_id AS "paymentId", g.payout, g.answers, instant_text(p.released_at) AS date
  FROM payment p JOIN global_payment g ON g.payment_id = p.id
  WHERE p.kind = 'GlobalPayment' AND p.payee ->> 'email' = $1
    AND (g.state = 'approved' OR (g.state = 'submitted' AND p.id = $2))`;

/** More than five, because some of them are of accounts that were used twice. */
const MOST = 50;

export const lastWithdrawals: Handler<typeof recipientLastWithdrawals> = async ({ paymentSecret, limit }, context) => {
  const opened = await open(context.db, context, paymentSecret);
  const chosen = await context.db.prepared<Chosen>(
    'last-withdrawals',
    `SELECT * FROM (SELECT DISTINCT ON (payout ->> 'scheme', answers) * FROM (${CHOSEN} ORDER BY p.released_at DESC LIMIT ${MOST}) latest
       ORDER BY payout ->> 'scheme', answers, date DESC) each_once
     ORDER BY date DESC LIMIT $3`,
    [opened.email, opened.paymentId, limit],
  );
  const found: Withdrawal[] = [];
  for (const { paymentId, payout, answers, date } of chosen) {
    const { scheme, countryCode, currencyCode } = payout;
    const options = await payoutsTo(context.db, context.clock, { ...opened, countryCode, currencyCode });
    const option = options.find((one) => one.scheme === scheme);
    const { wrong } = readKept(schemeNamed(scheme), countryCode, answers);
    const isDisabled = option === undefined || option.isDisabled || wrong !== null;
    found.push({ ...(option ?? payout), paymentId, ending: endingIn(answers), date, isDisabled });
  }
  return { lastWithdrawals: found };
};

export const withdrawalDetails: Handler<typeof recipientWithdrawalDetails> = async (input, context) => {
  const { paymentSecret, paymentId } = input;
  const opened = await open(context.db, context, paymentSecret);
  const chosen = await chosenFor(context.db, opened, paymentId);
  if (!chosen) throw refusal(context, { reason: 'noAccess' });
  const { payout, answers } = chosen;
  const params = describedFields(schemeNamed(payout.scheme), payout.countryCode, context.lang);
  return { details: { type: payout.transferType, fields: shown(params, answers) } };
};

/** What one of them was answered, for a payment in the same way. Null: it is not this recipient's, or went another way. */
export async function answersOf(
  tx: Tx,
  opened: Opened,
  paymentId: string,
  { scheme, countryCode }: PayoutOption,
): Promise<Answers | null> {
  const chosen = await chosenFor(tx, opened, paymentId);
  const isSameWay = chosen?.payout.scheme === scheme && chosen.payout.countryCode === countryCode;
  return isSameWay ? chosen.answers : null;
}

async function chosenFor(tx: Tx, { email, paymentId: own }: Opened, paymentId: string): Promise<Chosen | undefined> {
  const [chosen] = await tx.query<Chosen>(`${CHOSEN} AND p.id = $3`, [email, own, paymentId]);
  return chosen;
}

/** The answers that name an account, the most telling first. */
const NUMBERS = ['iban', 'accountNumber', 'instantKey', 'payeeEmail', 'taxId', 'cardNumber', 'walletAddress'] as const;
const SHOWN = 4;

/** The end of the number or address that the money goes to; null where none is named. */
export function endingIn(answers: Answers): string | null {
  const number = NUMBERS.map((name) => answers[name]).find((answer) => answer !== undefined);
  return number === undefined ? null : number.slice(-SHOWN);
}

/** A choice by its words, and of what was typed the last characters. */
const shown = (params: readonly ExtraParam[], answers: Answers): { name: string; label: string; value: string }[] =>
  params.flatMap(({ name, label, options }) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const option = options.find(({ value }) => value === answer);
    const value = option ? option.label : `•••• ${answer.slice(-SHOWN)}`;
    return [{ name, label, value }, ...(option ? shown(option.extraParams, answers) : [])];
  });
