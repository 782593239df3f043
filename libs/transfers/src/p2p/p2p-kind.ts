import { call, query, queryClient } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import { payeeDetail } from '@bank/kit';
import { checkPayeeEmail, p2pTransfer, recentTransfersList } from '@bank/protocol/transfers';
import { blame, type PaymentKind } from '../flow/payment-kind';
import { isShort } from '../transfer-rules';
import type { P2pValues } from './p2p-values';
import { quoteQuery } from './use-quote';

/** Names the form, its draft and its keys. */
export const P2P = 'transfers.p2p';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = { toEmail: 'p2p-to-email', amount: 'p2p-amount' } as const;

/** What goes to the bank once it is confirmed. */
interface P2pInput {
  accountId: number;
  toEmail: string;
  amount: string;
  currency: string;
  note: string;
}

/** Money to another customer of the bank. */
export const p2pKind = (t: ReturnType<typeof useText>): PaymentKind<P2pValues, P2pInput> => ({
  id: P2P,
  fieldIds: FIELD_IDS,
  async order(values) {
    // The note goes as typed; an address never has spaces around it.
    const input = { ...values, accountId: Number(values.accountId), toEmail: values.toEmail.trim() };
    const [{ exists, name }, quote] = await Promise.all([
      queryClient.fetchQuery(query(checkPayeeEmail, { email: input.toEmail })),
      queryClient.fetchQuery(quoteQuery(values)),
    ]);
    if (!exists || name === null) return blame('toEmail', t('transfers.p2p.emailUnknown'));
    if (isShort(quote.total, quote.available)) return blame('amount', t('transfers.p2p.amountShort'));
    const { accountId, toEmail, amount, currency, note } = input;
    const payee = { kind: 'customer', name, email: toEmail } as const;
    const agreed = { fromAccountId: accountId, payee, amount, currencyCode: currency, note };
    return { isReady: true, input: { accountId, toEmail, amount, currency, note }, summary: { ...quote, ...agreed } };
  },
  send: (input, options) => call(p2pTransfer, input, options),
  changes: [recentTransfersList],
  again: ({ fromAccountId, payee, currencyCode }) => ({
    accountId: String(fromAccountId),
    toEmail: payeeDetail(payee),
    amount: '',
    currency: currencyCode,
    note: '',
  }),
  words: {
    sentence: 'transfers.review.sentence',
    sentenceExchanged: 'transfers.review.sentenceExchanged',
    arrival: 'transfers.review.atOnce',
    done: 'transfers.success.sentence',
    created: 'transfers.success.createdSentence',
    pending: 'transfers.success.pendingSentence',
  },
});
