import { ApiFailure, call } from '@bank/api-client';
import type { Outcome } from '@bank/api-client';
import { cardApply, cardList } from '@bank/protocol/cards';
import { transactionHistory } from '@bank/protocol/history';
import { p2pTransfer } from '@bank/protocol/transfers';
import { accountTransfer } from '@bank/protocol/transfers-account';
import {
  cryptoEft,
  eftTransfer,
  instantPayment,
  interac,
  octTransfer,
  payoutCardAdd,
  wireTransfer,
} from '@bank/protocol/transfers-external';
import { globalPayment } from '@bank/protocol/transfers-global';
import { session } from '@bank/session';
import { connectBank } from '@bank/session/calls';
import { askBank } from '../bank-window';
import { advanceBank, outboxOf, sandboxAdapter, signInAs } from '../index';

// Ben pays by every kind of payment, behind something that interferes with his calls.

const ACCOUNT = 10021;

/** An order to somewhere outside of the bank. */
const outside = (
  extraParams: Record<string, string>,
  change: { countryCode?: string; currencyCode?: string; amount?: string } = {},
) => ({
  fromAccountId: ACCOUNT,
  countryCode: 'DE',
  currencyCode: 'EUR',
  // More than the least that any way takes.
  amount: '6.00',
  permission: '3d' as const,
  beneficiaryName: 'Greta Blum',
  extraParams,
  ...change,
});
const iban = 'DE89370400440532013000';

/** The card that Ben pays out to; he has given it before anything interferes. */
let cardId = '';

/** Ben's own prepaid card; he has ordered it before anything interferes. */
let prepaidCard = 0;

/** Each kind's call, under a key. */
export const KINDS = {
  p2p: (idempotencyKey: string) =>
    call(
      p2pTransfer,
      { accountId: ACCOUNT, amount: '0.01', currency: 'EUR', toEmail: 'ana@personas.test' },
      { idempotencyKey },
    ),
  account: (idempotencyKey: string) =>
    call(accountTransfer, { fromAccount: ACCOUNT, toAccount: 10022, toAmount: '0.01' }, { idempotencyKey }),
  load: (idempotencyKey: string) =>
    call(accountTransfer, { fromAccount: ACCOUNT, toAccount: prepaidCard, toAmount: '0.01' }, { idempotencyKey }),
  invoice: async (idempotencyKey: string) => {
    const order = { accountId: ACCOUNT, amount: '0.01', currency: 'EUR', toEmail: 'hugo@personas.test' };
    return call(p2pTransfer, { ...order, invoiceId: await invoiceFor(idempotencyKey) }, { idempotencyKey });
  },
  recurring: (idempotencyKey: string) => {
    const order = { accountId: ACCOUNT, amount: '0.01', currency: 'EUR', toEmail: 'ana@personas.test' };
    return call(p2pTransfer, { ...order, subscriptionPeriod: 'month' }, { idempotencyKey });
  },
  link: (idempotencyKey: string) =>
    call(
      globalPayment,
      {
        fromAccountId: ACCOUNT,
        currencyCode: 'EUR',
        amount: '3.00',
        feeIsBen: false,
        beneficiaryType: 'personal',
        beneficiaryName: 'Rita Melo',
        beneficiaryEmail: 'rita@example.test',
        beneficiaryCountryCode: 'PT',
      },
      { idempotencyKey },
    ),
  eft: (idempotencyKey: string) => call(eftTransfer, outside({ iban }), { idempotencyKey }),
  wire: (idempotencyKey: string) =>
    call(wireTransfer, outside({ iban, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1' }), { idempotencyKey }),
  instant_payment: (idempotencyKey: string) => call(instantPayment, outside({ iban }), { idempotencyKey }),
  interac: (idempotencyKey: string) => {
    const order = outside({ payeeEmail: 'mel@exemple.test' }, { countryCode: 'CA', currencyCode: 'CAD' });
    return call(interac, order, { idempotencyKey });
  },
  oct: (idempotencyKey: string) => call(octTransfer, outside({ cardId }), { idempotencyKey }),
  crypto_eft: (idempotencyKey: string) => {
    const walletAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    return call(
      cryptoEft,
      outside({ walletAddress }, { countryCode: undefined, currencyCode: 'ETH', amount: '0.0001' }),
      {
        idempotencyKey,
      },
    );
  },
};
export type Kind = keyof typeof KINDS;
/** They go by a call of another kind: an invoice and the first of a recurring payment by that of P2P, a load by that between own accounts. */
const BORROWED: ReadonlySet<Kind> = new Set<Kind>(['invoice', 'recurring', 'load']);
/** Those that are paid by a call of their own. */
export const OWN_CALLS = (Object.keys(KINDS) as readonly Kind[]).filter((kind) => !BORROWED.has(kind));
/** Every kind of payment. */
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];
/**
 * The two that differ most, which meet every fault in the gate: one moves money between accounts of one customer, is posted at once and is one
 * row of a history; the other leaves the bank, is released, arrives later and costs a fee, which is another row.
 */
export const UNLIKE: readonly Kind[] = ['account', 'eft'];
/** Those between accounts of one customer, which cost nothing here. */
const BETWEEN_OWN: ReadonlySet<Kind> = new Set<Kind>(['account', 'load']);
/** Those whose money stays in the bank. */
export const INSIDE: ReadonlySet<Kind> = new Set<Kind>([...BETWEEN_OWN, 'p2p', 'invoice', 'recurring']);
export const METHODS: Readonly<Record<Kind, string>> = {
  p2p: 'p2pTransfer',
  account: 'accountTransfer',
  load: 'accountTransfer',
  invoice: 'p2pTransfer',
  recurring: 'p2pTransfer',
  link: 'globalPayment',
  eft: 'eftTransfer',
  wire: 'wireTransfer',
  instant_payment: 'instantPayment',
  interac: 'interac',
  oct: 'octTransfer',
  crypto_eft: 'cryptoEft',
};
/** What the bank says of one that was done: money that leaves the bank arrives later. */
export const doneOf = (kind: Kind) => (INSIDE.has(kind) ? 'posted' : 'released');
/** What it may be once time has passed: money that leaves the bank has arrived by then, or has not. */
export const laterOf = (kind: Kind): readonly string[] => (INSIDE.has(kind) ? ['posted'] : ['released', 'posted']);
/** The status of the payment that the bank has found; undefined: the call had no effect. */
export const statusIn = (outcome: Outcome): string | undefined =>
  'payment' in outcome ? outcome.payment.status : undefined;
/** Rows of one payment in the payer's history: its fee stands beside it, where it has one. */
export const rowsOf = (kind: Kind) => (BETWEEN_OWN.has(kind) ? 1 : 2);

const DUE_AFTER_MS = 200 * 86_400_000;

/** Ben's invoice from Hugo for a payment; asked for again, the same one. */
async function invoiceFor(requestId: string): Promise<number> {
  const { accessToken } = await signInAs('hugo');
  const dueDate = new Date(Date.now() + DUE_AFTER_MS).toISOString().slice(0, 10);
  const asked = {
    requestId,
    toEmail: 'ben@personas.test',
    amount: '0.01',
    currency: 'EUR',
    noteBody: 'Print',
    dueDate,
  };
  const { body } = await askBank({
    method: 'POST',
    url: '/?invoiceCreate',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(asked),
  });
  return (JSON.parse(body) as { invoice: { id: number } }).invoice.id;
}

type Adapter = ReturnType<typeof sandboxAdapter>;
export type Config = Parameters<Adapter>[0];
export type Answer = Awaited<ReturnType<Adapter>>;

/** What stands between the page and the bank; `ask` lets the call through. */
export type Way = (ask: () => Promise<Answer>, config: Config) => Promise<Answer>;

/** The method of a call to the main API, or the path of another. */
export const methodOf = ({ url }: Config): string => String(url).split('?')[1] ?? String(url);

/** An answer that the bank did not give. */
export const answered = (
  config: Config,
  status: number,
  data: string,
  headers: Record<string, string> = {},
): Answer => ({
  data,
  status,
  statusText: '',
  headers,
  config,
});

/** Connects the page to the bank in process. @param way asked for every call, so that a test can change it */
export function connectThrough(way: () => Way): void {
  const real = sandboxAdapter();
  connectBank({ baseUrl: '', language: () => 'en', adapter: (config) => way()(() => real(config), config) });
}

export async function signInBen(): Promise<void> {
  session.setState(await signInAs('ben'));
  if (prepaidCard === 0) {
    prepaidCard = await orderPrepaidCard();
    session.setState(await signInAs('ben'));
  }
  if (cardId === '') ({ cardId } = await call(payoutCardAdd, { cardNumber: '4242424242424242', countryCode: 'DE' }));
}

const VIRTUAL_PREPAID = 2011;
/** Longer than a virtual card takes to work. */
const CARD_MS = 360_000;

/** Orders a virtual card as Ben, and waits on the bank's clock until it works. @returns its account */
async function orderPrepaidCard(): Promise<number> {
  const order = { type: VIRTUAL_PREPAID, isExpressShipping: false };
  const { waitsFor } = await call(cardApply, order);
  const code = (await outboxOf('ben@personas.test')).findLast((sent) => sent.code !== undefined)?.code ?? '';
  const { card } = await call(cardApply, { ...order, confirm: { requestKey: waitsFor?.requestKey ?? '', code } });
  await advanceBank(CARD_MS);
  // The bank brings its cards up to date when they are asked for.
  await call(cardList);
  return card?.accountId ?? 0;
}

/** What the client says of a payment: its status, or the kind of the failure. */
export const said = (work: Promise<{ status: string }>): Promise<string> =>
  work.then(
    ({ status }) => status,
    (failure: unknown) => (failure instanceof ApiFailure ? failure.kind : 'a bug'),
  );

/** How many rows the payer's history has; the audit of the whole ledger comes at the end. */
export async function postings(): Promise<number> {
  return (await call(transactionHistory, { accountId: ACCOUNT, pageNumber: 1, pageSize: 1 })).results;
}

/** I1 to I11 on everything that a file of cells has done. */
export async function expectLedgerHolds(): Promise<void> {
  const answer = await askBank({ method: 'GET', url: '/sandbox/audit', headers: {} });
  expect(JSON.parse(answer.body)).toMatchObject({ ok: true });
}
