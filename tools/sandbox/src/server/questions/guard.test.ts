// Rules: R0.28, R0.56, R0.58.
import { bucketsOf } from '../../identity/paces/paces';
import { fixedClock } from '../../platform/clock';
import { configFrom } from '../../platform/config';
import { connectListener } from '../../platform/pg/pool';
import { application as company } from '../../rooms/onboarding/business/test-company';
import { application as person } from '../../rooms/onboarding/test-applicant';
import { personaOf } from '../../seed/personas';
import { MANY, testBank, TEST_NOW_MS } from '../../testing';
import type { TestBank } from '../../testing';
import { createSandbox } from '../create-sandbox';
import { clientOf } from '../test-client';
import { QUESTION_LINES } from './lines';

const BURST = 3;
const PACE = { questionsBurst: BURST, questionsPerHour: 60, couponCodesBurst: BURST, couponCodesPerHour: 60 };
const LONG = { accessTokenS: 7 * 86_400, idleS: 7 * 86_400, sessionAbsoluteS: 7 * 86_400 };
const MINUTE_MS = 60_000;

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  bank = await testBank({ instances: true, config: { ...PACE, ...LONG, lookupsPerMinute: 1e6 } });
  client = clientOf(bank);
});
afterAll(() => bank.close());
/** Nothing was asked yet, and nobody stands in a book. */
const forget = () => bank.db.query('TRUNCATE pace, question, payee, payee_change');
beforeEach(forget);

interface Answer {
  responseCode: string;
  responseDescription: string;
  reason?: string;
  validationErrors?: { field?: string; description: string }[];
}

const tokens = new Map<string, Promise<string>>();
const signIn = (who: string): Promise<string> => {
  const token = tokens.get(who) ?? client.signIn(who).then(({ accessToken }) => accessToken);
  tokens.set(who, token);
  return token;
};
/** @param who empty: a stranger */
const asks = async (who: string, method: string, body: object, headers = {}) => {
  const token = who === '' ? '' : await signIn(who);
  return (
    await client.call(token, method, body, { ...(who === '' ? { authorization: '' } : {}), ...headers })
  ).json<Answer>();
};
/** The tokens that were taken: as many from each bucket that the call has. */
const asked = async () => {
  const [row] = await bank.db.query<{ taken: number }>(
    `SELECT coalesce(max(pace_missing(name, $1) / pace_step(CASE WHEN name ~ 'user:|link:' THEN $2 ELSE 5 * $2 END)), 0)::int AS taken
       FROM pace`,
    [new Date(bank.clock.now()), PACE.questionsPerHour],
  );
  return row?.taken ?? 0;
};

const inWeeks = (weeks: number) => new Date(bank.clock.now() + weeks * 604_800_000).toISOString().slice(0, 10);
const toPerson = (email: string) => ({ kind: 'person', email });
const keyOf = (n: number) =>
  n === 0
    ? { taxId: '11144477735', instantKey: 'rafael@exemplo.test', instantKeyType: 'email' }
    : { taxId: '11144477735', instantKey: `key${n}@exemplo.test`, instantKeyType: 'email' };
const pix = (n: number) => ({ countryCode: 'BR', currencyCode: 'USD', extraParams: keyOf(n) });
const KNOWN = personaOf('kyra').username;
/** The first is known to the bank, all others are not. */
const emailOf = (n: number) => (n === 0 ? KNOWN : `n${n}@nowhere.test`);
const phoneOf = (n: number) => ({ countryCode: '40', number: n === 0 ? '700000001' : `70000900${n}` });
const newcomer = (n: number) => ({
  ...person,
  email: emailOf(n),
  captcha: 'none',
  phone: { countryCode: '40', number: '0744 010 299' },
});

interface Door {
  who: string;
  /** Asks about one person; 0 is known to the bank. */
  body(n: number): object;
  headers?(n: number): Readonly<Record<string, string>>;
}
const DOORS: Readonly<Record<string, Door>> = {
  checkPayeeEmail: { who: 'uma', body: (n) => ({ email: emailOf(n) }) },
  p2pTransfer: {
    who: 'ben',
    body: (n) => ({ accountId: 10021, amount: '999999', currency: 'EUR', toEmail: emailOf(n) }),
  },
  invoiceCreate: {
    who: 'hugo',
    body: (n) => ({
      ...{ requestId: `wish-of-${n}-0`, toEmail: emailOf(n), amount: '0', currency: 'EUR', noteBody: 'x' },
      dueDate: inWeeks(2),
    }),
  },
  payeeAdd: { who: 'ben', body: (n) => ({ name: 'New', target: toPerson(emailOf(n)) }) },
  payeeUpdate: { who: 'ben', body: (n) => ({ payeeId: 'none', name: 'New', target: toPerson(emailOf(n)) }) },
  payeeNameCheck: { who: 'ben', body: (n) => ({ name: 'Any Name', target: toPerson(emailOf(n)) }) },
  instantKeyInfo: { who: 'ben', body: keyOf },
  recipientInstantInfo: { who: '', body: (n) => ({ paymentSecret: 'a-link', ...keyOf(n) }) },
  externalDetailsCheck: { who: 'ben', body: (n) => ({ type: 'instant_payment', ...pix(n) }) },
  instantPayment: {
    who: 'ben',
    body: (n) => ({ ...{ fromAccountId: 10021, amount: '999999', permission: '3d', beneficiaryName: 'X' }, ...pix(n) }),
  },
  recipientPaymentSubmit: {
    who: '',
    body: (n) => ({
      ...{ paymentSecret: 'a-link', paymentMethod: 'instant_payment', countryCode: 'BR', currencyCode: 'USD' },
      paymentDetails: keyOf(n),
    }),
  },
  checkEmail: { who: 'ben', body: (n) => ({ email: emailOf(n) }) },
  addEmail: { who: 'ben', body: (n) => ({ email: emailOf(n) }) },
  phoneCheck: {
    who: 'ben',
    body: (n) => ({ phoneCountryCode: phoneOf(n).countryCode, phone: phoneOf(n).number }),
  },
  createPersonalAccount: { who: '', body: newcomer, headers: (n) => ({ 'idempotency-key': `newcomer-key-${n}-0000` }) },
  representativeAdd: { who: 'olivia', body: (n) => ({ typeId: 1, firstName: 'A', lastName: 'B', email: emailOf(n) }) },
  businessUserInvite: { who: 'olivia', body: (n) => ({ representativeId: 1, right: 1, email: emailOf(n) }) },
};
/** It names so many people that the next test asks it alone. */
const WIDE = ['businessAccountCreate'];

it('every door of the table is walked through here', () => {
  const doors = [...QUESTION_LINES].flatMap(([name, lines]) =>
    lines.some(({ pace, asks: how }) => pace === 'people' && how !== 'rows') ? [name] : [],
  );
  expect([...Object.keys(DOORS), ...WIDE].toSorted()).toEqual(doors.toSorted());
});

it.each(Object.entries(DOORS))(
  '%s: known and unknown cost the same, and past the pace are refused alike',
  async (name, door) => {
    const ask = (n: number) => asks(door.who, name, door.body(n), door.headers?.(n));
    const costs: number[] = [];
    for (const n of [0, 1]) {
      await forget();
      expect((await ask(n)).reason).not.toBe('askedTooOften');
      costs.push(await asked());
      // The same again is no other question.
      await ask(n);
      expect(await asked()).toBe(costs[n]);
    }
    expect(costs[0]).toBe(costs[1]);
    expect(costs[0]).toBeGreaterThanOrEqual(1);
    await forget();
    // Strangers share five times as much.
    for (let n = 1; n <= 5 * BURST + 1; n += 1) await ask(n);
    const [known, unknown] = [await ask(0), await ask(99)];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ responseCode: 'VF', reason: 'askedTooOften' });
    expect(known.responseDescription).toMatch(/ in \d+ min\.$/);
  },
);

it('a company that applies costs as many as it names', async () => {
  const body = { ...company, captcha: 'none' };
  await asks('', 'businessAccountCreate', body, { 'idempotency-key': 'company-key-0000-0000' });
  // Three addresses, of which one stands twice, and one phone of the company.
  expect(await asked()).toBe(4);
});

it('the refusal stands at the field, and the pace comes back', async () => {
  const ask = (n: number) => asks('ben', 'checkPayeeEmail', { email: emailOf(n) });
  for (let n = 1; n <= BURST; n += 1) expect(await ask(n)).toMatchObject({ responseCode: '00', exists: false });
  const refused = await ask(0);
  expect(refused.validationErrors).toEqual([
    { field: 'email', description: 'You have looked up many people. You can look up more in 1 min.' },
  ]);
  bank.clock.advance(MINUTE_MS);
  expect(await ask(0)).toMatchObject({ responseCode: '00', exists: true });
  expect(await ask(50)).toMatchObject({ reason: 'askedTooOften' });
});

it('two banks on one database count together', async () => {
  const second = await createSandbox({
    ...{ db: bank.db, clock: fixedClock(TEST_NOW_MS), ids: bank.ids, qa: true },
    config: { ...configFrom({}), ...MANY, ...PACE },
    openListener: () => connectListener(bank.connectionString),
  });
  try {
    const there = clientOf({ db: bank.db, sandbox: second });
    const token = await signIn('ben');
    const answers: Answer[] = [];
    for (let n = 1; n <= BURST + 2; n += 1) {
      const at = n % 2 === 0 ? there : client;
      answers.push((await at.call(token, 'checkPayeeEmail', { email: emailOf(n) })).json<Answer>());
    }
    expect(answers.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: BURST }, () => undefined),
      ...['askedTooOften', 'askedTooOften'],
    ]);
  } finally {
    await second.close();
  }
});

const COMPANY = { 'customer-id': '1005' };
const NO_HEADERS = {};
const askedBy = async (people: readonly string[]) => {
  let answered = 0;
  for (const who of people)
    for (let n = 0; n < BURST; n += 1) {
      const headers = ['lev', 'abel', 'rhea', 'remy'].includes(who) ? COMPANY : NO_HEADERS;
      const { reason } = await asks(who, 'checkPayeeEmail', { email: `${who}${n}@nowhere.test` }, headers);
      if (reason !== 'askedTooOften') answered += 1;
    }
  return answered;
};

it('users of one company have five times the pace of one', async () => {
  expect(await askedBy(['lev', 'olivia', 'abel', 'rhea', 'remy'])).toBe(5 * BURST);
  // Neither they nor their address stand in the way: the company does.
  await bank.db.query(`DELETE FROM pace WHERE name ~ 'user:|from'`);
  expect(await asks('lev', 'checkPayeeEmail', { email: emailOf(0) }, COMPANY)).toMatchObject({
    reason: 'askedTooOften',
  });
});

it('many users at one address of the network each have their own pace, which is an office’s or a carrier’s', async () => {
  expect(await askedBy(['ana', 'ben', 'uma', 'kyra', 'hugo', 'gala', 'olivia'])).toBe(7 * BURST);
});

it('all addresses of one /64 are one, which has fifty times the pace of a user, and five times for strangers', () => {
  const of = (caller: Parameters<typeof bucketsOf>[1]['caller']) =>
    bucketsOf('people', { caller, ip: '2001:db8:1:2:3:4:5:6' }).at(-1);
  const caller = {
    userId: 1,
    customerId: 0,
    sessionId: 's',
    right: 1,
    isAdmin: false,
    email: 'a@x.test',
    balanceInfo: true,
  } as const;
  expect(of(caller)).toEqual({ name: 'people of customers from 2001:db8:1:2::/64', factor: 50 });
  expect(of(null)).toEqual({ name: 'people of strangers from 2001:db8:1:2::/64', factor: 5 });
});

it('a payee who was paid, stands in the book, or has sent an invoice is no question', async () => {
  const payment = { accountId: 10021, amount: '3', currency: 'EUR' };
  const pay = (toEmail: string, n: number) =>
    asks('ben', 'p2pTransfer', { ...payment, toEmail }, { 'idempotency-key': `acquaint-${n}-00000000` });
  expect(await pay('uma@personas.test', 1)).toMatchObject({ responseCode: '00', status: 'posted' });
  expect(await asks('ben', 'payeeAdd', { name: 'Kyra', target: toPerson('kyra@personas.test') })).toMatchObject({
    responseCode: '00',
  });
  const invoice = {
    requestId: 'wish-of-hugo',
    toEmail: 'ben@personas.test',
    amount: '5',
    currency: 'EUR',
    noteBody: 'x',
  };
  expect(await asks('hugo', 'invoiceCreate', { ...invoice, dueDate: inWeeks(2) })).toMatchObject({
    responseCode: '00',
  });
  await bank.db.query('TRUNCATE pace, question');
  for (let n = 1; n <= BURST; n += 1) await asks('ben', 'checkPayeeEmail', { email: emailOf(n) });
  expect(await asks('ben', 'checkPayeeEmail', { email: emailOf(50) })).toMatchObject({ reason: 'askedTooOften' });
  for (const known of ['uma', 'kyra', 'hugo'])
    expect(await asks('ben', 'checkPayeeEmail', { email: `${known}@personas.test` })).toMatchObject({ exists: true });
  expect(await pay('uma@personas.test', 2)).toMatchObject({ responseCode: '00' });
  const [stranger] = await bank.db.query<{ email: string }>(
    'SELECT email FROM app_user WHERE customer_id IS NOT NULL AND customer_id <> 1002 AND NOT is_acquainted(1002, email) ORDER BY id',
  );
  expect(await pay(stranger?.email ?? '', 3)).toMatchObject({
    reason: 'askedTooOften',
    validationErrors: [{ field: 'toEmail' }],
  });
});

it('an own address costs like any other, also of a customer who has an invoice to themself', async () => {
  const funding = { requestId: 'own-wish-of-hugo', amount: '50' };
  expect(await asks('hugo', 'fundingInvoiceCreate', funding)).toMatchObject({ responseCode: '00' });
  await asks('hugo', 'checkPayeeEmail', { email: 'hugo@personas.test' });
  expect(await asked()).toBe(1);
});

it('a payment that was answered is answered again under its key, also past the pace and after a day', async () => {
  const body = { accountId: 10021, amount: '1', currency: 'EUR', toEmail: 'nobody@nowhere.test' };
  const again = () => asks('ben', 'p2pTransfer', body, { 'idempotency-key': 'lost-answer-00000000' });
  const first = await again();
  expect(first).toMatchObject({ reason: 'unknownPayee' });
  await bank.db.query('TRUNCATE question');
  for (let n = 1; n < BURST; n += 1) await asks('ben', 'checkPayeeEmail', { email: emailOf(n) });
  expect(await asks('ben', 'checkPayeeEmail', { email: emailOf(50) })).toMatchObject({ reason: 'askedTooOften' });
  expect(await again()).toEqual(first);
});

it('codes of coupons have a pace of their own, and a right one is refused like any other past it', async () => {
  await bank.db.query(`INSERT INTO coupon VALUES ('GOOD', 50, NULL, 'epoch', 'infinity')`);
  const quote = (couponCode: string) =>
    asks('ben', 'p2pTransferFee', { accountId: 10021, amount: '100', currency: 'EUR', couponCode });
  for (let n = 0; n < BURST; n += 1) expect(await quote(`NONE${n}`)).toMatchObject({ reason: 'unknownCoupon' });
  const [known, unknown] = [await quote('GOOD'), await quote('NONE9')];
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ reason: 'triedTooOften', validationErrors: [{ field: 'couponCode' }] });
  // People are another pace.
  expect(await asks('ben', 'checkPayeeEmail', { email: emailOf(0) })).toMatchObject({ exists: true });
});

it('an administrator of the bank who acts for a customer has the pace of a customer', async () => {
  const token = await signIn('ada');
  const customer = { 'customer-id': '1002' };
  await client.call(token, 'adminActStart', { customerId: 1002, reason: 'A call of the customer' });
  const ask = async (n: number) =>
    (await client.call(token, 'checkPayeeEmail', { email: emailOf(n) }, customer)).json<Answer>();
  const reasons: (string | undefined)[] = [];
  for (let n = 1; n <= BURST + 1; n += 1) reasons.push((await ask(n)).reason);
  expect(reasons.at(-1)).toBe('askedTooOften');
});
