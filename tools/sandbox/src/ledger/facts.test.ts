// Rules: R0.22, R0.172, R0.174.
import { SIGNED_FACTS } from '@bank/protocol/signed-facts';
import type { SignedFact } from '@bank/protocol/signed-facts';
import type { PaymentSummary } from '@bank/protocol/payment';
import { paymentChallenge, requestsChallenge } from '../identity/passkeys/challenges';
import { factsOf, sayFacts } from './facts';
import { payeeText } from './payee';

const LANGUAGES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];

/** A payment that has every fact but the count of a batch. */
const PAYMENT: PaymentSummary = {
  fromAccountId: 10011,
  fromAccountName: 'Main',
  payee: { kind: 'bankAccount', name: 'Müller GmbH', accountNumber: 'DE89370400440532013000' },
  bank: 'COBADEFF',
  way: 'SWIFT',
  amount: '108',
  currencyCode: 'USD',
  debitAmount: '100',
  fee: '1.2',
  total: '101.2',
  debitCurrencyCode: 'EUR',
  exchangeRate: '1.08',
  note: '',
  leavesAt: '2026-12-01T05:00:00.000Z',
  subscription: { period: 'month', endsOn: '2027-12-01' },
};
const BATCH: PaymentSummary = { ...PAYMENT, payee: { kind: 'batch', name: 'Payroll.csv', rows: 40 } };

/** Each fact, changed alone. */
const CHANGED: Readonly<Record<SignedFact, readonly [PaymentSummary, Partial<PaymentSummary>]>> = {
  amount: [PAYMENT, { amount: '1080' }],
  payee: [PAYMENT, { payee: { kind: 'bankAccount', name: 'Miller GmbH', accountNumber: 'DE89370400440532013000' } }],
  lastFour: [PAYMENT, { payee: { kind: 'bankAccount', name: 'Müller GmbH', accountNumber: 'DE89370400440532014000' } }],
  count: [BATCH, { payee: { kind: 'batch', name: 'Payroll.csv', rows: 41 } }],
  bank: [PAYMENT, { bank: 'DEUTDEFF' }],
  way: [PAYMENT, { way: 'SEPA' }],
  debit: [PAYMENT, { debitAmount: '110' }],
  rate: [PAYMENT, { exchangeRate: '1.07' }],
  fee: [PAYMENT, { fee: '12' }],
  total: [PAYMENT, { total: '112' }],
  fromAccount: [PAYMENT, { fromAccountName: 'Savings' }],
  sendDate: [PAYMENT, { leavesAt: '2026-12-02T05:00:00.000Z' }],
  period: [PAYMENT, { subscription: { period: 'week', endsOn: '2027-12-01' } }],
  end: [PAYMENT, { subscription: { period: 'month', endsOn: null } }],
};

const signed = (summary: PaymentSummary) =>
  Buffer.from(paymentChallenge({ trxid: 'T1', summary }, 'n')).toString('hex');
const signedAsOne = (...summaries: PaymentSummary[]) =>
  Buffer.from(
    requestsChallenge(
      'A1',
      summaries.map((summary, n) => ({ trxid: `T${n}`, summary })),
      'n',
    ),
  ).toString('hex');

it.each(SIGNED_FACTS)(
  '%s is in what a passkey signs, alone and in a set, and in the message in six languages',
  (fact) => {
    const [before, change] = CHANGED[fact];
    const after = { ...before, ...change };
    expect(factsOf(after)[fact]).not.toBe(factsOf(before)[fact]);
    expect(signed(after)).not.toBe(signed(before));
    expect(signedAsOne(PAYMENT, after)).not.toBe(signedAsOne(PAYMENT, before));
    for (const language of LANGUAGES) expect(sayFacts(language, after)).not.toBe(sayFacts(language, before));
  },
);

const SIMPLE: PaymentSummary = {
  ...PAYMENT,
  payee: { kind: 'customer', name: 'Ben Ode', email: 'ben@personas.test' },
  bank: undefined,
  way: undefined,
  amount: '40',
  currencyCode: 'EUR',
  debitAmount: '40',
  fee: '0.2',
  total: '40.2',
  exchangeRate: '1',
  leavesAt: undefined,
  subscription: null,
};

it('says what a simple payment has, once each', () => {
  expect(sayFacts('en', SIMPLE)).toBe(
    '40.00 EUR to Ben Ode (ben@personas.test), fee 0.20 EUR, 40.20 EUR in all from Main',
  );
  expect(sayFacts('en', PAYMENT)).toBe(
    '108.00 USD to Müller GmbH (DE89370400440532013000, COBADEFF, SWIFT), fee 1.20 EUR, 100.00 EUR at the rate 1.08, ' +
      '101.20 EUR in all from Main, leaves on 1 December 2026, repeats every month, until 1 December 2027',
  );
});

it.each(['customer', 'email'] as const)('an address of a payee of the kind %s is said as people read it', (kind) => {
  const payee = { kind, name: 'Kay', email: 'k@xn--bro-hoa.test' };
  expect(sayFacts('en', { ...SIMPLE, payee })).toContain(' to Kay (k@büro.test),');
  expect(payeeText(payee)).toBe('Kay (k@büro.test)');
});

it('a name of a payee turns nothing of the detail behind it', () => {
  const payee = { ...PAYMENT.payee, name: 'Ana\u202e' };
  expect(sayFacts('en', { ...PAYMENT, payee })).toContain(' to Ana (DE89370400440532013000, COBADEFF, SWIFT),');
  expect(payeeText(payee)).toBe('Ana (DE89370400440532013000)');
});

it('a name in Hebrew leaves the figures of the address behind it where they are', () => {
  const payee = { kind: 'customer', name: 'עדנה', email: '7@personas.test' } as const;
  expect(sayFacts('en', { ...SIMPLE, payee })).toContain(' to \u2068עדנה\u2069 (7@personas.test), fee ');
  expect(payeeText(payee)).toBe('\u2068עדנה\u2069 (7@personas.test)');
});
