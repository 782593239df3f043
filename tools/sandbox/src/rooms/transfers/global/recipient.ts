import type {
  recipientExtraParams,
  recipientMethods,
  recipientPaymentCancel,
  recipientPaymentDetails,
  recipientPaymentMeta,
} from '@bank/protocol/transfers-global';
import { refusal } from '../../../ledger/refusal';
import type { BankEvent } from '../../../platform/events';
import type { Handler } from '../../../platform/handler';
import { describedFields } from '../external/bank-fields';
import { answered } from '../external/jobs';
import { COINS, schemeNamed } from '../external/schemes';
import { approvePayout, resendCode, submitPayout } from './approve';
import { open, pageOf } from './open';
import { PAYOUT_COUNTRIES, payoutsTo } from './payouts';
import { lookups } from './lookups';
import { lastWithdrawals, withdrawalDetails } from './withdrawals';

const details: Handler<typeof recipientPaymentDetails> = async ({ paymentSecret }, context) => {
  const opened = await open(context.db, context, paymentSecret);
  const currencies = await context.db.query<{ code: string }>(
    'SELECT code FROM currency WHERE NOT is_crypto OR code = ANY ($2) ORDER BY code = $1 DESC, is_crypto, code',
    [opened.currencyCode, COINS],
  );
  return {
    paymentDetails: pageOf(opened, context.clock.now()),
    allowedCountries: [...PAYOUT_COUNTRIES],
    currencies: currencies.map(({ code }) => code),
  };
};

const methods: Handler<typeof recipientMethods> = async ({ paymentSecret, countryCode, currencyCode }, context) => {
  const opened = await open(context.db, context, paymentSecret);
  const wanted = { ...opened, countryCode, currencyCode: currencyCode ?? opened.currencyCode };
  return { options: await payoutsTo(context.db, context.clock, wanted) };
};

const meta: Handler<typeof recipientPaymentMeta> = async (input, context) => {
  const { paymentSecret, paymentMethod, toCurrencyCode: currencyCode, countryCode } = input;
  const opened = await open(context.db, context, paymentSecret);
  const options = await payoutsTo(context.db, context.clock, { ...opened, countryCode, currencyCode });
  const option = options.find(({ transferType }) => transferType === paymentMethod);
  if (!option) throw refusal(context, { reason: 'noWay' });
  const { exchangeRate, toAmount, fee } = option;
  return { paymentMeta: { exchangeRate, toAmount, fee } };
};

const fields: Handler<typeof recipientExtraParams> = async (input, context) => {
  const { paymentSecret, paymentMethod, currencyCode, countryCode } = input;
  const opened = await open(context.db, context, paymentSecret);
  const options = await payoutsTo(context.db, context.clock, { ...opened, countryCode, currencyCode });
  const option = options.find(({ transferType }) => transferType === paymentMethod);
  if (!option) throw refusal(context, { reason: 'noWay' });
  return { extraParams: describedFields(schemeNamed(option.scheme), countryCode, context.lang) };
};

/** What was submitted and not approved may be refused as well. */
const cancel: Handler<typeof recipientPaymentCancel> = async ({ paymentSecret, reason }, context) => {
  const events: BankEvent[] = [];
  const publish = (more: readonly BankEvent[]) => void events.push(...more);
  await context.db.transaction(async (tx) => {
    const { paymentId, status } = await open(tx, context, paymentSecret, { lock: true });
    if (status === 'refused') return;
    if (status !== 'waiting') throw refusal(context, { reason: 'notWaiting' });
    await tx.query(
      `UPDATE global_payment SET state = 'refused', code_hash = NULL, refused_because = $2 WHERE payment_id = $1`,
      [paymentId, reason],
    );
    await answered(paymentId, 'notAccepted', { ...context, tx, publish });
  });
  context.publish(events);
};

/** R2.7.171 to R2.7.173: what the holder of a link may do. Each opens the link itself and answers to no other proof. */
export const recipientHandlers = {
  recipientPaymentDetails: details,
  recipientMethods: methods,
  recipientPaymentMeta: meta,
  recipientExtraParams: fields,
  ...lookups,
  recipientLastWithdrawals: lastWithdrawals,
  recipientWithdrawalDetails: withdrawalDetails,
  recipientPaymentSubmit: submitPayout,
  recipientPaymentApprove: approvePayout,
  recipientApprovalResend: resendCode,
  recipientPaymentCancel: cancel,
};
