import { compare } from '@bank/money';
import type { Parsed } from '@bank/protocol';
import type { CustomerPermission } from '@bank/protocol/customer';
import type {
  BankAccountOwner,
  BankTransferType,
  eftTransfer,
  eftTransferFee,
  externalDetailsCheck,
  externalLimits,
  externalMaxAmount,
  externalWays,
  instantPayment,
} from '@bank/protocol/transfers-external';
import type { Payee } from '@bank/protocol/payment';
import { unseenAt } from '@bank/protocol/plain-name';
import { currencies } from '../../../ledger/currencies';
import { refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Tx } from '../../../platform/db';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { withHeldPrice } from '../held-price/hold';
import { orderPayment } from '../order';
import type { PaymentDraft, PaymentKind } from '../order';
import { approvalOf } from '../quote-approval';
import { sendDateOf } from '../recurring/send-date';
import type { SendDate } from '../recurring/send-date';
import { isOverBy, termsOf } from '../subscription-fields';
import { describedFields, readAnswers, wrongField } from './bank-fields';
import type { Answers } from './bank-fields';
import { blockedOutside } from './blocked';
import { directories } from './directories';
import { givenOf, quoteRefusalOf } from '../amount-refusal';
import { inTheWay } from './in-the-way';
import { payeeOf } from './payee-of';
import { arrivalMs } from './business-days';
import { addPayoutCard, blockedBins, payoutCard } from './payout-cards';
import { limitsOf, lockLimits, OPERATIONS, payerOf, priceOf } from './price';
import type { Payer } from './price';
import { schemeFor, SCHEMES } from './schemes';
import type { Scheme } from './schemes';

/** R2.3.13: what opens each way, by whose account it leads to. */
export const PERMISSIONS: Readonly<Record<BankAccountOwner, Readonly<Record<BankTransferType, CustomerPermission>>>> = {
  own: {
    eft: 'own.eft',
    wire: 'own.wire',
    instant_payment: 'own.instant',
    interac: 'own.interac',
    oct: 'own.octCard',
    crypto_eft: 'own.digital',
  },
  '3d': {
    eft: 'other.eft',
    wire: 'other.wire',
    instant_payment: 'other.instant',
    interac: 'other.interac',
    oct: 'other.oct',
    crypto_eft: 'other.digital',
  },
};

type Order = Parsed<typeof eftTransfer>;

/** What the call of each kind is called, which its keys belong to. */
export const METHODS = {
  eft: 'eftTransfer',
  wire: 'wireTransfer',
  instant_payment: 'instantPayment',
  interac: 'interac',
  oct: 'octTransfer',
  crypto_eft: 'cryptoEft',
} as const satisfies Record<BankTransferType, string>;

/** Who orders, when, and in which language a refusal names a field. */
interface By extends Payer {
  lang: string;
}

/** An order to somewhere outside of the bank, priced; in a transaction, since it waits for other orders that count towards its limits. */
export async function draftOutside(
  tx: Tx,
  type: BankTransferType,
  order: Order,
  by: By,
): Promise<PaymentDraft | RefusedReason> {
  const { countryCode, currencyCode, permission: owner } = order;
  const { now, customerId } = by;
  const scheme = schemeFor(type, countryCode, currencyCode);
  if (!scheme) return { reason: 'noWay' };
  const subscription = termsOf(order);
  if (subscription && 'reason' in subscription) return subscription;
  if (subscription && isOverBy(now, subscription)) return { reason: 'invalidSubscriptionEnd' };
  const date = sendDateOf(order.sendOn, now, scheme.calendar);
  if ('reason' in date) return date;
  if (date.leavesAt !== null && subscription) return { reason: 'invalidSendDate' };
  await lockLimits(tx, customerId);
  const price = await priceOf(tx, by, order, scheme, { amount: order.amount });
  if ('reason' in price) return price;
  const permission = PERMISSIONS[owner][type];
  const refused = inTheWay(price, permission, currencyCode);
  if (refused) return refused;
  // An account of one's own bears one's own name.
  const name = owner === 'own' ? price.payerName : order.beneficiaryName.trim();
  const found = await find(tx, scheme, order, name, by);
  if ('reason' in found) return found;
  if (name === '' || unseenAt(name) !== null) return wrongField('beneficiaryName', name, by.lang);
  const blocked = await blockedOutside(tx, customerId, found.payee, found.answers);
  if (blocked) return blocked;
  return {
    kind: OPERATIONS[type],
    rail: 'clearing',
    permission,
    from_account: order.fromAccountId,
    to_account: null,
    payee: found.payee,
    payee_customer: null,
    debit: price.debit,
    debit_currency: price.debitCurrency,
    amount: price.amount,
    currency: currencyCode,
    fee: price.fee,
    rate: price.rate,
    note: order.note ?? '',
    payer_name: price.payerName,
    scheme: scheme.name,
    details: { ...(countryCode === undefined ? {} : { countryCode }), permission: owner, ...found.answers },
    settles_at: arrivesAt(scheme, date, now),
    leaves_at: date.leavesAt,
    quote_id: order.quoteId,
    subscription,
  };
}

/** When a payment arrives that leaves then, or now. @param now ms since 1970 */
const arrivesAt = (scheme: Scheme, { leavesAt }: SendDate, now: number): string =>
  new Date(arrivalMs(leavesAt === null ? now : Date.parse(leavesAt), scheme.timetable)).toISOString();

/** Who is paid where, from what was answered; or the field that is wrong. */
async function find(
  tx: Tx,
  scheme: Scheme,
  { countryCode = '', extraParams }: Pick<Order, 'countryCode' | 'extraParams'>,
  name: string,
  { customerId, lang }: By,
): Promise<{ payee: Payee; answers: Answers } | RefusedReason> {
  if (scheme.type === 'oct') {
    const { cardId = '' } = extraParams;
    const card = await payoutCard(tx, customerId, cardId, countryCode);
    if (!card) return wrongField('cardNumber', undefined, lang);
    const { bin, cardNumber } = card;
    return { payee: { kind: 'card', name, cardNumber }, answers: { cardId, bin, cardNumber } };
  }
  const { answers, wrong } = readAnswers(scheme, countryCode, extraParams);
  if (wrong !== null) return wrongField(wrong, extraParams[wrong], lang);
  return { payee: payeeOf(name, answers), answers };
}

const send = (type: BankTransferType): Handler<typeof eftTransfer> => {
  const kind: PaymentKind<Order> = {
    method: METHODS[type],
    draft: (tx, order, context) => draftOutside(tx, type, order, { ...payerOf(context), lang: context.lang }),
  };
  return (input, context) => orderPayment(kind, input, context);
};

const quote =
  (type: BankTransferType): Handler<typeof eftTransferFee> =>
  async (input, context) => {
    const scheme = schemeFor(type, input.countryCode, input.currencyCode);
    if (!scheme) throw refusal(context, { reason: 'noWay' });
    const given = givenOf(input.amount, input.debit);
    const price = await priceOf(context.db, payerOf(context), input, scheme, given);
    if ('reason' in price) throw refusal(context, price);
    const refused = quoteRefusalOf(price, given, input.currencyCode);
    if (refused) throw refusal(context, refused);
    const { fee, debit: debitAmount, total, debitCurrency: debitCurrencyCode, rate: exchangeRate, available } = price;
    const now = context.clock.now();
    const date = sendDateOf(input.sendOn, now, scheme.calendar);
    if ('reason' in date) throw refusal(context, date);
    const arrival = { arrivesAt: arrivesAt(scheme, date, now), ...date };
    const { fromAccountId, currencyCode } = input;
    const { amount, undebited: stays } = price;
    const debit = { debitAmount, debitCurrencyCode };
    const approval = await approvalOf({ ...debit, amount, currencyCode }, context);
    const arriving = { amount, currencyCode, stays };
    const quoted = { fee, total, exchangeRate, available, ...debit, ...arriving, ...arrival, approval };
    // No country: a kind of payment costs the same wherever it carries a currency.
    const of = { kind: OPERATIONS[type], fromAccountId, toAccountId: null, amount, currencyCode };
    return withHeldPrice(quoted, input.hold, of, context);
  };

/** The ways to a country in a currency, the cheapest first (R2.7.90). */
const ways: Handler<typeof externalWays> = async (input, context) => {
  const reaching = SCHEMES.filter(({ reaches }) => reaches(input.countryCode, input.currencyCode));
  const offered = [];
  for (const scheme of reaching) {
    const price = await priceOf(context.db, payerOf(context), input, scheme);
    if ('reason' in price) throw refusal(context, price);
    offered.push({
      type: scheme.type,
      scheme: scheme.name,
      isPermitted: price.permissions.includes(PERMISSIONS[input.permission][scheme.type]),
      fee: price.flat,
      feeRate: scheme.feeRate,
      feeCurrencyCode: price.debitCurrency,
      arrivesAt: new Date(arrivalMs(context.clock.now(), scheme.timetable)).toISOString(),
      confirmations: scheme.confirmations ?? null,
      fields: describedFields(scheme, input.countryCode ?? '', context.lang),
    });
  }
  return { ways: offered.sort((one, other) => compare(one.fee, other.fee)) };
};

const most: Handler<typeof externalMaxAmount> = async (input, context) => {
  const scheme = schemeFor(input.operation, input.countryCode, input.currencyCode);
  if (!scheme) throw refusal(context, { reason: 'noWay' });
  const price = await priceOf(context.db, payerOf(context), input, scheme);
  if ('reason' in price) throw refusal(context, price);
  return { minAmount: price.minimum, maxAmount: price.most, currencyCode: input.currencyCode };
};

const limits: Handler<typeof externalLimits> = async (asked, context) => {
  // Of the kinds that reach the country in some currency; each has one scheme there.
  const reaching = SCHEMES.filter((scheme) => currencies.some(({ code }) => scheme.reaches(asked.countryCode, code)));
  const found = await limitsOf(context, asked, [...new Map(reaching.map((scheme) => [scheme.type, scheme])).values()]);
  if (!found) throw refusal(context, { reason: 'noAccess' });
  return found;
};

/** Whether an order would find its payee by these answers. */
const checkDetails: Handler<typeof externalDetailsCheck> = async (input, context) => {
  const { type, countryCode, currencyCode, extraParams } = input;
  const scheme = schemeFor(type, countryCode, currencyCode);
  if (!scheme) throw refusal(context, { reason: 'noWay' });
  const { answers, wrong } = readAnswers(scheme, countryCode ?? '', extraParams);
  if (wrong !== null) throw refusal(context, wrongField(wrong, extraParams[wrong], context.lang));
  const blocked = await blockedOutside(context.db, callerOf(context).customerId, payeeOf('', answers), answers);
  if (blocked) throw refusal(context, blocked);
};

export const externalHandlers = {
  externalWays: ways,
  eftTransferFee: quote('eft'),
  wireTransferFee: quote('wire'),
  instantPaymentFee: quote('instant_payment'),
  interacFee: quote('interac'),
  octTransferFee: quote('oct'),
  cryptoEftFee: quote('crypto_eft'),
  externalMaxAmount: most,
  externalLimits: limits,
  externalDetailsCheck: checkDetails,
  eftTransfer: send('eft'),
  wireTransfer: send('wire'),
  // Its row has more words than those of the other ways.
  instantPayment: ((input, context) => send('instant_payment')(input, context)) satisfies Handler<
    typeof instantPayment
  >,
  interac: send('interac'),
  octTransfer: send('oct'),
  cryptoEft: send('crypto_eft'),
  payoutCardAdd: addPayoutCard,
  blockedBinList: blockedBins,
  ...directories,
};
