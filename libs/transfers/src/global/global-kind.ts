import { call, query, queryClient } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import type { Input } from '@bank/protocol';
import type { Account } from '@bank/protocol/accounts';
import { beneficiaryType, globalPayment, globalPaymentFee } from '@bank/protocol/transfers-global';
import { FORMS } from '../flow/forms';
import { blame, type PaymentKind } from '../flow/payment-kind';
import { cleanedField } from '../mass/reading/clean';
import { chosenAccount, isShort } from '../transfer-rules';
import type { GlobalValues } from './global-values';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = {
  beneficiaryName: 'global-name',
  beneficiaryEmail: 'global-email',
  beneficiaryCountryCode: 'global-country',
  amount: 'global-amount',
} as const;

const moneyOf = ({ fromAccountId, currencyCode, amount, feePaidBy }: GlobalValues) => ({
  fromAccountId: Number(fromAccountId),
  currencyCode,
  amount,
  feeIsBen: feePaidBy === 'recipient',
});

/** What the bank is asked for these values. */
export const quoteQuery = (values: GlobalValues) => query(globalPaymentFee, moneyOf(values), { lazy: true });

/** A payment whose recipient chooses by a link where it arrives. */
export function globalKind(
  t: ReturnType<typeof useText>,
  accounts: readonly Account[] = [],
): PaymentKind<GlobalValues, Input<typeof globalPayment>> {
  return {
    id: FORMS.global,
    fieldIds: FIELD_IDS,
    whoFields: ['beneficiaryName', 'beneficiaryEmail', 'beneficiaryCountryCode', 'currencyCode'],
    given: { fromAccountId: 'from', amount: 'amount' },
    fit: (values, { currencyCode }) => {
      const account = chosenAccount(accounts, Number(values.fromAccountId));
      if (!account) return values;
      return {
        ...values,
        fromAccountId: String(account.accountId),
        currencyCode: currencyCode ?? account.currencyCode,
      };
    },
    isBegun: ({ beneficiaryName = '', beneficiaryEmail = '', beneficiaryCountryCode = '' }) =>
      cleanedField('beneficiaryName', beneficiaryName) !== '' &&
      cleanedField('beneficiaryEmail', beneficiaryEmail) !== '' &&
      beneficiaryCountryCode !== '',
    begin: () => Promise.resolve(null),
    async order(values) {
      const quote = await queryClient.fetchQuery(quoteQuery(values));
      if (isShort(quote.total, quote.available)) return blame('amount', t('transfers.p2p.amountShort'));
      const { amount, currencyCode, note, beneficiaryCountryCode } = values;
      const { beneficiaryName: name, beneficiaryEmail: email } = values;
      const input = {
        ...moneyOf(values),
        beneficiaryType: beneficiaryType.options.find((known) => known === values.beneficiaryType) ?? 'personal',
        ...{ beneficiaryName: name, beneficiaryEmail: email, beneficiaryCountryCode, description: note },
      };
      const payee = { kind: 'email', name, email } as const;
      const { fromAccountId } = input;
      const { approval, arrivesAt, ...price } = quote;
      const summary = { ...price, fromAccountId, payee, amount, currencyCode, note };
      return { isReady: true, input, summary, approval, arrivesAt };
    },
    send: (input, options) => call(globalPayment, input, options),
    changes: [],
    again: ({ fromAccountId, payee, currencyCode }) => ({
      ...emptyValues(String(fromAccountId), currencyCode),
      beneficiaryName: payee.name,
      beneficiaryEmail: payee.kind === 'email' ? payee.email : '',
    }),
    words: {
      plan: ['transfers.plan.who', 'transfers.plan.howMuch', 'transfers.plan.check'],
      sentence: 'transfers.review.sentence',
      noName: 'transfers.flow.noName',
      arrival: 'transfers.global.arrival',
      sent: 'transfers.success.sent',
      arrived: 'transfers.external.bankHas',
      done: 'transfers.external.received',
      released: { title: 'transfers.external.sent', body: 'transfers.global.done' },
      returned: 'transfers.global.returned',
      created: 'transfers.success.createdSentence',
      pending: 'transfers.success.pendingSentence',
    },
  };
}

/** The form before anything is typed. */
export const emptyValues = (fromAccountId: string, currencyCode: string): GlobalValues => ({
  fromAccountId,
  currencyCode,
  beneficiaryType: 'personal',
  feePaidBy: 'sender',
  ...{ beneficiaryName: '', beneficiaryEmail: '', beneficiaryCountryCode: '', amount: '', note: '' },
});
