// Rules: R3.3.22, R3.3.24, R0.41, R0.115, R1.5.3, R3.5.2.
import type { Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { visitorOf } from '../../../identity/activation/test-people';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { CHALLENGE } from '../../../server/test-client';
import { application, applicantOf } from '../test-applicant';

const EMAIL = 'nora.ionescu@mail.test';
const PASSWORD = 'Harbour-lamp-93';

let bank: TestBank;
let client: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  bank = await testBank({ config: { codesPerMinute: 1e6, lookupsPerMinute: 1e6, signInsPerMinute: 1e6 } });
  client = visitorOf(bank);
  const answer = await applicantOf(bank).apply({}, { 'accept-language': 'ro' });
  expect(answer).toMatchObject({ responseCode: '00', email: EMAIL });
});
afterAll(() => bank.close());

const signIn = async () => {
  const body = { client: 'spa', username: EMAIL, password: PASSWORD, codeChallenge: CHALLENGE };
  return client.post('/auth/login', body);
};
const tokenOf = async () => (await signIn()).json<{ accessToken: string }>().accessToken;
const ask = async (token: string, row: Row, body: object = {}) =>
  (await client.row(row, { ...body }, { authorization: `Bearer ${token}` })).json<Record<string, unknown>>();

it('a newcomer is written as the application says, trimmed, with what they accepted', async () => {
  const [row] = await bank.db.query(
    `SELECT c.id AS "customerId", c.type, c.first_name AS "firstName", c.verified, c.limited, c.need_kyc AS "needKyc",
            c.need_info_update AS "needInfoUpdate", c.tax_status AS "taxStatus", c.permissions, c.brand,
            extract(day FROM c.tax_due_at - c.created_at)::int AS "taxDays",
            c.residence_country AS country, u.id AS "userId", u.language, u.activated_at AS "activatedAt", u.phone,
            u.customer_type AS "userType", p.birth_country AS "birthCountry", p.second_occupation AS second,
            to_char(p.birth_day, 'YYYY-MM-DD') AS "birthDay", p.tax_id AS "taxId", p.statement
       FROM app_user u JOIN customer c ON c.id = u.customer_id JOIN person_profile p ON p.customer_id = c.id
      WHERE u.email = $1`,
    [EMAIL],
  );
  expect(row).toEqual({
    ...{ customerId: 10_000, type: 'personal', firstName: 'Nora', verified: false, limited: false, needKyc: true },
    ...{
      needInfoUpdate: false,
      taxStatus: 'none',
      taxDays: 90,
      permissions: [],
      brand: 'd',
      country: 'RO',
      userId: 1000,
    },
    ...{ language: 'ro', activatedAt: null, phone: null, userType: 'personal', birthCountry: 'SU', second: 'student' },
    ...{ birthDay: '1990-05-17', taxId: null },
    statement: {
      ...{ sourceIds: [1, 11], sourceSpecifications: { 11: 'Honey of my bees' } },
      ...{ secondSourceIds: [10], secondSourceSpecifications: {}, purposeIds: [1, 5], purposeSpecifications: {} },
      ...{ estimatedMonthlyDepositId: 2, anotherAccount: true },
      ...{ anotherAccountDetails: 'Current account at Banca Veche', device: application.device },
    },
  });
  expect(await bank.db.query('SELECT FROM account WHERE customer_id = 10000')).toEqual([]);
});

it('nobody gets an SMS, and one letter in the language of the call activates', async () => {
  const letters = await bank.db.query<{ channel: string; recipient: string; subject: string }>(
    'SELECT channel, recipient, subject FROM outbox',
  );
  expect(letters).toEqual([{ channel: 'email', recipient: EMAIL, subject: expect.any(String) }]);
  expect((await signIn()).json()).toMatchObject({ code: 'badCredentials' });
  const [letter] = await bank.db.query<{ text: string }>('SELECT text FROM outbox');
  const [, search = ''] = /\/activate\?(\S+)/.exec(letter?.text ?? '') ?? [];
  const link = new URLSearchParams(search);
  expect([link.get('user'), link.get('action')]).toEqual([EMAIL, 'activation']);
  expect(letter?.text).toContain('Dacă nu ați cerut dumneavoastră');
  const opened = { username: EMAIL, activationCode: link.get('code') };
  // A mail program that opens the link does nothing by it: only a password activates, and who reads the letter chooses it.
  expect(await client.ask('activateAccount', opened)).toMatchObject({ responseCode: '00', passwordNeeded: true });
  expect((await signIn()).json()).toMatchObject({ code: 'badCredentials' });
  expect(await client.ask('activateAccount', { ...opened, password: PASSWORD })).toMatchObject({
    passwordNeeded: false,
  });
  expect((await signIn()).statusCode).toBe(200);
});

it('after the sign-in the bank says what is still asked of them', async () => {
  const token = await tokenOf();
  const { customer } = rooms.customer.customerInfo.response.parse(await ask(token, rooms.customer.customerInfo));
  expect(customer).toMatchObject({
    ...{ customerType: 'personal', isNeedKyc: true, verified: false, limited: false, permissions: [] },
    ...{ residenceCountryCode: 'RO', login: { email: EMAIL }, actingFor: null, isHaveRelatedAccounts: false },
  });
  const { terms } = rooms.profile.legalInfo.response.parse(await ask(token, rooms.profile.legalInfo));
  const acceptedAt = new Date(bank.clock.now()).toISOString();
  expect(terms).toEqual([
    { id: 'privacy', title: 'Privacy policy', url: 'https://www.plainwallet.example/legal/privacy', acceptedAt },
    { id: 'terms', title: 'Terms of use', url: 'https://www.plainwallet.example/legal/terms', acceptedAt },
  ]);
  const { addresses } = rooms.profile.addressesGet.response.parse(await ask(token, rooms.profile.addressesGet));
  expect(addresses).toMatchObject([
    {
      address1: 'Strada Lungă 7',
      address2: null,
      city: 'Cluj-Napoca',
      stateName: 'Cluj',
      isMain: true,
      confirmed: false,
    },
  ]);
});

it('their phone is confirmed where they stand: in the session that asked, the code alone is enough', async () => {
  const token = await tokenOf();
  const { personalInfo } = rooms.profile.personalInfoGet.response.parse(
    await ask(token, rooms.profile.personalInfoGet),
  );
  expect(personalInfo.phones).toMatchObject([{ countryCode: '40', number: '744010203', confirmed: false }]);
  const phoneId = personalInfo.phones[0]?.phoneId;
  const sent = await ask(token, rooms.profile.phoneVerify, { phoneId, type: 'sms', codeChallenge: CHALLENGE });
  expect(sent).toMatchObject({ maskedPhone: '•••• 03' });
  const confirmationCode = await client.lastCode('+40744010203');
  const elsewhere = await tokenOf();
  expect(await ask(elsewhere, rooms.profile.confirmPhone, { phoneId, confirmationCode })).toMatchObject({
    reason: 'codeWrong',
  });
  expect(await ask(token, rooms.profile.confirmPhone, { phoneId, confirmationCode })).toMatchObject({
    responseCode: '00',
  });
  const { personalInfo: after } = rooms.profile.personalInfoGet.response.parse(
    await ask(token, rooms.profile.personalInfoGet),
  );
  expect(after.phones).toMatchObject([{ confirmed: true, isForCodes: true }]);
});

/** What home and its neighbours ask for. */
const ASKED: readonly [Row, object][] = [
  [rooms.history.transactionHistory, { pageNumber: 1 }],
  [rooms.transfers.recentTransfersList, { types: ['p2p'], limit: 3 }],
];

const bearers = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ auth, admin = false }) => auth === 'bearer' && !admin);

it('no call fails at a customer without an account', async () => {
  const failed: [string, number][] = [];
  let token = await tokenOf();
  for (const [row, body] of [...bearers.map((row) => [row, {}] as const), ...ASKED]) {
    const answer = await client.row(row, { ...body }, { authorization: `Bearer ${token}` });
    if (answer.statusCode >= 500) failed.push([row.name, answer.statusCode]);
    // Some calls end their session.
    if (answer.statusCode === 401) token = await tokenOf();
  }
  expect(failed).toEqual([]);
  for (const [row, body] of ASKED) expect(await ask(token, row, body)).toMatchObject({ responseCode: '00' });
});
