// Rules: R1.3.1, R1.7.38, R1.8.1, R1.8.2, S9.
import { http, method, type Row } from '@bank/protocol';
import { balanceInquiry } from '@bank/protocol/accounts';
import { login } from '@bank/protocol/auth';
import { passkeyApprove } from '@bank/protocol/passkeys';
import { checkPayeeEmail, normalConfirm, p2pTransfer } from '@bank/protocol/transfers';
import fc from 'fast-check';
import { readAnswer, type AnswerProblem } from './read-answer';
import { REACTIONS } from './reactions';

const payee = { exist: true, exists: true, isEmployee: false, outBlacklist: true, name: 'Ben' };
const noComplaint = (problem: AnswerProblem) => {
  throw new Error(problem.detail);
};
const read = (row: Row, body: unknown, status = 200, retryAfter: string | null = null) =>
  readAnswer(
    row,
    { status, text: typeof body === 'string' ? body : JSON.stringify(body), retryAfter, isOwn: true },
    noComplaint,
  );

test('success is only the string "00"', () => {
  expect(read(checkPayeeEmail, { responseCode: '00', ...payee })).toEqual({ ok: true, value: payee });
  for (const responseCode of [0, '0', '000', true, null]) {
    expect(read(checkPayeeEmail, { responseCode, ...payee })).toMatchObject({ ok: false });
  }
});

test.each([
  ['VF', 'verify'],
  ['TE', 'terms'],
  ['AE', 'network'],
  ['AU', 'auth'],
  ['ENOA', 'denied'],
  ['UE', 'unknown'],
  ['CA', 'closed'],
  ['13', 'denied'],
  ['TA1', 'invalid'],
  ['IM', 'invalid'],
  ['92', 'confirmation'],
  ['XYZ', 'unknown'],
])('code %s is a failure of kind %s', (responseCode, kind) => {
  expect(read(checkPayeeEmail, { responseCode, responseDescription: 'Because' })).toMatchObject({
    ok: false,
    failure: { kind, code: responseCode, messages: ['Because'] },
  });
});

test("a row's own codes are answers", () => {
  const row = method('emailCheck', { codes: ['92'] });
  expect(read(row, { responseCode: '92' })).toEqual({ ok: true, value: undefined });
});

test.each([
  [
    {
      validationErrors: [{ description: 'v1', field: 'amount' }, { description: 'v2' }],
      error: 'e',
      responseDescription: 'd',
    },
    ['v1', 'v2'],
  ],
  [{ error: 'e', errors: [{ message: 'm' }], responseDescription: 'd' }, ['e']],
  [{ errors: [{ message: 'm1' }, { message: 'm2' }], responseDescription: 'd', message: 'x' }, ['m1', 'm2']],
  [{ responseDescription: 'd', message: 'x' }, ['d']],
  [{ message: 'x', body: 'b' }, ['x']],
  [{ body: 'b' }, ['b']],
  [{}, []],
])('sentences in the order of R2.8.1: %j', (fields, messages) => {
  expect(read(checkPayeeEmail, { responseCode: 'VF', ...fields })).toMatchObject({ failure: { messages } });
});

test('fields, terms and what stands beside the envelope reach the screen', () => {
  const body = {
    responseCode: 'VF',
    validationErrors: [{ description: 'Too much', field: 'amount' }],
    reason: 'insufficientFunds',
  };
  expect(read(p2pTransfer, body)).toMatchObject({
    failure: { fields: { amount: 'Too much' }, reason: 'insufficientFunds' },
  });
  const terms = [{ id: '1', title: 'Terms', url: 'https://bank.test/terms' }];
  expect(read(checkPayeeEmail, { responseCode: 'TE', terms })).toMatchObject({ failure: { kind: 'terms', terms } });
});

test.each([
  ['a method that names it', normalConfirm, { responseCode: 'VF', reason: 'codeUsedUp' }, 200, 'codeUsedUp'],
  ['an http row, as its code', login, { message: 'No', code: 'locked' }, 403, 'locked'],
  [
    'an http row, beside a code',
    passkeyApprove,
    { message: 'No', code: 'VF', reason: 'codeExpired' },
    403,
    'codeExpired',
  ],
  ['a row that names others', normalConfirm, { responseCode: 'VF', reason: 'listedAlready' }, 200, undefined],
  ['a row that names none', checkPayeeEmail, { responseCode: 'VF', reason: 'codeUsedUp' }, 200, undefined],
] as const)(
  'the word of a refusal of %s is its reason only when the row names it',
  (_what, row, body, status, reason) => {
    expect(read(row, body, status)).toMatchObject({ ok: false, failure: { reason } });
  },
);

test.each([
  [401, 'unauthorized', 'auth'],
  [403, 'rejected', 'auth'],
  [404, 'rejected', 'invalid'],
  [409, 'conflict', 'invalid'],
  [429, 'throttled', 'rateLimited'],
  [500, 'server', 'server'],
  [502, 'server', 'server'],
  [503, 'throttled', 'rateLimited'],
])('HTTP %i of an http row is %s, %s', (status, event, kind) => {
  expect(read(login, { message: 'No', code: 'word' }, status, '30')).toMatchObject({
    event,
    failure: { kind, status, messages: ['No'], code: 'word', retryAfterS: 30 },
  });
});

test('a missing top-level field makes an answer useless; a deeper one is reported and lived with, but never for money', () => {
  const problems: AnswerProblem[] = [];
  const lenient = (row: Row, body: unknown) =>
    readAnswer(row, { status: 200, text: JSON.stringify(body), retryAfter: null, isOwn: true }, (problem) =>
      problems.push(problem),
    );
  expect(lenient(balanceInquiry, { responseCode: '00' })).toMatchObject({ ok: false, event: 'garbage' });
  expect(problems).toHaveLength(0);
  expect(lenient(balanceInquiry, { responseCode: '00', accounts: { account: [{ accountId: 1 }] } })).toMatchObject({
    ok: true,
  });
  expect(problems).toMatchObject([{ row: 'balanceInquiry' }]);
  expect(lenient(normalConfirm, { responseCode: '00', trxid: '1', summary: {} })).toMatchObject({
    ok: false,
    event: 'garbage',
  });
});

const get = http('GET /contract', {});

test('whatever the wire brings is a value or a failure, never an exception; lost money is unknown (D21)', () => {
  const shape = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      '',
      '<!doctype html><html></html>',
      '{"responseCode":"00"',
      'null',
      '[]',
      '"00"',
      '{"responseCode":"00"}',
    ),
    fc
      .record({
        responseCode: fc.anything(),
        validationErrors: fc.anything(),
        errors: fc.anything(),
        terms: fc.anything(),
      })
      .map((value) => {
        try {
          return JSON.stringify(value) ?? '';
        } catch {
          return '{}'; // what JSON cannot hold
        }
      }),
  );
  fc.assert(
    fc.property(
      shape,
      fc.constantFrom(200, 204, 301, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503),
      (text, status) => {
        for (const row of [checkPayeeEmail, get, login]) {
          const answer = readAnswer(row, { status, text, retryAfter: null, isOwn: true }, () => undefined);
          if (!answer.ok) expect(answer.failure.messages.every((message) => typeof message === 'string')).toBe(true);
        }
        const money = readAnswer(p2pTransfer, { status, text, retryAfter: null, isOwn: true }, () => undefined);
        // None of these is a made transfer.
        expect(money.ok).toBe(false);
        if (!money.ok && money.event !== 'refused' && status < 400) {
          expect(REACTIONS[money.event].money).toBe('unknown');
        }
      },
    ),
    { numRuns: 2000 },
  );
});
