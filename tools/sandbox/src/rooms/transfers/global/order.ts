import type { globalPayment, globalPaymentFee } from '@bank/protocol/transfers-global';
import type { Parsed } from '@bank/protocol';
import type { Payee } from '@bank/protocol/payment';
import { unseenAt } from '@bank/protocol/plain-name';
import { refusal } from '../../../ledger/refusal';
import type { RefusedReason } from '../../../ledger/refusal';
import type { Handler } from '../../../platform/handler';
import { callerOf } from '../../../platform/handler';
import { labelOf, wrongField } from '../external/bank-fields';
import { blockedOutside } from '../external/blocked';
import { inTheWay } from '../external/in-the-way';
import { lockLimits, payerOf, priceOf } from '../external/price';
import type { Tariff } from '../external/price';
import { quoteRefusal } from '../amount-refusal';
import { orderPayment } from '../order';
import type { PaymentDraft, PaymentKind } from '../order';
import { approvalOf } from '../quote-approval';
import { say } from '../mass/texts';
import { BY_LINK } from './by-link';
import { PAYOUT_COUNTRIES } from './payouts';

/** R2.7.170: what the sender pays. One price covers every way that the recipient may choose. */
export const TARIFF: Tariff = {
  type: 'global',
  ...{ feeEur: '2', feeRate: '0.01', paymentMinEur: '0', paymentMaxEur: '10000', dayMaxEur: '50000' },
};

/** The recipient pays out of the amount: nothing on top of it. */
const tariffOf = (feeIsBen: boolean): Tariff => (feeIsBen ? { ...TARIFF, feeEur: '0', feeRate: '0' } : TARIFF);

const PERMISSION = 'other.global';

type Order = Parsed<typeof globalPayment>;

/** The first text with a character that nobody can see (R2.7.222). An address with one would be a link to nowhere. */
function unseenText(order: Order, lang: string): RefusedReason | null {
  const texts = [
    { field: 'beneficiaryName', text: order.beneficiaryName.trim(), what: labelOf('beneficiaryName', lang) },
    { field: 'beneficiaryEmail', text: order.beneficiaryEmail, what: labelOf('onlyEmail', lang) },
    { field: 'description', text: order.description ?? '', what: say(lang, 'note') },
  ];
  const [found] = texts.flatMap(({ field, text, what }) => {
    const at = unseenAt(text);
    return at === null ? [] : [{ reason: 'invalidBankDetails' as const, field, what, at }];
  });
  return found ?? null;
}

const kind: PaymentKind<Order> = {
  method: 'globalPayment',
  fieldOf: { countryCode: 'beneficiaryCountryCode', currency: 'currencyCode' },
  async draft(tx, order, context): Promise<PaymentDraft | RefusedReason> {
    const { beneficiaryType, beneficiaryCountryCode: countryCode, currencyCode, feeIsBen } = order;
    if (!PAYOUT_COUNTRIES.includes(countryCode)) return { reason: 'noWay' };
    const { customerId } = callerOf(context);
    await lockLimits(tx, customerId);
    const price = await priceOf(tx, payerOf(context), order, tariffOf(feeIsBen), { amount: order.amount });
    if ('reason' in price) return price;
    const refused = inTheWay(price, PERMISSION, currencyCode);
    if (refused) return refused;
    const name = order.beneficiaryName.trim();
    if (name === '') return wrongField('beneficiaryName', name, context.lang);
    const unseen = unseenText(order, context.lang);
    if (unseen) return unseen;
    const payee: Payee = { kind: 'email', name, email: order.beneficiaryEmail };
    if (await blockedOutside(tx, customerId, payee)) return { reason: 'blockedPayee', field: 'beneficiaryEmail' };
    return {
      kind: 'GlobalPayment',
      rail: 'clearing',
      permission: PERMISSION,
      from_account: order.fromAccountId,
      to_account: null,
      payee,
      payee_customer: null,
      debit: price.debit,
      debit_currency: price.debitCurrency,
      amount: price.amount,
      currency: currencyCode,
      fee: price.fee,
      rate: price.rate,
      note: order.description ?? '',
      payer_name: price.payerName,
      scheme: BY_LINK,
      details: { beneficiaryType, countryCode, feeIsBen: String(feeIsBen) },
    };
  },
};

export const orderGlobal: Handler<typeof globalPayment> = (input, context) => orderPayment(kind, input, context);

export const quoteGlobal: Handler<typeof globalPaymentFee> = async ({ feeIsBen, ...input }, context) => {
  const price = await priceOf(context.db, payerOf(context), input, tariffOf(feeIsBen), { amount: input.amount });
  if ('reason' in price) throw refusal(context, price);
  const refused = quoteRefusal(price, input.currencyCode);
  if (refused) throw refusal(context, refused);
  const { fee, debit: debitAmount, total, debitCurrency: debitCurrencyCode, rate: exchangeRate, available } = price;
  const { amount, currencyCode } = input;
  const approval = await approvalOf({ amount, currencyCode, debitAmount, debitCurrencyCode }, context);
  // The recipient chooses when and where it arrives.
  return { fee, debitAmount, total, debitCurrencyCode, exchangeRate, available, arrivesAt: null, approval };
};
