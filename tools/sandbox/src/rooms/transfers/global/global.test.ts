// Rules: R2.7.170 to R2.7.174, R3.4.6, R0.22, R0.24.
import type { Parsed } from '@bank/protocol';
import type { globalPayment } from '@bank/protocol/transfers-global';
import { audit } from '../../../qa/audit';
import type { AnyCallContext } from '../../../platform/handler';
import { createWorker, type Worker } from '../../../platform/jobs/worker';
import { jobKinds } from '../../../server/job-kinds';
import { money, moneyBank, refused } from '../../../server/test-caller';
import type { MoneyBank } from '../../../server/test-caller';
import { handlers } from '../handlers';

const DAY_MS = 86_400_000;
const ANA_EUR = 10011;

let bank: MoneyBank;
let workers: Worker[];
beforeAll(async () => {
  bank = await moneyBank();
  await bank.db.query(`UPDATE app_user SET approve_mode = 'none'`);
  const { db, clock } = bank;
  const { ids, outbox, publish } = bank.as('ana');
  const onError = (error: unknown) => {
    throw error;
  };
  workers = [1, 2].map(() => createWorker({ db, clock, ids, outbox, publish, kinds: jobKinds, onError }));
});
afterEach(async () => {
  expect((await audit(bank.db)).checks.filter((check) => !check.ok)).toEqual([]);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await bank.close();
});

const work = () => Promise.all(workers.map((worker) => worker.work()));
let orders = 0;
type Order = Parsed<typeof globalPayment>;

/** Sends money to an address that nobody else in this file has. */
async function sent(change: Partial<Order> = {}) {
  orders += 1;
  const order: Order = {
    fromAccountId: ANA_EUR,
    currencyCode: 'EUR',
    amount: '50',
    feeIsBen: true,
    beneficiaryType: 'personal',
    beneficiaryName: 'Rita Melo',
    beneficiaryEmail: `rita${orders}@example.test`,
    beneficiaryCountryCode: 'DE',
    description: 'Logo',
    ...change,
  };
  const context = { ...bank.as('ana', { idempotencyKey: `global-${orders}` }), bodyHash: JSON.stringify(order) };
  const payment = await handlers.globalPayment(order, context);
  await work();
  const letters = lettersTo(order.beneficiaryEmail);
  return {
    payment,
    email: order.beneficiaryEmail,
    secret: letters.findLast(({ reason }) => reason === 'letter')?.code ?? '',
  };
}

const lettersTo = (email: string) => bank.sent.filter(({ to }) => to === email);
const codeTo = (email: string) => lettersTo(email).findLast(({ reason }) => reason === 'code')?.code ?? '';
/** The holder of a link, who is not signed in. */
const visitor = (lang = 'en'): AnyCallContext => ({ ...bank.as('ana', { lang }), caller: null });
const details = async (paymentSecret: string) =>
  (await handlers.recipientPaymentDetails({ paymentSecret }, visitor())).paymentDetails;
const GERMAN = { paymentMethod: 'eft', currencyCode: 'EUR', countryCode: 'DE' } as const;
const submit = async (paymentSecret: string, iban = 'DE89 3704 0044 0532 0130 00') =>
  handlers.recipientPaymentSubmit({ paymentSecret, ...GERMAN, paymentDetails: { iban } }, visitor());
const approve = async (paymentSecret: string, operationId: string, approvalCode: string) =>
  handlers.recipientPaymentApprove({ paymentSecret, operationId, approvalCode }, visitor());
const balance = async () => Number((await money(bank.as('ana'), ANA_EUR)).balance);
const statusOf = async (id: string) =>
  (await bank.db.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [id]))[0]?.status;
/** A job of a payment's end that runs at any time, and perhaps again. */
const expireNow = (id: string) =>
  bank.db.query(
    `INSERT INTO job (id, kind, payload, due_at) VALUES ($1 || 'x', 'expireGlobalPayment', jsonb_build_object('paymentId', $1::text), $2)`,
    [id, new Date(bank.clock.now())],
  );
const movesOf = async (id: string) =>
  (await bank.db.query<{ step: string }>('SELECT step FROM transfer WHERE payment_id = $1 ORDER BY step', [id])).map(
    ({ step }) => step,
  );

test('the recipient chooses, confirms by a code, and follows the money to their bank with the same link', async () => {
  const { payment, email, secret } = await sent();
  expect(payment).toMatchObject({
    kind: 'GlobalPayment',
    status: 'released',
    summary: { fee: '0.00', total: '50.00' },
  });
  // 128 bits, in the letter and nowhere in the bank.
  expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
  const kept = JSON.stringify(await bank.db.query('SELECT l::text AS link FROM global_payment_link l'));
  expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
  expect(await details(secret)).toMatchObject({
    ...{ status: 'waiting', senderName: 'Ana Marin', beneficiaryName: 'Rita Melo', amount: '50.00' },
    ...{ currencyCode: 'EUR', description: 'Logo', feeIsBen: true, expireDays: 30, countryCode: 'DE', payout: null },
  });
  const { options } = await handlers.recipientMethods({ paymentSecret: secret, countryCode: 'DE' }, visitor());
  expect(options.map(({ scheme, toAmount, fee }) => [scheme, toAmount, fee])).toEqual([
    ['SEPA', '49.70', '0.30'],
    ['SCT Inst', '49.40', '0.60'],
    ['OCT', '48.30', '1.70'],
    ['SWIFT', '37.95', '12.05'],
  ]);
  const submitted = await submit(secret);
  expect(submitted).toMatchObject({ approveType: 'email', availableApprovalMethods: ['email'] });
  expect(submitted.approvalSentTo).not.toBe(email);
  expect(lettersTo(email).at(-1)?.text).toContain('by SEPA to •••• 3000.');
  await approve(secret, submitted.operationId, codeTo(email));
  await approve(secret, submitted.operationId, codeTo(email)); // The answer was lost.
  await expireNow(payment.trxid);
  await work();
  const onItsWay = await details(secret);
  expect(onItsWay).toMatchObject({ status: 'onItsWay', expireDays: 0, payout: { scheme: 'SEPA', toAmount: '49.70' } });
  bank.clock.advance(Date.parse(onItsWay.payout?.arrivesAt ?? '') - bank.clock.now());
  await work();
  expect(await details(secret)).toMatchObject({ status: 'paid' });
  expect(await movesOf(payment.trxid)).toEqual(['release', 'settle']);
});

test('the sender may pay the fee: all of it arrives, in the currency that the recipient wants', async () => {
  const { payment, secret } = await sent({ feeIsBen: false, beneficiaryCountryCode: 'GB' });
  expect(payment.summary).toMatchObject({ fee: '2.50', total: '52.50' });
  const wanted = { paymentSecret: secret, countryCode: 'GB', currencyCode: 'GBP' };
  const { options } = await handlers.recipientMethods(wanted, visitor());
  expect(options.map(({ scheme, fee }) => [scheme, fee])).toEqual([
    ['FPS', '0.00'],
    ['SWIFT', '0.00'],
  ]);
  const { paymentMeta } = await handlers.recipientPaymentMeta(
    { paymentSecret: secret, countryCode: 'GB', toCurrencyCode: 'GBP', paymentMethod: 'eft' },
    visitor(),
  );
  expect(Number(paymentMeta.toAmount)).toBeCloseTo(50 * Number(paymentMeta.exchangeRate), 1);
});

test('a secret that is guessed, malformed, expired or taken back opens the same nothing', async () => {
  const { payment, secret } = await sent();
  const nothing = [];
  for (const wrong of ['', 'x', 'x'.repeat(3000), '𝕏/../%00', `${secret.slice(0, -1)}_`]) {
    nothing.push(await refused(details(wrong)));
  }
  const recalled = await sent();
  await handlers.paymentRecall({ transactionId: recalled.payment.trxid }, bank.as('ana'));
  bank.clock.advance(3_600_000);
  await work();
  expect(await statusOf(recalled.payment.trxid)).toBe('returned');
  nothing.push(await refused(details(recalled.secret)), await refused(submit(recalled.secret)));
  bank.clock.advance(30 * DAY_MS);
  // The job has not run yet, and the link is over all the same.
  nothing.push(await refused(details(secret)));
  await work();
  expect(await statusOf(payment.trxid)).toBe('returned');
  nothing.push(await refused(details(secret)), await refused(approve(secret, 'x', '000000')));
  const answers = nothing.map(({ code, message, reason, validation }) => ({ code, message, reason, validation }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ reason: 'linkGone', message: 'There is nothing at this link.' });
});

test('nobody chooses: two reminders with links that work, and the money is back once', async () => {
  const before = await balance();
  const { payment, email, secret } = await sent({ amount: '40' });
  for (const days of [7, 18]) {
    bank.clock.advance(days * DAY_MS);
    await work();
  }
  const letters = lettersTo(email);
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Ana Marin sends you /),
    expect.stringMatching(/ still waits for you$/),
    expect.stringMatching(/ still waits for you$/),
  ]);
  expect(letters.every(({ text, code = '' }) => text.includes(` http://localhost:4204/receive/${code} `))).toBe(true);
  for (const { code = '' } of letters) expect(await details(code)).toMatchObject({ status: 'waiting', expireDays: 5 });
  bank.clock.advance(5 * DAY_MS);
  await work();
  await expireNow(payment.trxid);
  await work();
  expect(await movesOf(payment.trxid)).toEqual(['release', 'return']);
  expect(await balance()).toBeCloseTo(before, 8);
  await refused(details(secret));
});

test('a refusal sends it back at once, and its link says that it was refused', async () => {
  const before = await balance();
  const { payment, secret } = await sent();
  const refuse = async () =>
    handlers.recipientPaymentCancel({ paymentSecret: secret, reason: 'Not for me' }, visitor());
  await submit(secret);
  await Promise.all([refuse(), refuse()]);
  expect(await movesOf(payment.trxid)).toEqual(['release', 'return']);
  expect(await balance()).toBeCloseTo(before, 8);
  expect(await details(secret)).toMatchObject({ status: 'refused', payout: null });
  expect((await refused(submit(secret))).reason).toBe('notWaiting');
});

test('an approval, a refusal and the last moment together pay it out or give it back, and never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { payment, email, secret } = await sent({ amount: '5' });
    const { operationId } = await submit(secret);
    await expireNow(payment.trxid);
    const [approval] = await Promise.allSettled([
      approve(secret, operationId, codeTo(email)),
      handlers.recipientPaymentCancel({ paymentSecret: secret, reason: 'no' }, visitor()),
      work(),
    ]);
    bank.clock.advance(7 * DAY_MS);
    await work();
    const moves = await movesOf(payment.trxid);
    expect(moves).toHaveLength(2);
    // A recipient whom the bank told that the money is on its way gets it.
    expect(moves[1]).toBe(approval.status === 'fulfilled' ? 'settle' : 'return');
  }
});

test('a code works for its own submission, five tries and ten minutes', async () => {
  const { email, secret } = await sent();
  const first = await submit(secret);
  const firstCode = codeTo(email);
  const second = await submit(secret);
  expect((await refused(approve(secret, first.operationId, firstCode))).reason).toBe('notWaiting');
  const wrong = codeTo(email) === '000000' ? '111111' : '000000';
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await refused(approve(secret, second.operationId, wrong))).toMatchObject({
      reason: 'codeWrong',
      fields: { triesLeft },
    });
  }
  expect((await refused(approve(secret, second.operationId, wrong))).reason).toBe('codeUsedUp');
  expect((await refused(approve(secret, second.operationId, codeTo(email)))).reason).toBe('codeUsedUp');
  const resend = async () =>
    handlers.recipientApprovalResend(
      { paymentSecret: secret, approveType: 'email', operationId: second.operationId },
      visitor(),
    );
  for (let sends = 0; sends < 3; sends += 1) await resend();
  expect((await refused(resend())).reason).toBe('tooManySends');
  bank.clock.advance(600_000);
  expect((await refused(approve(secret, second.operationId, codeTo(email)))).reason).toBe('codeExpired');
  expect(await details(secret)).toMatchObject({ status: 'waiting' });
});

test('what the bank there would not take is refused at its field, and what is not offered is no way', async () => {
  const { secret } = await sent();
  expect(await refused(submit(secret, 'DE00 0000'))).toMatchObject({
    reason: 'invalidBankDetails',
    validation: [{ field: 'iban' }],
  });
  const { extraParams } = await handlers.recipientExtraParams({ paymentSecret: secret, ...GERMAN }, visitor('es'));
  expect(extraParams.map(({ name }) => name)).toEqual(['iban']);
  for (const change of [{ paymentMethod: 'interac' as const }, { countryCode: 'IR' }, { currencyCode: 'BTC' }]) {
    const input = { paymentSecret: secret, ...GERMAN, ...change, paymentDetails: {} };
    expect((await refused(Promise.resolve(handlers.recipientPaymentSubmit(input, visitor())))).reason).toBe('noWay');
  }
});

describe('an account that the recipient used before (R2.7.174)', () => {
  const withdrawals = async (paymentSecret: string) =>
    (await handlers.recipientLastWithdrawals({ paymentSecret, limit: 5 }, visitor())).lastWithdrawals;
  const submitSame = async (paymentSecret: string, sameAs: string, change: object = {}) =>
    handlers.recipientPaymentSubmit({ paymentSecret, ...GERMAN, paymentDetails: {}, sameAs, ...change }, visitor());
  /** A payment to the address that was chosen and approved. */
  async function paidTo(email: string, iban?: string) {
    const { payment, secret } = await sent({ beneficiaryEmail: email });
    const { operationId } = await submit(secret, iban);
    await approve(secret, operationId, codeTo(email));
    return payment.trxid;
  }

  test('is offered once for each account, the latest first, with what would arrive now, and never whole', async () => {
    const email = 'again@example.test';
    await paidTo(email);
    bank.clock.advance(DAY_MS);
    await paidTo(email, 'DE02 1203 0000 0000 2020 51');
    bank.clock.advance(DAY_MS);
    const latest = await paidTo(email);
    const { secret } = await sent({ beneficiaryEmail: email, amount: '10' });
    const found = await withdrawals(secret);
    expect(found.map(({ ending, scheme, toAmount, isDisabled }) => [ending, scheme, toAmount, isDisabled])).toEqual([
      ['3000', 'SEPA', '9.70', false],
      ['2051', 'SEPA', '9.70', false],
    ]);
    expect(found[0]?.paymentId).toBe(latest);
    const { details } = await handlers.recipientWithdrawalDetails(
      { paymentSecret: secret, paymentId: latest },
      visitor(),
    );
    expect(details).toEqual({ type: 'eft', fields: [{ name: 'iban', label: 'IBAN', value: '•••• 3000' }] });
    expect(JSON.stringify(found)).not.toContain('DE89');
    expect(
      (await handlers.recipientLastWithdrawals({ paymentSecret: secret, limit: 1 }, visitor())).lastWithdrawals,
    ).toHaveLength(1);
  });

  test('is paid again only with the code that goes to the recipient', async () => {
    const email = 'same@example.test';
    const before = await paidTo(email);
    const { payment, secret } = await sent({ beneficiaryEmail: email });
    const { operationId } = await submitSame(secret, before);
    expect((await refused(approve(secret, operationId, 'wrong1'))).reason).toBe('codeWrong');
    await approve(secret, operationId, codeTo(email));
    expect(await statusOf(payment.trxid)).toBe('released');
    const [kept] = await bank.db.query<{ answers: object }>(
      'SELECT answers FROM global_payment WHERE payment_id = $1',
      [payment.trxid],
    );
    expect(kept?.answers).toEqual({ iban: 'DE89370400440532013000' });
  });

  test('of somebody else, of another way or country, or of a payment that has chosen nothing is refused', async () => {
    const others = await paidTo('other@example.test');
    const { payment, secret } = await sent({ beneficiaryEmail: 'mine@example.test' });
    const ask = async () =>
      handlers.recipientWithdrawalDetails({ paymentSecret: secret, paymentId: others }, visitor());
    expect((await refused(ask())).reason).toBe('noAccess');
    for (const sameAs of [others, payment.trxid, 'x']) {
      expect((await refused(submitSame(secret, sameAs))).reason).toBe('noAccess');
    }
    await submit(secret);
    for (const change of [{ paymentMethod: 'wire' }, { countryCode: 'FR' }]) {
      expect((await refused(submitSame(secret, payment.trxid, change))).reason).toBe('noAccess');
    }
    expect(await withdrawals(secret)).toMatchObject([{ paymentId: payment.trxid, ending: '3000' }]);
  });

  test('that was typed for this payment goes on with another code, on whatever device', async () => {
    const email = 'device@example.test';
    const { payment, secret } = await sent({ beneficiaryEmail: email });
    await submit(secret);
    const first = codeTo(email);
    const [typed] = await withdrawals(secret);
    const { operationId } = await submitSame(secret, typed?.paymentId ?? '');
    expect(codeTo(email)).not.toBe(first);
    await approve(secret, operationId, codeTo(email));
    expect(await statusOf(payment.trxid)).toBe('released');
  });
});

describe('a card or a wallet in the place of an account (R2.7.175)', () => {
  const pay = async (paymentSecret: string, change: object) =>
    handlers.recipientPaymentSubmit({ paymentSecret, ...GERMAN, paymentDetails: {}, ...change }, visitor());
  const CARD = { paymentMethod: 'oct' };
  const WALLET = { paymentMethod: 'crypto_eft', currencyCode: 'BTC' };

  test('is paid, a card is forgotten but for its ends, and both are offered again', async () => {
    const email = 'card@example.test';
    const first = await sent({ beneficiaryEmail: email });
    const { operationId } = await pay(first.secret, {
      ...CARD,
      paymentDetails: { cardNumber: '4242 4242 4242 4242' },
    });
    const kept = JSON.stringify(
      await bank.db.query('SELECT answers FROM global_payment WHERE state = $1', ['submitted']),
    );
    expect(kept).toContain('************4242');
    expect(kept).not.toContain('4242424242');
    await approve(first.secret, operationId, codeTo(email));
    const second = await sent({ beneficiaryEmail: email });
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const coin = await pay(second.secret, { ...WALLET, paymentDetails: { walletAddress: address } });
    await approve(second.secret, coin.operationId, codeTo(email));
    bank.clock.advance(DAY_MS);
    await work();
    for (const { secret } of [first, second]) expect(await details(secret)).toMatchObject({ status: 'paid' });
    const third = await sent({ beneficiaryEmail: email });
    const { lastWithdrawals } = await handlers.recipientLastWithdrawals(
      { paymentSecret: third.secret, limit: 5 },
      visitor(),
    );
    expect(
      new Set(lastWithdrawals.map(({ scheme, ending, isDisabled }) => `${scheme} ${ending} ${isDisabled}`)),
    ).toEqual(new Set(['OCT 4242 false', 'Bitcoin f3t4 false']));
    const again = await pay(third.secret, { ...CARD, sameAs: first.payment.trxid });
    await approve(third.secret, again.operationId, codeTo(email));
    expect(await statusOf(third.payment.trxid)).toBe('released');
  });

  test.each([
    ['a blocked card', { ...CARD, paymentDetails: { cardNumber: '5300 0000 0000 0006' } }, 'cardNumber'],
    ['a card of another country', { ...CARD, paymentDetails: { cardNumber: '4000 0000 0000 0002' } }, 'cardNumber'],
    ['a card as the bank keeps it', { ...CARD, paymentDetails: { bin: '424242', cardNumber: '4242' } }, 'cardNumber'],
    ['a slip in an address', { ...WALLET, paymentDetails: { walletAddress: 'bc1qx' } }, 'walletAddress'],
  ])('%s is refused at its field', async (_what, change, field) => {
    const { secret } = await sent();
    expect(await refused(pay(secret, change))).toMatchObject({ reason: 'invalidBankDetails', validation: [{ field }] });
  });
});

test('a sender without the permission, or to a closed country, sends nothing', async () => {
  expect((await refused(sent({ beneficiaryCountryCode: 'KP' }))).reason).toBe('noWay');
  await bank.db.query(`UPDATE customer SET permissions = array_remove(permissions, 'other.global')`);
  expect((await refused(sent())).reason).toBe('notPermitted');
});
