import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { cardActivate } from '@bank/protocol/cards';
import { p2pTransfer } from '@bank/protocol/transfers';
import { transferOutcome } from '@bank/protocol/transfers-outcome';
import { inFull } from '@bank/run/size';
import { failureOf, startBank, type Answer } from './bank.testing';
import { ApiFailure, resolveOutcome } from './index';
import { intents } from './intents';
import { forgetAsks } from './testing';
import { send } from './transport';

// R0.36: a gateway may answer a money call, before or after the bank has committed it.

const MONEY_ROWS = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ money }) => money);

const BODIES: Readonly<Record<string, string>> = {
  HTML: '<!doctype html><title>Gateway</title><h1>Forbidden</h1>',
  empty: '',
  'foreign JSON': '{"message":"Forbidden","code":"VF","error":{"status":403}}',
  truncated: '{"responseCode":"00","responseDescription":"Succ',
  text: 'upstream request timeout',
  'envelope-like': '{"responseCode":403,"responseDescription":"Forbidden"}',
  'the words of a refusal':
    '{"responseCode":"VF","responseDescription":"Not enough money","errors":[{"message":"No"}]}',
};
const NAMED = [400, 401, 403, 404, 408, 413, 429, 499, 500, 502, 503, 504];
const SWEEP = Array.from({ length: 300 }, (_, n) => 300 + n);
const CONTENT_TYPES = ['text/html', 'application/json'];

/** A bank behind a gateway: it executes each key once, if the call gets through, and the gateway answers. */
function bankBehindGateway(gateway: () => Answer, isCommitted: boolean) {
  const posted: string[] = [];
  const seen = new Set<string>();
  const { requests } = startBank((request) => {
    if (request.url === '/auth/refresh') {
      return { body: { accessToken: 'a.b.c', refreshToken: 'r2' } };
    }
    if (request.url === `/?${transferOutcome.name}`) {
      return { body: { responseCode: '00', what: 'absent' } };
    }
    const key = String(request.headers.get('Idempotency-Key'));
    if (isCommitted && !seen.has(key)) posted.push(key);
    seen.add(key);
    return gateway();
  });
  return { posted, seen, requests };
}

beforeEach(() => {
  sessionStorage.clear();
  forgetAsks();
  intents.reload();
});

async function expectUnknown(row: Row, answer: Answer, isCommitted: boolean): Promise<void> {
  intents.clear();
  forgetAsks();
  const bank = bankBehindGateway(() => answer, isCommitted);
  let made = 0;
  const form = () => intents.of('form', 'as typed', () => `k${(made += 1)}`);
  const failure = await failureOf(send(row, {}, 'money', { idempotencyKey: form().key }));
  expect([row.name, answer.status, answer.body, failure instanceof ApiFailure && failure.kind]).toEqual([
    row.name,
    answer.status,
    answer.body,
    'unknownOutcome',
  ]);
  // The key stays, also over a reload, until the bank reports the outcome.
  intents.reload();
  expect([form().key, intents.isUnknown(form())]).toEqual(['k1', true]);
  await resolveOutcome('k1');
  expect([...bank.seen]).toEqual(['k1']);
  expect(bank.posted).toEqual(isCommitted ? ['k1'] : []);
  expect(form().key).toBe('k2');
}

const NAMED_ANSWERS = NAMED.flatMap((status) => CONTENT_TYPES.map((type) => ({ status, type })));
/** The two whose answers differ most: a payment and a card. In the gate they meet every answer, and each other call one with each body. */
const UNLIKE: readonly string[] = [p2pTransfer.name, cardActivate.name];
const answersFor = (row: Row, body: string) => {
  const turn = (MONEY_ROWS.indexOf(row) + Object.keys(BODIES).indexOf(body)) % NAMED_ANSWERS.length;
  return inFull(NAMED_ANSWERS, UNLIKE.includes(row.name) ? NAMED_ANSWERS : NAMED_ANSWERS.slice(turn, turn + 1));
};

const CELLS = MONEY_ROWS.flatMap((row) =>
  Object.keys(BODIES).flatMap((body) =>
    [true, false].map((isCommitted) => [row.name, body, isCommitted, row] as const),
  ),
);

test.each(CELLS)('%s: a gateway’s answer with %s, committed: %s, is unknown', async (_, body, isCommitted, row) => {
  for (const { status, type } of answersFor(row, body)) {
    const headers = { 'content-type': type, 'retry-after': '3' };
    await expectUnknown(row, { status, body: BODIES[body], headers, isForeign: true }, isCommitted);
  }
});

/** In the gate every status comes once, with the bodies in their turn. */
test.each(Object.keys(BODIES).map((body, nth) => [body, nth] as const))(
  'statuses from 300 to 599 with %s',
  async (body, nth) => {
    const inTurn = SWEEP.filter((status) => status % Object.keys(BODIES).length === nth);
    for (const status of [200, 204, ...inFull(SWEEP, inTurn)]) {
      await expectUnknown(p2pTransfer, { status, body: BODIES[body], isForeign: true }, true);
    }
  },
);

const refusal = { responseCode: 'VF', responseDescription: 'Not enough money' };

test.each([
  ['the mark of a call without a key', { 'bank-answer': '-' }],
  ['the mark of another call', { 'bank-answer': 'k0' }],
  ['no JSON', { 'content-type': 'text/html' }],
])('a refusal with %s is unknown', async (_, headers) => {
  for (const row of MONEY_ROWS) await expectUnknown(row, { body: refusal, headers }, true);
});

test.each([
  [200, refusal, 'verify'],
  [200, { responseCode: 'ENOA' }, 'denied'],
  [400, { responseCode: 'TA1', message: 'Unreadable' }, 'invalid'],
  [401, { responseCode: 'AU' }, 'auth'],
  [429, { responseCode: 'UE' }, 'rateLimited'],
  [503, { responseCode: 'UE' }, 'rateLimited'],
])('%s of the bank itself is definite: %j', async (status, body, kind) => {
  for (const row of MONEY_ROWS) {
    intents.clear();
    bankBehindGateway(() => ({ status, body, headers: { 'retry-after': '3' } }), false);
    const { key } = intents.of('form', 'as typed', () => 'k1');
    expect(await failureOf(send(row, {}, 'money', { idempotencyKey: key }))).toMatchObject({ kind });
    expect(intents.of('form', 'as typed', () => 'k2').key).toBe('k2');
  }
});

test('a success that the bank has not marked is unknown, too', async () => {
  const summary = {
    fromAccountId: 5,
    payee: { kind: 'customer', name: 'Ben', email: 'ben@personas.test' },
    amount: '10',
    currencyCode: 'EUR',
    debitAmount: '10',
    fee: '0',
    total: '10',
    debitCurrencyCode: 'EUR',
    exchangeRate: '1',
    note: '',
  };
  const approval = { approveType: 'none', approvalSentTo: null, approvalNumber: null, approvalExpiresAt: null };
  const body = { responseCode: '00', trxid: 't1', kind: 'P2P', status: 'posted', ...approval, steps: [], summary };
  await expectUnknown(p2pTransfer, { body, isForeign: true }, true);
  bankBehindGateway(() => ({ body }), true);
  expect(await send(p2pTransfer, {}, 'money', { idempotencyKey: 'k3' })).toMatchObject({ trxid: 't1' });
});

test('"absent" from a gateway settles nothing', async () => {
  startBank(() => ({ body: { responseCode: '00', what: 'absent' }, isForeign: true }));
  const { key } = intents.of('form', 'as typed', () => 'k1');
  intents.markUnknown(key);
  expect(await failureOf(resolveOutcome(key))).toMatchObject({ kind: 'server' });
  expect(intents.of('form', 'as typed', () => 'k2').key).toBe('k1');
});

test.each([
  [401, { responseCode: 'AU' }],
  [429, { responseCode: 'UE' }],
  [200, { responseCode: 'ENOA' }],
])('after a gateway’s 401, a %i of the bank says nothing about the first try', async (status, body) => {
  for (const row of MONEY_ROWS) {
    const answers: Answer[] = [
      { status: 401, body: BODIES['HTML'], isForeign: true },
      { status, body },
    ];
    intents.clear();
    const { seen } = bankBehindGateway(() => answers.shift() ?? {}, true);
    const { key } = intents.of('form', 'as typed', () => 'k1');
    const failure = await failureOf(send(row, {}, 'money', { idempotencyKey: key }));
    expect(failure).toMatchObject({ kind: 'unknownOutcome' });
    expect([...seen]).toEqual(['k1']);
  }
});
