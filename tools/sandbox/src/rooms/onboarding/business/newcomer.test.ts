// Rules: R3.3.16, R3.3.25, R3.3.26, R0.46, R0.115, R0.173.
import { mailboxOf, type Row } from '@bank/protocol';
import { rooms } from '@bank/protocol/all';
import { visitorOf } from '../../../identity/activation/test-people';
import { CHALLENGE } from '../../../server/test-client';
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { application, companyApplicantOf, EMAIL } from './test-company';

const PASSWORD = 'Harbour-lamp-93';

let bank: TestBank;
let client: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  bank = await testBank({ config: { codesPerMinute: 1e6, lookupsPerMinute: 1e6, signInsPerMinute: 1e6 } });
  client = visitorOf(bank);
  const answer = await companyApplicantOf(bank).applyBusiness({}, { 'accept-language': 'ro' });
  expect(answer).toMatchObject({ responseCode: '00', email: EMAIL });
});
afterAll(() => bank.close());

const signIn = () =>
  client.post('/auth/login', { client: 'spa', username: EMAIL, password: PASSWORD, codeChallenge: CHALLENGE });
const tokenOf = async () => (await signIn()).json<{ accessToken: string }>().accessToken;
const ask = async (token: string, row: Row, body: object = {}) =>
  (await client.row(row, { ...body }, { authorization: `Bearer ${token}` })).json<Record<string, unknown>>();

it('a company is written as the application says, trimmed', async () => {
  const [row] = await bank.db.query(
    `SELECT c.id AS "customerId", c.type, c.business_name AS name, c.first_name AS "firstName", c.verified, c.limited,
            c.need_kyc AS "needKyc", c.tax_status AS "taxStatus",
            extract(day FROM c.tax_due_at - c.created_at)::int AS "taxDays", c.permissions, c.brand, c.residence_country AS country,
            u.id AS "userId", u.language, u.activated_at AS "activatedAt", u.password_hash AS password, u.phone,
            u.customer_type AS "userType", u.first_name || ' ' || u.last_name AS "userName"
       FROM app_user u JOIN customer c ON c.id = u.customer_id WHERE u.email = $1`,
    [EMAIL],
  );
  expect(row).toEqual({
    ...{ customerId: 10_000, type: 'business', name: 'Lumen Works SRL', firstName: 'Ida', verified: false },
    ...{ limited: false, needKyc: true, taxStatus: 'none', taxDays: 90, permissions: [], brand: 'd', country: 'RO' },
    ...{ userId: 1000, language: 'ro', activatedAt: null, password: null, phone: null, userType: 'business' },
    userName: 'Ida Moraru',
  });
  const [profile] = await bank.db.query(
    `SELECT registration_number AS number, to_char(registered_at, 'YYYY-MM-DD') AS day, tax_id AS "taxId", description,
            required_categories AS required, due_diligence AS "dueDiligence", legal_information AS legal,
            financial_detail AS money
       FROM company_profile WHERE customer_id = 10000`,
  );
  expect(profile).toEqual({
    ...{
      number: 'J12/345/2019',
      day: '2019-03-01',
      taxId: 'RO40506070',
      description: 'Lamps for stages',
      required: [4],
    },
    dueDiligence: {
      ...{ government: true, governmentDetails: 'A brother in the city council', lawsuits: false },
      ...{ lawsuitsDetails: null, taxPayers: false, taxPayersDetails: null },
    },
    legal: application.legalInformation,
    money: {
      ...{ monthlyDepositAmount: '25000.50', monthlyDepositCurrencyCode: 'EUR', monthlyWithdrawalAmount: '0' },
      ...{ monthlyWithdrawalCurrencyCode: 'RON', sourceIds: [1, 4], sourceSpecifications: { 4: 'Rent of a workshop' } },
      ...{ purposeIds: [1, 2], purposeSpecifications: {}, industry: 'manufacturing', industrySpecification: null },
    },
  });
});

it('what it says of people and shares is kept whole, without what only the call needed', async () => {
  const [kept] = await bank.db.query<{ statement: Record<string, unknown> }>(
    'SELECT statement FROM company_application',
  );
  const elsewhere = ['company', 'financialDetail', 'dueDiligence', 'legalInformation', 'agreements'];
  const people = Object.fromEntries(Object.entries(application).filter(([part]) => !elsewhere.includes(part)));
  const cleaned: unknown = JSON.parse(JSON.stringify(people), (key, value: unknown) =>
    typeof value !== 'string' ? value : key === 'email' ? mailboxOf(value) : value.trim(),
  );
  expect(kept?.statement).toEqual(cleaned);
});

it('whom it wants as users is nobody yet: no user, no access, no letter', async () => {
  const [found] = await bank.db.query<{ users: number; members: number; letters: string[] }>(
    `SELECT (SELECT count(*)::int FROM app_user WHERE id > 1000) AS users,
            (SELECT count(*)::int FROM membership WHERE customer_id = 10000) AS members,
            (SELECT array_agg(recipient) FROM outbox) AS letters`,
  );
  expect(found).toEqual({ users: 0, members: 0, letters: [EMAIL] });
  const rhea = await client.signIn('rhea');
  expect(JSON.stringify(await ask(rhea.accessToken, rooms.customer.relatedCustomers))).not.toContain('Lumen');
});

it('its letter, in the language of the call, activates it with a password', async () => {
  const [letter] = await bank.db.query<{ text: string; subject: string }>('SELECT text, subject FROM outbox');
  expect(letter?.subject).toBe('Activați-vă contul');
  const [, search = ''] = /\/activate\?(\S+)/.exec(letter?.text ?? '') ?? [];
  const link = new URLSearchParams(search);
  expect([link.get('user'), link.get('action')]).toEqual([EMAIL, 'activationBusiness']);
  const opened = { email: EMAIL, activationCode: link.get('code'), password: PASSWORD };
  expect(await client.ask('businessActivate', opened)).toMatchObject({ responseCode: '00', passwordNeeded: false });
  expect((await signIn()).statusCode).toBe(200);
});

it('after the sign-in the bank says what is still asked of it', async () => {
  const token = await tokenOf();
  const { customer } = rooms.customer.customerInfo.response.parse(await ask(token, rooms.customer.customerInfo));
  expect(customer).toMatchObject({
    ...{ customerType: 'business', isNeedKyc: true, verified: false, limited: false, permissions: [] },
    ...{ residenceCountryCode: 'RO', businessName: 'Lumen Works SRL', login: { email: EMAIL }, actingFor: null },
  });
  const { customerAccess } = rooms.customer.userAccessInfo.response.parse(
    await ask(token, rooms.customer.userAccessInfo),
  );
  expect(customerAccess).toMatchObject({ accessRights: 2, accessList: { balanceInfo: true }, isNeedKyc: true });
  const { terms } = rooms.profile.legalInfo.response.parse(await ask(token, rooms.profile.legalInfo));
  expect(terms.map(({ id }) => id)).toEqual(['privacy', 'terms']);
});

it('/company shows what it stated, its people by what they are, and which papers are missing', async () => {
  const { companyInfo } = rooms.profile.companyInfoGet.response.parse(
    await ask(await tokenOf(), rooms.profile.companyInfoGet),
  );
  expect(companyInfo).toMatchObject({
    ...{ name: 'Lumen Works SRL', tradingName: 'Lumen', registrationCountryCode: 'RO', email: EMAIL },
    ...{ website: 'https://www.lumen.example', businessTaxId: '•••••••070', isConverted: false },
    phone: { countryCode: '40', number: '744010210', confirmed: false },
    addresses: [
      { city: 'Cluj-Napoca', stateName: 'Cluj', isMain: true },
      { city: 'Chișinău', stateName: null, isMain: false },
    ],
    financialInstitution: { regulator: 'Banca Națională a României', licenceNumber: 'IFN-77' },
    ...{ corporateDocumentStatus: 'none', additionalDocumentStatus: 'notRequired', sourceOfWealthDocuments: {} },
    financialDetail: {
      industry: 'Manufacturing and crafts',
      sources: [{ name: 'Sales of goods and services' }, { specification: 'Rent of a workshop' }],
    },
    additionalQuestionAnswers: [
      { answer: 'Yes', details: 'Current account at Banca Veche' },
      { details: 'Rhea Popa, 29 February 2024' },
    ],
  });
  expect(companyInfo.people.map(({ name, positionIds, controlStatus }) => [name, positionIds, controlStatus])).toEqual([
    ['Ida Moraru', [2, 6, 8], 'none'],
    ['Milan Rusu', [2, 6, 8], 'none'],
    ['Rhea Popa', [8], 'none'],
    ['Kim Moraru', [6], null],
  ]);
  for (const { identityStatus, addressStatus } of companyInfo.people)
    expect([identityStatus, addressStatus]).toEqual(['none', 'none']);
});

/** What home and its neighbours ask for. */
const ASKED: readonly [Row, object][] = [
  [rooms.history.transactionHistory, { pageNumber: 1 }],
  [rooms.transfers.recentTransfersList, { types: ['p2p'], limit: 3 }],
];

const bearers = Object.values(rooms)
  .flatMap((room) => Object.values<Row>(room))
  .filter(({ auth, admin = false }) => auth === 'bearer' && !admin);

it('no call fails at a company without an account, and none finds money', async () => {
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
  const holding = await bank.db.query('SELECT FROM account WHERE customer_id = 10000');
  expect(holding).toEqual([]);
});
