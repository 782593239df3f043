import { call } from '@bank/api-client';
import type { Transaction } from '@bank/protocol/history';
import { paymentAfter, paymentReturn } from '@bank/protocol/transfers-after';
import type { PaymentKind } from '../flow/payment-kind';

/** What the form holds. */
export interface ReturnValues {
  [field: string]: string;
  note: string;
}

/** What goes to the bank once it is confirmed. */
interface ReturnInput {
  transactionId: string;
  note: string;
}

/** Gives one received payment back, whole and without a fee (R2.4.64). Each has a form, a draft and a key of its own. */
export const returnKind = ({
  transactionId,
  accountId,
  amount,
  currencyCode,
  counterpartyName,
  counterpartyEmail,
}: Transaction): PaymentKind<ReturnValues, ReturnInput> => ({
  id: `transfers.return.${transactionId}`,
  isOnce: true,
  fieldIds: {},
  whoFields: ['note'],
  given: {},
  isBegun: () => true,
  begin: () => Promise.resolve(null),
  async order({ note }) {
    const { returnApproval } = await call(paymentAfter, { transactionId });
    return {
      isReady: true,
      // What cannot be returned any more is refused when it is sent.
      approval: returnApproval ?? { by: 'self', needed: 0, names: [] },
      input: { transactionId, note },
      summary: {
        fromAccountId: accountId,
        payee: { kind: 'customer', name: counterpartyName, email: counterpartyEmail ?? '' },
        ...{ amount, debitAmount: amount, total: amount, fee: '0.00', exchangeRate: '1' },
        ...{ currencyCode, debitCurrencyCode: currencyCode, note },
      },
    };
  },
  send: (input, options) => call(paymentReturn, input, options),
  changes: [paymentAfter],
  again: () => ({ note: '' }),
  words: {
    plan: ['transfers.return.plan', 'transfers.plan.check'],
    sentence: 'transfers.return.sentence',
    noName: 'transfers.flow.noName',
    arrival: 'transfers.review.atOnce',
    sent: 'transfers.return.sent',
    arrived: 'transfers.track.payeeHas',
    done: 'transfers.return.done',
    released: null,
    returned: 'kit.found.returnedBody',
    created: 'transfers.return.created',
    pending: 'transfers.success.pendingSentence',
  },
});
