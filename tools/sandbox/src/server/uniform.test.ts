// Rules: D36.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { full } from '@bank/run/size';
import fc from 'fast-check';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { clientOf } from './test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let accessToken: string;

beforeAll(async () => {
  bank = await testBank({
    config: { lookupsPerMinute: 1e6, codesPerMinute: 1e6, signInsPerMinute: 1e6, passwordTries: 0 },
  });
  client = clientOf(bank);
  bank.clock.advance(1);
  await bank.db.query('DELETE FROM sign_in_guard');
  accessToken = await tokenOfAna();
});
afterAll(() => bank.close());

/** passwordTries 0 locks sign-in after its first try, so that the fuzz spends no time on hashing. */
async function tokenOfAna(): Promise<string> {
  const { url } = (await client.post('/sandbox/sign-in', { persona: 'ana', brand: 'a' })).json<{ url: string }>();
  const { code, codeVerifier } = Object.fromEntries(new URL(url).searchParams);
  return (await client.post('/auth/token', { code, codeVerifier })).json<{ accessToken: string }>().accessToken;
}

const rows = Object.values(rooms).flatMap((room) => Object.values<Row>(room));

it('answers what cannot be read in one way', async () => {
  const authorization = `Bearer ${accessToken}`;
  const cases: [string, Record<string, string>, string, number][] = [
    ['{"a":', {}, '/?balanceInquiry', 400],
    ['{"a":', {}, '/auth/login', 400],
    ['<xml/>', { 'content-type': 'text/xml' }, '/?balanceInquiry', 415],
    [`{"a":"${'x'.repeat(300_000)}"}`, {}, '/?balanceInquiry', 413],
    ['{}', {}, '/no/such/path', 404],
  ];
  for (const [body, headers, url, status] of cases) {
    const answer = await client.post(url, body, { authorization, ...headers });
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json<{ message: string }>().message).toMatch(/^(The request could not be read|Not found)\.$/);
  }
  for (const body of ['[]', 'null', '"text"', '7']) {
    const answer = await client.post('/?balanceInquiry', body, { authorization });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ responseCode: 'TA1' })]);
  }
});

it('says what is wrong with which field, in the language asked for', async () => {
  const answer = await client.call(
    accessToken,
    'p2pTransferFee',
    { accountId: 'x', amount: '1', currency: 'eur' },
    { 'accept-language': 'es' },
  );
  expect(answer.json()).toEqual({
    responseCode: 'TA1',
    responseDescription: 'Algunos datos no son válidos.',
    validationErrors: [
      { description: 'Revisa este valor: no es válido.', field: 'accountId' },
      { description: 'Revisa este valor: no es válido.', field: 'currency' },
    ],
  });
});

/** What breaks where it is not expected. */
const LISTED = [
  '\u0000',
  "'; DROP TABLE session; --",
  '1e309',
  '-0',
  '0x10',
  '999999999999999',
  '\ud800',
  '9'.repeat(400),
  '٣',
];
const NAUGHTY = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...LISTED),
  fc.integer(),
  fc.double(),
  fc.bigInt().map(String),
);
const KEYS = [
  ...[
    'accountId',
    'amount',
    'currency',
    'toEmail',
    'email',
    'trxid',
    'approvalCode',
    'idempotencyKey',
    'pageNumber',
    'pageSize',
  ],
  ...[
    'keyword',
    'fromDate',
    'toDate',
    'fromAmount',
    'types',
    'limit',
    'search',
    'note',
    'fromCurrencyCode',
    'toCurrencyCode',
    'refreshToken',
  ],
  ...[
    'code',
    'codeVerifier',
    'codeChallenge',
    'username',
    'password',
    'client',
    'otp',
    'secret',
    '__proto__',
    'fromCustomerId',
    'method',
  ],
];
/** What a row accepts, so that naughty values reach past the schema to the handlers. */
const FINE: Record<string, object> = {
  balanceHistory: { accountId: 10011, fromDate: '2026-10-01', toDate: '2026-10-31' },
  exchangeRate: { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' },
  transactionHistory: { pageNumber: 1 },
  checkPayeeEmail: { email: 'ben@personas.test' },
  recentTransfersList: { types: ['p2p'], limit: 3 },
  p2pTransferFee: { accountId: 10011, amount: '1.00', currency: 'EUR' },
  p2pTransfer: { accountId: 10011, amount: '1.00', currency: 'EUR', toEmail: 'ben@personas.test' },
  normalConfirm: { trxid: 'x', approvalCode: '1' },
  resendSmsForTransfer: { trxid: 'x' },
  transferCancel: { trxid: 'x' },
  transferOutcome: { idempotencyKey: 'x' },
  activateAccount: { username: 'neo@personas.test', activationCode: 'x' },
  businessActivate: { email: 'bo@personas.test', activationCode: 'x' },
  activationCodeResend: { email: 'neo@personas.test' },
  passwordChangeRequest: { email: 'ana@personas.test' },
  passwordChangeCodeCheck: { email: 'ana@personas.test', code: '1' },
  passwordChangeWithCode: { email: 'ana@personas.test', code: '1', password: 'x' },
};

it.each(rows.map((row) => [row.name, row] as const))(
  '%s never answers 500, whatever comes (D35)',
  async (_name, row) => {
    const own = Object.keys(FINE[row.name] ?? {});
    // Each in each field that reaches a handler, whatever else chance brings.
    const examples = own.flatMap((key) => LISTED.map((text): [object, object] => [{}, { [key]: text }]));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...KEYS), NAUGHTY, { maxKeys: 5 }),
        fc.dictionary(fc.constantFrom(...(own.length > 0 ? own : KEYS)), NAUGHTY, { maxKeys: 1 }),
        async (wild, bent) => {
          for (const body of [wild, { ...FINE[row.name], ...bent }]) {
            const answer = await client.row(row, body, { authorization: `Bearer ${accessToken}` });
            expect([JSON.stringify(body), answer.statusCode < 500]).toEqual([JSON.stringify(body), true]);
          }
        },
      ),
      { numRuns: full(40) + examples.length, examples },
    );
  },
);

it('lets brands on this machine call it from their pages, and no other page', async () => {
  const preflight = (origin: string) =>
    bank.sandbox.inject({
      method: 'OPTIONS',
      url: '/?balanceInquiry',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  for (const origin of ['http://localhost:4201', 'http://127.0.0.1:4206']) {
    const answer = await preflight(origin);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, origin]);
  }
  for (const origin of ['http://localhost.evil.example', 'https://localhost@evil.example', 'null', 'file://']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});
