import { randomUUID } from 'node:crypto';
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { SoftwareAuthenticator } from '../identity/passkeys/software-authenticator';
import { registerPasskey } from '../identity/passkeys/test-register';
import { connectListener } from '../platform/pg/pool';
import { configFrom } from '../platform/config';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { createSandbox } from './create-sandbox';
import { clientOf } from './test-client';

// D28 (R0.21, ADR-8): eight things that happen to a key × every call that moves money.

let bank: TestBank;
let client: ReturnType<typeof clientOf>;

beforeEach(async () => {
  bank = await testBank({ config: { signInsPerMinute: 1e6, codesPerMinute: 1e6 } });
  client = clientOf(bank);
});
afterEach(() => bank.close());

/** A call that is ready to be made: by whom, with what, and with what it must not be mixed up. */
interface Prepared {
  who: string;
  body: object;
  other: object;
  /** Somebody whose same key is another key, and who may not do this. */
  stranger: string;
  /** What the browser says of the page that asks, where that matters. */
  page?: { origin: string };
}

const token = async (persona: string) => (await client.signIn(persona)).accessToken;
const make = async (who: string, method: string, body: object) =>
  (await client.call(await token(who), method, body)).json();

/** A transfer of the company's that waits for another of its users. */
async function request(): Promise<string> {
  const order = { accountId: 10051, amount: '40', currency: 'EUR', toEmail: 'ben@personas.test' };
  return (await make('lev', 'p2pTransfer', order)).trxid;
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A payment to another bank, by its answers; Ben's are not approved. */
function external(extraParams: Readonly<Record<string, string>>, change: object = {}): Promise<Prepared> {
  const body = {
    fromAccountId: 10021,
    countryCode: 'DE',
    currencyCode: 'EUR',
    amount: '25',
    permission: '3d',
    beneficiaryName: 'Greta Blum',
    extraParams,
    ...change,
  };
  return Promise.resolve({ who: 'ben', body, other: { ...body, note: 'other' }, stranger: 'ana' });
}
const IBAN = { iban: 'DE89370400440532013000' };

/** How every call that moves money comes to be made; a new one without a line here fails below. */
const PREPARE: Readonly<Record<string, () => Promise<Prepared>>> = {
  p2pTransfer: () => {
    const body = { accountId: 10021, amount: '3', currency: 'EUR', toEmail: 'uma@personas.test' };
    return Promise.resolve({ who: 'ben', body, other: { ...body, amount: '4' }, stranger: 'ana' });
  },
  accountTransfer: () => {
    const body = { fromAccount: 10011, toAccount: 10012, toAmount: '3' };
    return Promise.resolve({ who: 'ana', body, other: { ...body, toAmount: '4' }, stranger: 'ben' });
  },
  paymentReturn: async () => {
    const order = { accountId: 10011, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
    const { trxid } = await make('ana', 'p2pTransfer', order);
    await make('ana', 'normalConfirm', { trxid, approvalCode: await client.lastCode('ana') });
    const body = { transactionId: trxid, note: 'Not mine' };
    return { who: 'ben', body, other: { ...body, note: 'Yours' }, stranger: 'uma' };
  },
  massTransfer: async () => {
    const batch = async (amount: string) => {
      const batchId = randomUUID();
      await bank.db.query(
        `SELECT mass_check(u.id, a.customer_id, $1, a.id, 'Salaries', $2, a.opened_at)
         FROM account a JOIN app_user u ON u.email = 'olivia@personas.test' WHERE a.id = 10051`,
        [batchId, JSON.stringify([{ n: 1, email: 'ben@personas.test', amount, currency: 'EUR', note: '' }])],
      );
      return { batchId };
    };
    return { who: 'olivia', body: await batch('3'), other: await batch('4'), stranger: 'uma' };
  },
  globalPayment: async () => {
    const body = (amount: string) => ({
      ...{ fromAccountId: 10021, currencyCode: 'EUR', amount, feeIsBen: true, beneficiaryType: 'personal' },
      ...{ beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test', beneficiaryCountryCode: 'PT' },
    });
    return { ...(await external({})), body: body('3.00'), other: body('4.00') };
  },
  globalPayBatchSubmit: async () => {
    const batch = async (amount: string) => {
      const batchId = randomUUID();
      await bank.db.query(
        `INSERT INTO global_batch (id, customer_id, created_by, account_id, name, at, fingerprint)
         SELECT $1, a.customer_id, u.id, a.id, 'Prizes', a.opened_at, ''
         FROM account a JOIN app_user u ON u.email = 'olivia@personas.test' WHERE a.id = 10051`,
        [batchId],
      );
      const paymentData = {
        ...{ beneficiaryType: 'personal', beneficiaryName: 'Rita Melo', beneficiaryEmail: 'rita@example.test' },
        ...{ beneficiaryCountryCode: 'PT', amount, currencyCode: 'EUR', description: '' },
      };
      const adds = [{ paymentData, feeShare: 'ben' }];
      await make('olivia', 'globalPayBatchUpdatePayments', { batchId, adds });
      return { batchId, estimatedTotal: amount };
    };
    return { who: 'olivia', body: await batch('3'), other: await batch('4'), stranger: 'uma' };
  },
  eftTransfer: () => external(IBAN),
  wireTransfer: () => external({ ...IBAN, swift: 'NORDDEFF', beneficiaryAddress: 'Am Kai 1, Hamburg' }),
  instantPayment: () => external(IBAN),
  interac: () => external({ payeeEmail: 'mel@exemple.test' }, { countryCode: 'CA', currencyCode: 'CAD' }),
  octTransfer: async () => {
    const { cardId } = await make('ben', 'payoutCardAdd', { cardNumber: '4242424242424242', countryCode: 'DE' });
    return external({ cardId });
  },
  cryptoEft: () =>
    external(
      { walletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      { countryCode: undefined, currencyCode: 'ETH', amount: '0.01' },
    ),
  cardActivate: async () => {
    const order = { type: 2010, isExpressShipping: false };
    const { requestKey } = (await make('ben', 'cardApply', order)).waitsFor;
    const confirm = { requestKey, code: await client.lastCode('ben') };
    const { card } = await make('ben', 'cardApply', { ...order, confirm });
    const { accountId, cardNumber } = card;
    await bank.db.query('UPDATE account SET status = 21 WHERE id = $1', [accountId]);
    const extraParams = { lastFour: cardNumber.slice(-4), receivedBy: 'post', agreement: 'true' };
    const body = { accountId, extraParams, feeAccountId: 10021 };
    return { who: 'ben', body, other: { ...body, feeAccountId: 10022 }, stranger: 'ana' };
  },
  normalConfirm: async () => {
    const order = { accountId: 10011, amount: '5', currency: 'EUR', toEmail: 'ben@personas.test' };
    const { trxid } = await make('ana', 'p2pTransfer', order);
    const approvalCode = await client.lastCode('ana');
    const body = { trxid, approvalCode };
    return { who: 'ana', body, other: { trxid, approvalCode: wrong(approvalCode) }, stranger: 'ben' };
  },
  approve: async () => {
    const body = { transactionIds: [await request()], declined: false };
    return { who: 'olivia', body, other: { ...body, declined: true }, stranger: 'uma' };
  },
  businessRequestConfirm: async () => {
    const waiting = await make('olivia', 'approve', { transactionIds: [await request()], declined: false });
    const code = await client.lastCode('olivia');
    const body = {
      fromEmail: 'olivia@personas.test',
      approvalTransactionId: waiting.approvalTransactionId,
      code,
    };
    return { who: 'olivia', body, other: { ...body, code: wrong(code) }, stranger: 'uma' };
  },
  businessRequestPasskeyConfirm: async () => {
    const page = { origin: 'http://localhost:4204' };
    const { approvalTransactionId } = await make('olivia', 'approve', {
      transactionIds: [await request()],
      declined: false,
    });
    const headers = { ...page, authorization: `Bearer ${await token('olivia')}` };
    const passkey = new SoftwareAuthenticator(page.origin);
    await registerPasskey(client, 'olivia', headers, passkey);
    const toSign = await client.post('/?businessRequestPasskeyOptions', { approvalTransactionId }, headers);
    const response = passkey.sign(toSign.json<{ options: { challenge: string } }>().options);
    const body = { approvalTransactionId, response };
    return { who: 'olivia', body, other: { ...body, response: { ...response, id: 'x' } }, stranger: 'uma', page };
  },
};

/**
 * What a call leaves behind: lines of the ledger, transfers, messages. Letters to recipients outside of the bank are not the call's: a job
 * sends them, and whether it runs here depends on when the second bank takes it.
 */
async function traces(): Promise<number[]> {
  const [row] = await bank.db.query<{ all: number[] }>(
    `SELECT ARRAY[(SELECT count(*) FROM entry), (SELECT count(*) FROM payment), (SELECT count(*) FROM transfer),
                  (SELECT count(*) FROM outbox WHERE recipient NOT LIKE '%@example.test')]::int[] AS all`,
  );
  return row?.all ?? [];
}

interface Tried {
  again(body?: object): Promise<{ responseCode: string; reason?: string }>;
  prepared: Prepared;
  key: string;
}

/** Eight cases of one call; each begins before its first use, and knows what one use leaves behind. */
const CASES: Readonly<Record<string, (tried: Tried, method: string) => Promise<void>>> = {
  async first({ again }) {
    expect(await again()).toMatchObject({ responseCode: '00' });
  },
  async replay({ again }) {
    const first = await again();
    expect(await again()).toEqual(first);
    expect(await again()).toEqual(first);
  },
  async 'other body'({ again, prepared }) {
    await again();
    expect(await again(prepared.other)).toMatchObject({ responseCode: 'VF', reason: 'keyReused' });
  },
  async concurrent({ again }) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => again()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ responseCode: '00' });
  },
  async 'after 500'({ again }, method) {
    await client.post('/sandbox/faults', { match: { method }, kind: 'status', status: 500, times: 1 });
    expect((await again()).responseCode).not.toBe('00');
    expect(await again()).toMatchObject({ responseCode: '00' });
  },
  async 'after a restart'({ again, prepared, key }, method) {
    const first = await again();
    const { db, clock, ids, connectionString } = bank;
    const openListener = () => connectListener(connectionString);
    const second = await createSandbox({ db, clock, ids, config: configFrom({}), openListener });
    const there = clientOf({ db, sandbox: second });
    const { accessToken } = await there.signIn(prepared.who);
    const headers = { ...prepared.page, 'idempotency-key': key };
    expect((await there.call(accessToken, method, prepared.body, headers)).json()).toEqual(first);
    await second.close();
  },
  async 'long after'({ again }) {
    const first = await again();
    bank.clock.advance(40 * 86_400_000);
    expect(await again()).toEqual(first);
  },
  async 'another user’s key'({ again, prepared, key }, method) {
    const first = await again();
    const by = await token(prepared.stranger);
    const theirs = await client.call(by, method, prepared.body, { ...prepared.page, 'idempotency-key': key });
    expect(theirs.json()).not.toEqual(first);
    expect(theirs.json<{ responseCode: string }>().responseCode).not.toBe('00');
  },
};

const moving = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ money }) => money)
  .map(({ name }) => name);

it('tries every call that moves money', () => {
  expect(Object.keys(PREPARE).sort()).toEqual([...moving].sort());
});

it.each(moving)('%s is done once under its key, whatever happens to it (D28)', async (method) => {
  let once: number[] | null = null;
  for (const [name, run] of Object.entries(CASES)) {
    const prepared = await PREPARE[method]?.();
    if (!prepared) throw new Error(`nobody knows how to make ${method}`);
    const key = `${method} ${name}`.replaceAll(/[^\w]/g, '-');
    const again = async (body: object = prepared.body) => {
      const headers = { ...prepared.page, 'idempotency-key': key };
      const answer = await client.call(await token(prepared.who), method, body, headers);
      return answer.json<{ responseCode: string; reason?: string }>();
    };
    const before = await traces();
    await run({ again, prepared, key }, method);
    const after = await traces();
    const left = after.map((count, i) => count - (before[i] ?? 0));
    once ??= left;
    expect([name, left]).toEqual([name, once]);
  }
});
