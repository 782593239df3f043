import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { SoftwareAuthenticator } from '../identity/passkeys/software-authenticator';
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
    const asked = await client.post('/auth/passkeys/register-options', {}, headers);
    const { options } = asked.json<{ options: { challenge: string } }>();
    await client.post('/auth/passkeys', { name: 'Laptop', response: passkey.register(options) }, headers);
    const toSign = await client.post('/?businessRequestPasskeyOptions', { approvalTransactionId }, headers);
    const response = passkey.sign(toSign.json<{ options: { challenge: string } }>().options);
    const body = { approvalTransactionId, response };
    return { who: 'olivia', body, other: { ...body, response: { ...response, id: 'x' } }, stranger: 'uma', page };
  },
};

/** What a call leaves behind: lines of the ledger, transfers, messages. */
async function traces(): Promise<number[]> {
  const [row] = await bank.db.query<{ all: number[] }>(
    `SELECT ARRAY[(SELECT count(*) FROM entry), (SELECT count(*) FROM payment), (SELECT count(*) FROM transfer),
                  (SELECT count(*) FROM outbox)]::int[] AS all`,
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
