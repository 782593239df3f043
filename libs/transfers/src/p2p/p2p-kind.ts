import { call, query, queryClient } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import { payeeDetail } from '@bank/kit';
import type { Account } from '@bank/protocol/accounts';
import { invoiceGet, invoiceListReceived } from '@bank/protocol/invoices';
import { emailsGet } from '@bank/protocol/profile-emails';
import { type Platform, checkPayeeEmail, p2pTransfer, p2pTransferFee } from '@bank/protocol/transfers';
import { recentTransfersList } from '@bank/protocol/transfers-recent';
import { p2pTemplateList } from '@bank/protocol/transfers-templates';
import { wrapperState } from '@bank/wrapper';
import { FORMS } from '../flow/forms';
import { blame, type PaymentKind, type PaymentWords, type Problem } from '../flow/payment-kind';
import { ONCE, type RepeatInput, repeatOf, WHEN_IDS } from '../flow/repeat';
import { arriving, givenOf, sentSideOf } from '../flow/send-side';
import { checkEmail, chosenAccount, isShort } from '../transfer-rules';
import { askedTooOften } from './use-payee';
import { couponInput, OWN_SENDER, type P2pValues } from './p2p-values';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = {
  toEmail: 'p2p-to-email',
  amount: 'p2p-amount',
  debit: 'p2p-debit',
  couponCode: 'p2p-coupon',
  ...WHEN_IDS,
} as const;

/** What goes to the bank once it is confirmed. */
interface P2pInput extends RepeatInput {
  accountId: number;
  toEmail: string;
  amount: string;
  currency: string;
  note: string;
  invoiceId?: number;
  quoteId?: string;
  fromEmailId?: number;
  couponCode?: string;
  templateName?: string;
  platform: Platform;
}

/** Where the customer orders it: in the app that wraps the pages, or in a browser. */
const platformNow = (): Platform => (wrapperState.getState().mobileWrapper ? 'wrapper' : 'web');

/** The address that the payee sees, as the call takes it and as the review shows it; neither where none was chosen. */
async function senderOf({ fromEmailId }: P2pValues): Promise<{
  sent: { fromEmailId?: number };
  shown: { fromEmail?: string };
}> {
  if (fromEmailId === OWN_SENDER) return { sent: {}, shown: {} };
  const { emails } = await queryClient.fetchQuery(query(emailsGet));
  const chosen = emails.find(({ emailId }) => String(emailId) === fromEmailId);
  return { sent: { fromEmailId: Number(fromEmailId) }, shown: chosen ? { fromEmail: chosen.email } : {} };
}

/** The name of who is at an address; or that nobody is, or that it may not be asked now, at its field. */
async function payeeAt(email: string, t: ReturnType<typeof useText>): Promise<string | Problem> {
  try {
    const { exists, name } = await queryClient.fetchQuery(query(checkPayeeEmail, { email }));
    return exists && name !== null ? name : blame('toEmail', t('transfers.p2p.emailUnknown'));
  } catch (error) {
    const sentence = askedTooOften(error);
    if (sentence === null) throw error;
    return blame('toEmail', sentence);
  }
}

/** What is said of money to another customer. */
export const P2P_WORDS = {
  plan: ['transfers.plan.who', 'transfers.plan.howMuch', 'transfers.plan.check'],
  sentence: 'transfers.review.sentence',
  noName: 'transfers.flow.noName',
  arrival: 'transfers.review.atOnce',
  sent: 'transfers.success.sent',
  arrived: 'transfers.track.payeeHas',
  done: 'transfers.success.sentence',
  released: null,
  returned: 'kit.found.returnedBody',
  created: 'transfers.success.createdSentence',
  pending: 'transfers.success.pendingSentence',
} as const satisfies PaymentWords;

/** Money to another customer of the bank. */
export const p2pKind = (
  t: ReturnType<typeof useText>,
  accounts: readonly Account[] = [],
): PaymentKind<P2pValues, P2pInput> => ({
  id: FORMS.p2p,
  fieldIds: FIELD_IDS,
  whoFields: ['toEmail'],
  given: {
    accountId: 'from',
    toEmail: 'to',
    amount: 'amount',
    currency: 'currency',
    note: 'note',
    invoiceId: 'invoice',
    invoiceOpen: 'rest',
  },
  isBegun: ({ toEmail = '' }) => checkEmail(toEmail, '') === 'lookup',
  fit: (values, { currency }) => {
    const account = chosenAccount(accounts, Number(values.accountId));
    if (!account) return values;
    // The payee receives the account's currency unless the address says another.
    return { ...values, accountId: String(account.accountId), currency: currency ?? account.currencyCode };
  },
  async begin({ toEmail }) {
    const payee = await payeeAt(toEmail, t);
    return typeof payee === 'string' ? null : payee;
  },
  async order(values) {
    const input = { ...values, accountId: Number(values.accountId) };
    const repeat = repeatOf(values);
    const coupon = couponInput(values);
    const { templateName } = values;
    const [name, quote, from] = await Promise.all([
      payeeAt(input.toEmail, t),
      call(p2pTransferFee, {
        ...{ accountId: input.accountId, ...givenOf(values), currency: input.currency, hold: true },
        sendOn: repeat.input.sendOn,
        ...coupon,
      }),
      senderOf(values),
    ]);
    if (typeof name !== 'string') return name;
    if (isShort(quote.total, quote.available)) return blame(sentSideOf(values), t('transfers.p2p.amountShort'));
    const { accountId, toEmail, currency, note } = input;
    const { quoteId, heldUntil, arrivesAt, approval, ...price } = quote;
    // What was priced by what leaves is ordered by what arrives for it.
    const amount = arriving(values, price);
    const payee = { kind: 'customer', name, email: toEmail } as const;
    const subscription = repeat.summary;
    const agreed = {
      fromAccountId: accountId,
      payee,
      amount,
      currencyCode: currency,
      note,
      subscription,
      ...from.shown,
      coupon: coupon.couponCode,
    };
    const invoice = input.invoiceId === '' ? {} : { invoiceId: Number(input.invoiceId) };
    const held = quoteId === undefined ? {} : { quoteId };
    const sent = {
      accountId,
      toEmail,
      amount,
      currency,
      note,
      ...invoice,
      ...repeat.input,
      ...held,
      ...from.sent,
      ...coupon,
      ...(templateName === '' ? {} : { templateName }),
      platform: platformNow(),
    };
    return { isReady: true, input: sent, summary: { ...price, ...agreed }, approval, arrivesAt, heldUntil };
  },
  send: (input, options) => call(p2pTransfer, input, options),
  details: ({ fromEmail, coupon }) => [
    ...(fromEmail === undefined ? [] : [{ id: 'sender', label: 'transfers.p2p.sender', value: fromEmail } as const]),
    ...(coupon === undefined ? [] : [{ id: 'coupon', label: 'transfers.coupon.label', value: coupon } as const]),
  ],
  changes: [recentTransfersList, p2pTemplateList, invoiceListReceived, invoiceGet],
  again: ({ fromAccountId, payee, currencyCode }) => ({
    accountId: String(fromAccountId),
    whom: payeeDetail(payee),
    toEmail: payeeDetail(payee),
    amount: '',
    debit: '',
    currency: currencyCode,
    note: '',
    // The next part of an invoice is paid from the invoice, which knows what is open.
    invoiceId: '',
    invoiceOpen: '',
    fromEmailId: OWN_SENDER,
    couponCode: '',
    templateName: '',
    ...ONCE,
  }),
  words: P2P_WORDS,
});
