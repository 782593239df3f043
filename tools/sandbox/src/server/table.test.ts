// Rules: R1.7.1, R2.7.173.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { testBank } from '../testing';
import type { TestBank } from '../testing';
import { calls } from './rooms';
import { clientOf } from './test-client';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let accessToken: string;
let adminToken: string;
const ANA = 1001;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  accessToken = (await client.signIn('ana')).accessToken;
  adminToken = (await client.signIn('ada')).accessToken;
  await client.call(adminToken, 'adminActStart', { customerId: ANA, reason: 'She asked for it on the phone' });
  await client.proveAct(adminToken, 'ada', ANA);
});
afterAll(() => bank.close());

const rows: Row[] = Object.values(rooms).flatMap((room) => Object.values<Row>(room));
const named = rows.map((row) => [row.name, row] as const);

it('answers every row of the table, once', () => {
  expect(calls.map(({ row }) => row.name)).toEqual(rows.map((row) => row.name));
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
});

const SIGNED: readonly Row['auth'][] = ['bearer', 'authSecret', 'identityToken'];

it.each(named.filter(([, row]) => SIGNED.includes(row.auth)))(
  '%s refuses without a valid token',
  async (_name, row) => {
    const forged = `${accessToken.slice(0, -6)}AAAAAA`;
    for (const authorization of [undefined, 'Bearer', `Bearer ${forged}`, `Basic ${accessToken}`, 'Bearer a.b.c']) {
      const answer = await client.row(row, {}, authorization === undefined ? {} : { authorization });
      expect(answer.statusCode).toBe(401);
      const code = row.kind === 'method' ? { responseCode: 'AU' } : { code: 'AU' };
      expect(answer.json()).toMatchObject({ ...code, message: 'Please log in.' });
    }
  },
);

// R2.7.173, R2.7.175: each of their handlers opens the secret itself, so that each of them is tried.
const BY_SECRET: Readonly<Record<string, object>> = {
  recipientPaymentDetails: {},
  recipientMethods: { countryCode: 'DE' },
  recipientPaymentMeta: { paymentMethod: 'eft', toCurrencyCode: 'EUR', countryCode: 'DE' },
  recipientExtraParams: { paymentMethod: 'eft', currencyCode: 'EUR', countryCode: 'DE' },
  recipientCardBin: { binNumber: '424242' },
  recipientBinBlacklist: {},
  recipientBankDictionary: { swift: 'DEUTDEFF' },
  recipientInstantInfo: { taxId: '1', instantKey: '1', instantKeyType: 'taxId' },
  recipientInstantBanks: { countryCode: 'BR' },
  recipientLastWithdrawals: { limit: 5 },
  recipientWithdrawalDetails: { paymentId: 'x' },
  recipientPaymentSubmit: { paymentMethod: 'eft', currencyCode: 'EUR', countryCode: 'DE', paymentDetails: {} },
  recipientPaymentApprove: { approvalCode: '000000', operationId: 'x' },
  recipientApprovalResend: { approveType: 'email', operationId: 'x' },
  recipientPaymentCancel: { reason: 'x' },
};

it.each(named.filter(([, row]) => row.auth === 'paymentSecret'))(
  '%s opens nothing without its secret',
  async (name, row) => {
    for (const paymentSecret of ['', 'x', 7]) {
      const signedIn = { authorization: `Bearer ${accessToken}` };
      for (const headers of [undefined, signedIn]) {
        const answer = await client.row(row, { ...BY_SECRET[name], paymentSecret }, headers);
        expect(answer.json()).toMatchObject({ responseCode: 'VF', reason: 'linkGone' });
      }
    }
  },
);

// Who has no secret of a link is refused before the fields are looked at; tax.test.ts asks with one.
it.each(named.filter(([, row]) => row.kind === 'method' && row.auth !== 'authSecret'))(
  '%s refuses what it does not name (TA1)',
  async (name, row) => {
    // An administrator's row that acts for a customer asks for an act before it reads anything.
    const act = row.admin && row.acting ? { fromCustomerId: ANA } : {};
    const answer = await client.call(row.admin ? adminToken : accessToken, name, { surprise: 1, ...act });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ responseCode: 'TA1' });
  },
);

it('peels off what the transport injects (R1.7.2)', async () => {
  const injected = { fromCustomerId: 1001, customerId: 1001, authSecret: 'x', fromEmail: 'a@b.cd', lang: 'ro' };
  const answer = await client.call(accessToken, 'balanceInquiry', injected);
  expect(answer.json()).toMatchObject({ responseCode: '00' });
});

it('takes the name from the body when the address has none, and knows no other names (IM)', async () => {
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await client.post('/', { method: 'balanceInquiry' }, headers)).json()).toMatchObject({ responseCode: '00' });
  for (const name of ['toString', '__proto__', 'constructor', 'POST /auth/login', 'login', '']) {
    expect((await client.post('/', { method: name }, headers)).json()).toMatchObject({ responseCode: 'IM' });
  }
  expect((await client.post('/?noSuchThing', {}, headers)).json()).toMatchObject({ responseCode: 'IM' });
});
