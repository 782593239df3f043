import { call, query, queryClient } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import { extraAnswers } from '@bank/kit';
import type { Input } from '@bank/protocol';
import type { Account } from '@bank/protocol/accounts';
import type { Payee } from '@bank/protocol/payment';
import {
  type BankAccountOwner,
  type BankTransferType,
  cryptoEft,
  cryptoEftFee,
  eftTransfer,
  eftTransferFee,
  externalDetailsCheck,
  externalWays,
  type ExternalWay,
  instantPayment,
  instantPaymentFee,
  interac,
  interacFee,
  octTransfer,
  octTransferFee,
  payoutCardAdd,
  wireTransfer,
  wireTransferFee,
} from '@bank/protocol/transfers-external';
import { isValidIBAN } from 'ibantools';
import { FORMS } from '../flow/forms';
import { blame, type PaymentKind } from '../flow/payment-kind';
import { ONCE, repeatOf, WHEN_IDS } from '../flow/repeat';
import { arriving, givenOf, sentSideOf } from '../flow/send-side';
import { isShort } from '../transfer-rules';
import { cleanedField } from '../mass/reading/clean';
import { BANK_FIELDS, chosenWay, type ExternalValues, isKnownCard, sentFields } from './external-values';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = {
  countryCode: 'external-country',
  beneficiaryName: 'external-name',
  amount: 'external-amount',
  debit: 'external-debit',
  ...WHEN_IDS,
} as const;

const FEES = {
  eft: eftTransferFee,
  wire: wireTransferFee,
  instant_payment: instantPaymentFee,
  interac: interacFee,
  oct: octTransferFee,
  crypto_eft: cryptoEftFee,
} as const satisfies Record<BankTransferType, unknown>;
const ORDERS = {
  eft: eftTransfer,
  wire: wireTransfer,
  instant_payment: instantPayment,
  interac,
  oct: octTransfer,
  crypto_eft: cryptoEft,
} as const satisfies Record<BankTransferType, unknown>;

/** A coin goes to no country. */
export const countryOf = ({ countryCode }: ExternalValues) => (countryCode === '' ? undefined : countryCode);

/** What the bank is asked about the ways to a country, or of a coin. */
export const waysQuery = (values: ExternalValues) =>
  query(
    externalWays,
    {
      fromAccountId: Number(values.fromAccountId),
      countryCode: countryOf(values),
      currencyCode: values.currencyCode,
      permission: ownerOf(values.permission),
    },
    { lazy: true },
  );

const askedFor = (values: ExternalValues) => ({
  fromAccountId: Number(values.fromAccountId),
  countryCode: countryOf(values),
  currencyCode: values.currencyCode,
  ...givenOf(values),
  sendOn: repeatOf(values).input.sendOn,
});

/** What the bank is asked for these values. */
export const quoteQuery = (type: BankTransferType, values: ExternalValues) =>
  query(FEES[type], askedFor(values), { lazy: true });

export const ownerOf = (permission: string): BankAccountOwner => (permission === 'own' ? 'own' : '3d');

/** What goes to the bank once it is confirmed, and by which way. */
interface ExternalInput {
  type: BankTransferType;
  order: Input<typeof eftTransfer>;
}

/** What an order answers in place of the fields that were typed. */
interface Found {
  extraParams: Record<string, string>;
  payee: Payee;
}

/** The fields that name an account, of which every way asks at least one. */
const NUMBERS = ['iban', 'accountNumber', 'instantKey', 'payeeEmail', 'cardNumber', 'walletAddress'] as const;

/** Money to an account, a card or a wallet elsewhere. */
export function externalKind(
  t: ReturnType<typeof useText>,
  ownName: string,
  accounts: readonly Account[],
): PaymentKind<ExternalValues, ExternalInput> {
  const cards = cardIds();
  const wayOf = async (values: ExternalValues) =>
    chosenWay((await queryClient.fetchQuery(waysQuery(values))).ways, values.type);
  const nameOf = ({ permission, beneficiaryName }: ExternalValues) =>
    ownerOf(permission) === 'own' ? ownName : cleanedField('beneficiaryName', beneficiaryName);
  const find = async (way: ExternalWay, values: ExternalValues): Promise<Found> => {
    const name = nameOf(values);
    const extraParams = extraAnswers(way.fields, sentFields(values));
    if (way.type !== 'oct') return { extraParams, payee: payeeOf(name, extraParams) };
    if (isKnownCard(values)) {
      return { extraParams: { cardId: values.cardId }, payee: { kind: 'card', name, cardNumber: values.cardMask } };
    }
    const { cardId, cardNumber } = await cards.idOf(sentFields(values)['cardNumber'] ?? '', values.countryCode);
    return { extraParams: { cardId }, payee: { kind: 'card', name, cardNumber } };
  };
  return {
    id: FORMS.external,
    fieldIds: FIELD_IDS,
    // Whatever the bank describes is asked with the payee, too.
    whoFields: ['countryCode', 'currencyCode', 'beneficiaryName', ...BANK_FIELDS],
    given: { fromAccountId: 'from', amount: 'amount' },
    // A coin leaves an account that holds it; anything else leaves one that holds money, the given one where it can.
    fit: (values, { fromAccountId, currencyCode, walletAddress }) => {
      const suits = (one: Account) =>
        walletAddress === undefined
          ? !one.isCrypto || currencyCode === undefined
          : one.isCrypto && one.currencyCode === currencyCode;
      const account =
        accounts.find((one) => suits(one) && String(one.accountId) === fromAccountId) ??
        accounts.find((one) => suits(one) && (walletAddress !== undefined || !one.isCrypto));
      if (!account) return values;
      return {
        ...values,
        fromAccountId: String(account.accountId),
        currencyCode: currencyCode ?? account.currencyCode,
        ...(account.isCrypto && { countryCode: '' }),
      };
    },
    isBegun: ({ countryCode = '', beneficiaryName = '', permission, type = '', ...details }) =>
      (countryCode !== '' || (details['walletAddress'] ?? '') !== '') &&
      (permission === 'own' || cleanedField('beneficiaryName', beneficiaryName) !== '') &&
      // What names the account there is not kept over a reload (R0.54).
      (type === 'oct' ? [...NUMBERS, 'cardId'] : NUMBERS).some((field) => (details[field] ?? '') !== ''),
    async begin(values) {
      const way = await wayOf(values);
      if (!way) return blame('currencyCode', t('transfers.external.noWay'));
      const { currencyCode } = values;
      const extraParams = extraAnswers(way.fields, sentFields(values));
      // A card is checked as it is added.
      if (way.type === 'oct') await find(way, values);
      else
        await call(externalDetailsCheck, { type: way.type, countryCode: countryOf(values), currencyCode, extraParams });
      return null;
    },
    async order(values) {
      const way = await wayOf(values);
      if (!way) return blame('currencyCode', t('transfers.external.noWay'));
      const quote = await call(FEES[way.type], { ...askedFor(values), hold: true });
      if (isShort(quote.total, quote.available)) return blame(sentSideOf(values), t('transfers.p2p.amountShort'));
      const { arrivesAt, approval, quoteId, heldUntil, ...price } = quote;
      const { note } = values;
      const { extraParams, payee } = await find(way, values);
      const { currencyCode } = values;
      const fromAccountId = Number(values.fromAccountId);
      const repeat = repeatOf(values);
      // What was priced by what leaves is ordered by what arrives for it.
      const amount = arriving(values, price);
      const order = {
        ...{ fromAccountId, countryCode: countryOf(values), currencyCode },
        amount,
        ...repeat.input,
        permission: ownerOf(values.permission),
        beneficiaryName: payee.name,
        extraParams,
        note,
        ...(quoteId !== undefined && { quoteId }),
      };
      return {
        isReady: true,
        input: { type: way.type, order },
        summary: { ...price, fromAccountId, payee, amount, currencyCode, note, subscription: repeat.summary },
        approval,
        arrivesAt,
        heldUntil,
      };
    },
    send: ({ type, order }, options) => call(ORDERS[type], order, options),
    changes: [],
    again: ({ fromAccountId, payee, currencyCode }) => ({
      ...emptyValues(String(fromAccountId), currencyCode),
      beneficiaryName: payee.name,
      ...knownOf(payee, currencyCode),
    }),
    words: {
      plan: ['transfers.external.where', 'transfers.plan.howMuch', 'transfers.plan.check'],
      sentence: 'transfers.review.sentence',
      noName: 'transfers.flow.noName',
      arrival: 'transfers.external.later',
      sent: 'transfers.success.sent',
      arrived: 'transfers.external.bankHas',
      done: 'transfers.external.received',
      released: { title: 'transfers.external.sent', body: 'transfers.external.done' },
      returned: 'kit.found.returnedBody',
      created: 'transfers.success.createdSentence',
      pending: 'transfers.success.pendingSentence',
    },
  };
}

/**
 * The ids of cards by their numbers, for as long as the screen is open. A number goes to the bank once, and never into what the browser
 * stores: orders and their keys name the card by its id (R2.5.6).
 */
function cardIds() {
  const known = new Map<string, Promise<{ cardId: string; cardNumber: string }>>();
  return {
    idOf(typed: string, countryCode: string) {
      const cardNumber = typed.replace(/[\s-]/g, '');
      const key = `${countryCode} ${cardNumber}`;
      const id = known.get(key) ?? call(payoutCardAdd, { cardNumber, countryCode });
      known.set(key, id);
      id.catch(() => known.delete(key));
      return id;
    },
  };
}

/** Whom the answers name, as the bank says it in the payment. */
function payeeOf(name: string, answers: Readonly<Record<string, string>>): Payee {
  const { walletAddress, payeeEmail, iban, accountNumber, instantKey, taxId = '' } = answers;
  if (walletAddress !== undefined) return { kind: 'wallet', name, address: walletAddress };
  if (payeeEmail?.includes('@')) return { kind: 'email', name, email: payeeEmail };
  const number = iban ?? accountNumber;
  if (number === undefined) return { kind: 'bankAccount', name, accountNumber: instantKey ?? payeeEmail ?? taxId };
  return { kind: 'bankAccount', name, accountNumber: number.replace(/[\s-]/g, '').toUpperCase() };
}

const byInterac = (payeeEmail: string) => ({ payeeEmail, countryCode: 'CA', type: 'interac' });

/**
 * What a payment that was made says of where it went: an IBAN names its country, and only Interac pays Canadian dollars to a phone. The
 * number of a card is not kept, and no other number says which field it was typed into.
 */
function knownOf(payee: Payee, currencyCode: string): Record<string, string> {
  if (payee.kind === 'wallet') return { walletAddress: payee.address };
  if (payee.kind === 'email') return byInterac(payee.email);
  if (payee.kind === 'bankAccount' && currencyCode === 'CAD' && payee.accountNumber.startsWith('+'))
    return byInterac(payee.accountNumber);
  if (payee.kind !== 'bankAccount' || !isValidIBAN(payee.accountNumber)) return {};
  return { iban: payee.accountNumber, countryCode: payee.accountNumber.slice(0, 2) };
}

/** The form before anything is typed. */
export const emptyValues = (fromAccountId: string, currencyCode: string): ExternalValues => ({
  ...Object.fromEntries(BANK_FIELDS.map((name) => [name, ''])),
  fromAccountId,
  currencyCode,
  permission: '3d',
  ...{ countryCode: '', beneficiaryName: '', type: '', amount: '', debit: '', note: '' },
  // A country that changes takes the card of another away, so the card comes after it.
  ...{ cardId: '', cardMask: '' },
  ...ONCE,
});
