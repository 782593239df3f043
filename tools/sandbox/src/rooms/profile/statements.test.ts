// Rules: R1.1.5, R3.3.28, R3.4.8, R3.6.1.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const MONEY = {
  ...{ monthlyDepositAmount: '1200.5', monthlyDepositAmountCurrencyCode: 'EUR' },
  ...{ monthlyWithdrawalAmount: '0', monthlyWithdrawalAmountCurrencyCode: 'RON' },
  ...{ sourceIds: [1, 4], sourceSpecifications: { 4: 'Rent of a workshop' } },
  ...{ purposeIds: [2], purposeSpecifications: {} },
  industry: 'retail',
};
const NOTHING = { government: false, lawsuits: false, taxPayers: false };

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let carl: string;
let customerId: number;
const at = (port: number) => ({ origin: `http://localhost:${port}` });
const call = async (method: string, body: object = {}, token = carl, headers: Record<string, string> = at(4204)) =>
  (await client.call(token, method, body, headers)).json<Record<string, unknown> & { responseCode: string }>();
const company = async () =>
  rooms.profile.companyInfoGet.response.parse(await call('companyInfoGet')).companyInfo.financialDetail;
const diligence = async () =>
  rooms.profile.dueDiligenceInfo.response.parse(await call('dueDiligenceInfo')).dueDiligenceInfo;
const level = async () =>
  rooms.customer.customerInfo.response.parse(await call('customerInfoGet')).customer.dueDiligenceLevel;

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  carl = (await client.signIn('carl')).accessToken;
  customerId = rooms.customer.customerInfo.response.parse(await call('customerInfoGet')).customer.customerId;
});
afterEach(() => bank.close());

it('what a company states of its money takes the place of what it stated before, which is kept', async () => {
  const before = await company();
  expect(await call('financialDetailUpdate', MONEY)).toMatchObject({ responseCode: '00' });
  expect(await company()).toEqual({
    ...{ monthlyDepositAmount: '1200.5', monthlyDepositCurrencyCode: 'EUR' },
    ...{ monthlyWithdrawalAmount: '0', monthlyWithdrawalCurrencyCode: 'RON' },
    sources: [
      { sourceId: 1, name: expect.any(String), specification: null },
      { sourceId: 4, name: expect.any(String), specification: 'Rent of a workshop' },
    ],
    purposes: [{ purposeId: 2, name: expect.any(String), specification: null }],
    ...{ industry: 'Shops and wholesale', industryId: 'retail', industrySpecification: null },
  });
  const kept = await bank.db.query(
    `SELECT r.kind, r.replaced ->> 'industry' AS industry, u.email AS "by"
       FROM company_restatement r JOIN app_user u ON u.id = r.stated_by WHERE r.customer_id = $1`,
    [customerId],
  );
  expect(before?.industryId).toBe('manufacturing');
  expect(kept).toEqual([{ kind: 'financialDetail', industry: 'manufacturing', by: 'carl@personas.test' }]);
});

it.each([
  ['an industry of no list', { industry: 'piracy' }, 'noSuchEntry', 'industry'],
  ['another industry without a word', { industry: 'otherMainstream' }, 'specificationMissing', 'industrySpecification'],
  ['an amount below nothing', { monthlyDepositAmount: '-1' }, 'wrongAmount', 'monthlyDepositAmount'],
  [
    'a currency of nobody',
    { monthlyWithdrawalAmountCurrencyCode: 'XXX' },
    'noSuchEntry',
    'monthlyWithdrawalAmountCurrencyCode',
  ],
  ['a source that is asked about', { sourceSpecifications: {} }, 'specificationMissing', 'sourceSpecifications.4'],
  ['a word that turns', { sourceSpecifications: { 4: 'Re\u202ent' } }, 'fieldMissing', 'sourceSpecifications.4'],
  ['a purpose of persons', { purposeIds: [7] }, 'noSuchEntry', 'purposeIds'],
])('%s is refused beside its field, and nothing changes', async (_what, change, reason, field) => {
  const before = await company();
  expect(await call('financialDetailUpdate', { ...MONEY, ...change })).toMatchObject({
    responseCode: 'VF',
    reason,
    validationErrors: [{ field }],
  });
  expect(await company()).toEqual(before);
});

it('the adult group does not exist for a brand without it', async () => {
  const adult = { ...MONEY, industry: 'studio' };
  for (const port of [4201, 4202, 4203, 4205, 4206, 4999])
    expect([port, await call('financialDetailUpdate', adult, carl, at(port))]).toMatchObject([
      port,
      { responseCode: 'VF', reason: 'noSuchEntry', validationErrors: [{ field: 'industry' }] },
    ]);
  expect(await call('financialDetailUpdate', adult)).toMatchObject({ responseCode: '00' });
});

it('an industry that needs a closer look gets one, and only the bank ends it', async () => {
  expect(await level()).toBe(1);
  await call('financialDetailUpdate', { ...MONEY, industry: 'lending' });
  expect(await level()).toBe(4);
  await call('financialDetailUpdate', MONEY);
  expect(await level()).toBe(4);
  await bank.db.query('UPDATE customer SET due_diligence_level = 2 WHERE id = $1', [customerId]);
  await call('financialDetailUpdate', MONEY);
  expect(await level()).toBe(2);
});

it('the three questions are answered, changed and read back with the day', async () => {
  expect(await diligence()).toBeNull();
  const yes = { ...NOTHING, lawsuits: true, lawsuitsDetails: ' A supplier, over one invoice ' };
  expect(await call('dueDiligenceUpdate', yes)).toMatchObject({ responseCode: '00' });
  expect(await diligence()).toEqual({
    ...NOTHING,
    ...{
      lawsuits: true,
      governmentDetails: null,
      lawsuitsDetails: 'A supplier, over one invoice',
      taxPayersDetails: null,
    },
    statedAt: new Date(bank.clock.now()).toISOString(),
  });
  bank.clock.advance(60_000);
  await call('dueDiligenceUpdate', NOTHING);
  expect(await diligence()).toMatchObject({
    ...{ lawsuits: false, lawsuitsDetails: null },
    statedAt: new Date(bank.clock.now()).toISOString(),
  });
});

it.each(['government', 'lawsuits', 'taxPayers'] as const)(
  'a yes to %s has its details, and a no has none',
  async (one) => {
    const field = `${one}Details`;
    expect(await call('dueDiligenceUpdate', { ...NOTHING, [one]: true })).toMatchObject({
      ...{ responseCode: 'VF', reason: 'fieldMissing', validationErrors: [{ field }] },
    });
    expect(await call('dueDiligenceUpdate', { ...NOTHING, [field]: 'More' })).toMatchObject({
      ...{ responseCode: 'VF', reason: 'noSuchEntry', validationErrors: [{ field }] },
    });
    expect(await diligence()).toBeNull();
  },
);

it('an administrator who acts for the company changes both, under their own name', async () => {
  const ada = (await client.signIn('ada')).accessToken;
  const acting = { ...at(4204), 'customer-id': String(customerId) };
  expect(await call('dueDiligenceUpdate', NOTHING, ada, acting)).toMatchObject({ responseCode: 'ENOA' });
  await call('adminActStart', { customerId, reason: 'The company asked by letter' }, ada);
  await client.proveAct(ada, 'ada', customerId);
  expect(await call('financialDetailUpdate', MONEY, ada, acting)).toMatchObject({ responseCode: '00' });
  expect(await call('dueDiligenceUpdate', NOTHING, ada, acting)).toMatchObject({ responseCode: '00' });
  const by = await bank.db.query(
    'SELECT DISTINCT u.email FROM company_restatement r JOIN app_user u ON u.id = r.stated_by WHERE r.customer_id = $1',
    [customerId],
  );
  expect(by).toEqual([{ email: 'ada@personas.test' }]);
});

it('a person has nothing of the kind', async () => {
  const ana = (await client.signIn('ana')).accessToken;
  for (const [method, body] of [
    ['financialDetailUpdate', MONEY],
    ['dueDiligenceUpdate', NOTHING],
    ['dueDiligenceInfo', {}],
  ] as const)
    expect([method, await call(method, body, ana)]).toMatchObject([method, { reason: 'companyOnly' }]);
});

it('two changes at a time stand in a row, and each knows what it replaced', async () => {
  await Promise.all(
    ['retail', 'lending', 'media', 'health'].map((industry) => call('financialDetailUpdate', { ...MONEY, industry })),
  );
  const replaced = await bank.db.query<{ industry: string }>(
    `SELECT replaced ->> 'industry' AS industry FROM company_restatement WHERE customer_id = $1`,
    [customerId],
  );
  const all = [...replaced.map(({ industry }) => industry), (await company())?.industryId];
  expect(all.toSorted()).toEqual(['health', 'lending', 'manufacturing', 'media', 'retail']);
});
