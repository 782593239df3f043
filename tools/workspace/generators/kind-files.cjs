// The files of a new kind of payment. It begins as money between two accounts of the customer: rules, price and texts are those of own
// accounts until its author gives it its own.

/** @typedef {{ id: string, type: string, file: string, upper: string }} Kind for example topUp, TopUp, top-up, TOP_UP */

/** @param {Kind} kind */
exports.protocolText = ({ id }) => `import * as z from 'zod/mini';
import { method } from './method';
import { orderRefusals } from './refusals';
import { ORDER, quoteByEither } from './transfers';
import { amountIn, idIn } from './wire';

const ASKED = { fromAccount: idIn, toAccount: idIn, amount: amountIn };

/** What it costs before it is sent. */
export const ${id}Fee = method('${id}Fee', {
  acting: true,
  balanceInfo: true,
  refusals: ['noAccess', 'invalidAmount', 'amountTooSmall', 'amountTooLarge', 'invalidSendDate'],
  request: z.strictObject(ASKED),
  response: quoteByEither,
});

/** amount: what the payee receives. */
export const ${id} = method('${id}', {
  ...ORDER,
  refusals: [...orderRefusals, 'sameAccount', 'cardNotLoadable', 'invalidAmount', 'amountTooSmall', 'amountTooLarge'],
  request: z.strictObject(ASKED),
});
`;

/** @param {Kind} kind */
exports.sandboxText = ({ id, file }) => `import type { Parsed } from '@bank/protocol';
import type { ${id}, ${id}Fee } from '@bank/protocol/transfers-${file}';
import { callerOf } from '../../../platform/handler';
import type { Handler } from '../../../platform/handler';
import { orderPayment } from '../order';
import type { PaymentKind } from '../order';
import { draftBetween, quoteBetween } from '../own-accounts';

const kind: PaymentKind<Parsed<typeof ${id}>> = {
  method: '${id}',
  draft: (tx, { fromAccount, toAccount, amount }, context) =>
    draftBetween(tx, { fromAccount, toAccount, toAmount: amount }, callerOf(context).customerId, context.clock.now()),
};

const order: Handler<typeof ${id}> = (input, context) => orderPayment(kind, input, context);

const quote: Handler<typeof ${id}Fee> = ({ fromAccount, toAccount, amount }, context) =>
  quoteBetween({ fromAccountId: fromAccount, toAccountId: toAccount, amount }, context);

export const ${id}Handlers = { ${id}: order, ${id}Fee: quote };
`;

/** @param {Kind} kind */
exports.kindText = ({ id, type, file, upper }) => `import { call, query } from '@bank/api-client';
import type { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { ${id}, ${id}Fee } from '@bank/protocol/transfers-${file}';
import { blame, type PaymentKind } from '../flow/payment-kind';
import { chosenAccount, isShort } from '../transfer-rules';
import type { ${type}Values } from './${file}-values';

/** Names the form, its draft and its keys. */
export const ${upper} = 'transfers.${id}';

/** Fixed ids, so that a refusal of the bank can put the focus where it belongs. */
export const FIELD_IDS = { amount: '${file}-amount' } as const;

/** What goes to the bank once it is confirmed. */
const inputOf = ({ fromAccount, toAccount, amount }: ${type}Values) => ({
  fromAccount: Number(fromAccount),
  toAccount: Number(toAccount),
  amount,
});

/** What the bank is asked for these values. */
export const quoteQuery = (values: ${type}Values) => query(${id}Fee, inputOf(values), { lazy: true });

export const ${id}Kind = (
  t: ReturnType<typeof useText>,
  accounts: readonly Account[],
): PaymentKind<${type}Values, ReturnType<typeof inputOf>> => ({
  id: ${upper},
  fieldIds: FIELD_IDS,
  whoFields: ['fromAccount', 'toAccount'],
  given: { fromAccount: 'from', toAccount: 'to' },
  isBegun: ({ fromAccount, toAccount }) => Boolean(fromAccount) && Boolean(toAccount),
  begin: () => Promise.resolve(null),
  async order(values) {
    const input = inputOf(values);
    const { approval, arrivesAt, ...quote } = await call(${id}Fee, input);
    const to = chosenAccount(accounts, input.toAccount);
    if (!to || isShort(quote.total, quote.available)) return blame('amount', t('transfers.p2p.amountShort'));
    const payee = { kind: 'ownAccount', name: to.name, accountId: to.accountId } as const;
    const agreed = { payee, amount: input.amount, currencyCode: to.currencyCode, note: '' };
    const summary = { ...quote, ...agreed, fromAccountId: input.fromAccount };
    return { isReady: true, input, summary, approval, arrivesAt };
  },
  send: (input, options) => call(${id}, input, options),
  changes: [],
  again: ({ fromAccountId, payee }) => ({
    fromAccount: String(fromAccountId),
    toAccount: payee.kind === 'ownAccount' ? String(payee.accountId) : '',
    amount: '',
  }),
  words: {
    plan: ['kit.place.accounts', 'transfers.plan.howMuch', 'transfers.plan.check'],
    sentence: 'transfers.account.sentence',
    noName: 'transfers.flow.noName',
    arrival: 'transfers.review.atOnce',
    sent: 'transfers.account.sent',
    arrived: 'transfers.track.accountHas',
    done: 'transfers.account.done',
    released: null,
    returned: 'kit.found.returnedBody',
    created: 'transfers.account.created',
    pending: 'transfers.account.pending',
  },
});
`;

/** @param {Kind} kind */
exports.valuesText = ({ id, type }) => `import type { MessageId } from '@bank/i18n';
import * as z from 'zod/mini';
import { AMOUNT_ERRORS, type AmountFacts, amountErrorOf } from '../flow/amount-error';

/** What the form holds; named as the call names it, so that the bank's refusals find their field. */
export interface ${type}Values {
  [field: string]: string;
  fromAccount: string;
  toAccount: string;
  /** What the payee receives. */
  amount: string;
}

export const ERRORS: Readonly<Record<string, MessageId>> = {
  ...AMOUNT_ERRORS,
  accountMissing: 'transfers.account.accountMissing',
};

/** All that a quote depends on, as one text. */
export const moneyKey = ({ fromAccount, toAccount, amount }: ${type}Values) => [fromAccount, toAccount, amount].join('|');

/** What is known beside what was typed. */
interface Facts extends AmountFacts {
  /** Only the accounts are asked for yet. */
  isWhoOnly: boolean;
  /** The key of values that cost more than is available; null when there are none. */
  shortFor: string | null;
}

/** The form's schema for what is known at the moment. */
export function ${id}Schema(facts: Facts) {
  const account = z.string().check(z.minLength(1, 'accountMissing'));
  return z.object({ fromAccount: account, toAccount: account, amount: z.string() }).check(({ value, issues }) => {
    const isShort = facts.shortFor === moneyKey(value);
    const wrong = amountErrorOf(value.amount, facts) ?? (isShort ? 'amountShort' : null);
    const message = facts.isWhoOnly ? null : wrong;
    if (message) issues.push({ code: 'custom', path: ['amount'], message, input: value });
    if (value.fromAccount === value.toAccount)
      issues.push({ code: 'custom', path: ['toAccount'], message: 'accountMissing', input: value });
  });
}
`;

/** @param {Kind} kind */
exports.formText = ({ id, type, file }) => `import { useAccountItems } from '@bank/kit';
import { useText } from '@bank/i18n';
import type { Account } from '@bank/protocol/accounts';
import { FormSelect } from '@bank/ui';
import { useMemo } from 'react';
import { rightAmount } from '../flow/amount-error';
import { useWatched } from '../flow/form-watch';
import { type FormPart, PaymentFlow } from '../flow/payment-flow';
import { PaymentForm } from '../flow/payment-form';
import type { Sender } from '../flow/payment-screen';
import { SumField } from '../flow/sum-field';
import { useAmountFacts } from '../flow/use-amount-facts';
import { useLiveQuote } from '../flow/use-live-quote';
import { chosenAccount } from '../transfer-rules';
import { FIELD_IDS, ${id}Kind, quoteQuery } from './${file}-kind';
import { ERRORS, moneyKey, ${id}Schema, type ${type}Values } from './${file}-values';

const RECHECKED = ['amount'];
const NOTHING_FOLLOWS = () => ({});

/** From the form to the receipt. @param accounts two at least */
export function ${type}Flow({ accounts, sender }: { accounts: readonly Account[]; sender: Sender }) {
  const t = useText();
  const kind = useMemo(() => ${id}Kind(t, accounts), [t, accounts]);
  const [from = '', to = ''] = accounts.map(({ accountId }) => String(accountId));
  const empty = useMemo(() => ({ fromAccount: from, toAccount: to, amount: '' }), [from, to]);
  return (
    <PaymentFlow kind={kind} empty={empty} accounts={accounts} {...sender}>
      {(form) => <${type}Form accounts={accounts} form={form} />}
    </PaymentFlow>
  );
}

function ${type}Form({ accounts, form }: { accounts: readonly Account[]; form: FormPart<${type}Values> }) {
  const t = useText();
  const [values, onValues] = useWatched(form.defaults);
  const to = chosenAccount(accounts, Number(values.toAccount));
  const facts = useAmountFacts(to?.currencyCode ?? '');
  const isAskable = rightAmount(values.amount, facts) !== '' && values.fromAccount !== values.toAccount;
  const quote = useLiveQuote(moneyKey(values), isAskable, quoteQuery(values));
  const { shortFor } = quote;
  const isWhoOnly = form.step === 'who';
  const schema = useMemo(() => ${id}Schema({ ...facts, isWhoOnly, shortFor }), [facts, isWhoOnly, shortFor]);
  const items = useAccountItems(accounts);
  return (
    <PaymentForm
      form={form}
      schema={schema}
      errors={ERRORS}
      label="kit.payments.move"
      onValues={onValues}
      rechecked={RECHECKED}
      follow={NOTHING_FOLLOWS}
      told={{ name: to?.name ?? null, amount: values.amount, currency: facts.currency, quote, isOwn: true }}
      who={
        <>
          <FormSelect name="fromAccount" label={t('transfers.p2p.fromAccount')} items={items} />
          <FormSelect name="toAccount" label={t('transfers.account.toAccount')} items={items} />
        </>
      }
      amount={
        <SumField
          name="amount"
          id={FIELD_IDS.amount}
          account={chosenAccount(accounts, Number(values.fromAccount))}
          currency={facts.currency}
          decimals={facts.decimals}
        />
      }
    />
  );
}
`;

/** @param {Kind} kind */
exports.screenText = ({ type, file }) => `import { prefetch, query } from '@bank/api-client';
import { balanceInquiry } from '@bank/protocol/accounts';
import { customerQueries } from '@bank/session/calls';
import { PaymentScreen } from '../flow/payment-screen';
import { sendingAccounts } from '../transfer-rules';
import { ${type}Flow } from './${file}-form';

export const handle = { title: 'kit.payments.move' } as const;

/** Starts what the screen reads. */
export function loader() {
  prefetch(query(balanceInquiry), customerQueries.info(), customerQueries.access());
  return null;
}

export function Component() {
  return (
    <PaymentScreen
      title="kit.payments.move"
      permission="moveBetween"
      accountsOf={(accounts) => (sendingAccounts(accounts).length > 1 ? sendingAccounts(accounts) : null)}
      empty={{ title: 'transfers.account.oneAccount', body: 'transfers.account.oneAccountBody' }}
    >
      {(accounts, sender) => <${type}Flow accounts={accounts} sender={sender} />}
    </PaymentScreen>
  );
}
`;

/** @param {Kind} kind */
exports.testText = ({ file }) => `/** @jest-environment @bank/testing/environment */
import { axeFindings, kitMessages } from '@bank/kit/testing';
import { renderScreen } from '@bank/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages-steps/en.json';
import { Component, loader } from './${file}-screen';

const open = () =>
  renderScreen('/transfer/${file}', {
    routes: [{ path: '/transfer/${file}', Component, loader }],
    persona: 'ben',
    brand: { id: 'd' },
    messages: { ...kitMessages, ...messages },
  });
afterEach(() => sessionStorage.clear());

test('it goes from the questions over the review to the bank, which has moved the money', async () => {
  const user = userEvent.setup();
  const { container } = await open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Amount'), '12.50');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check and send' }));
  const review = await screen.findByRole('dialog', { name: 'Check, then confirm' });
  await user.click(within(review).getByRole('button', { name: 'Send now' }));
  expect(await screen.findByRole('heading', { name: /^You moved .*12\\.50/ })).toBeVisible();
});
`;
