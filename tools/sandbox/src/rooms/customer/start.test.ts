// Rules: R0.3, R1.3.7, R3.3.10, R3.6.2.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterAll(() => bank.close());

const ask = async (persona: string, method: string, body: object = {}, headers: Record<string, string> = {}) => {
  const { accessToken } = await client.signIn(persona);
  return (await client.call(accessToken, method, body, headers)).json();
};
const acting = (customerId: number) => ({ 'customer-id': String(customerId) });

// R1.4.11 to R1.4.16: what each start page is decided by.
it.each([
  ['paul', { isNeedPersonalInfoUpdate: true, customerType: 'personal' }],
  ['wes', { useOldWeb: true, oldWebUrl: 'https://classic.sandbox-bank.example/sign-in' }],
  ['cora', { customerType: 'business', isHaveRelatedAccounts: true, customerId: 0, actingFor: null }],
  ['nora', { customerType: 'business', isHaveRelatedAccounts: false, customerId: 0 }],
  ['bea', { customerType: 'business', isNeedKyc: true }],
  ['erik', { customerType: 'business', customerId: 1005, actingFor: null }],
  ['ada', { isAdmin: true, customerId: 0 }],
])('%s is known as %j', async (persona, expected) => {
  expect((await ask(persona, 'customerInfoGet')).customer).toMatchObject(expected);
});

it.each([
  ['tess', { taxResidencySelfCertificationDocumentStatus: 'none' }],
  ['toby', { taxResidencySelfCertificationDocumentStatus: 'none', accessList: { balanceInfo: true } }],
  ['erik', { accessRights: 5, accessList: { balanceInfo: false } }],
  ['remy', { accessList: null }],
  ['cora', { accessRights: 0, accessList: null }],
  ['nora', { accessRights: 0, accessList: null }],
])('%s has access %j', async (persona, expected) => {
  expect((await ask(persona, 'userAccessInfo')).customerAccess).toMatchObject(expected);
});

it('lists whom a user may act for, and lets them act for those and nobody else', async () => {
  const { customers } = await ask('cora', 'relatedCustomersList');
  expect(customers).toEqual([
    { customerId: 1005, name: 'Atelier Verde', customerType: 'business', accessRights: 2, isRepresentative: false },
    { customerId: 1006, name: 'Umbra Studio', customerType: 'business', accessRights: 1, isRepresentative: false },
  ]);
  expect((await ask('cora', 'customerInfoGet', {}, acting(1006))).customer).toMatchObject({
    customerId: 1006,
    businessName: 'Umbra Studio',
    firstName: 'Cora',
    actingFor: { customerId: 1006, name: 'Umbra Studio' },
  });
  expect(await ask('cora', 'customerInfoGet', {}, acting(1001))).toMatchObject({ responseCode: 'ENOA' });
  expect((await ask('ana', 'relatedCustomersList')).customers).toEqual([
    { customerId: 1001, name: 'Ana Marin', customerType: 'personal', accessRights: 2, isRepresentative: false },
  ]);
  expect((await ask('nora', 'relatedCustomersList')).customers).toEqual([]);
});

it('knows where a business user without a company still belongs', async () => {
  const urlOf = async (persona: string) => (await ask(persona, 'businessAuthorizedUserGet')).authorizedUser.oldWebUrl;
  expect(await urlOf('olaf')).toBe('https://classic.sandbox-bank.example/company');
  expect(await urlOf('nora')).toBeNull();
});

it('asks for terms before anything else, and for the rest of them after some', async () => {
  const { accessToken } = await client.signIn('theo');
  const call = async (method: string, body: object = {}) => (await client.call(accessToken, method, body)).json();
  for (const row of Object.values(rooms.customer).filter(({ name }) => name !== 'termsAccept')) {
    expect(await call(row.name)).toMatchObject({ responseCode: 'TE' });
  }
  expect(await call('balanceInquiry')).toMatchObject({
    responseCode: 'TE',
    responseDescription: 'Accept the new terms first.',
    terms: [
      { id: 'general-2026', title: 'General terms of business, 2026' },
      { id: 'payments-2026', title: 'Payment services agreement, 2026' },
    ],
  });
  expect(await call('termsAccept', { termIds: ['general-2026', 'of somebody else'] })).toMatchObject({
    responseCode: '00',
  });
  expect((await call('balanceInquiry')).terms).toMatchObject([{ id: 'payments-2026' }]);
  await call('termsAccept', { termIds: ['payments-2026'] });
  expect(await call('balanceInquiry')).toMatchObject({ responseCode: '00' });
});

it('asks for terms that are new within seconds', async () => {
  const { accessToken } = await client.signIn('ben');
  expect((await client.call(accessToken, 'balanceInquiry')).json()).toMatchObject({ responseCode: '00' });
  await bank.db.query(`INSERT INTO pending_term (user_id, term_id) VALUES (2, 'general-2026')`);
  bank.clock.advance(6_000);
  expect((await client.call(accessToken, 'balanceInquiry')).json()).toMatchObject({ responseCode: 'TE' });
});

it('names terms that take effect later, and stops their user from that moment on', async () => {
  const { accessToken } = await client.signIn('tara');
  const call = async (method: string, input = {}) =>
    (await client.call(accessToken, method, input)).json<{
      responseCode: string;
      terms?: { id: string; dueAt: string }[];
    }>();
  const { terms } = await call('termsWaiting');
  expect(terms).toMatchObject([{ id: 'payments-2026', title: 'Payment services agreement, 2026' }]);
  expect(await call('balanceInquiry')).toMatchObject({ responseCode: '00' });
  bank.clock.advance(Date.parse(terms?.[0]?.dueAt ?? '') - bank.clock.now());
  const late = (await client.signIn('tara')).accessToken;
  expect((await client.call(late, 'balanceInquiry')).json()).toMatchObject({
    responseCode: 'TE',
    terms: [{ id: 'payments-2026' }],
  });
  await client.call(late, 'termsAccept', { termIds: ['payments-2026'] });
  expect((await client.call(late, 'balanceInquiry')).json()).toMatchObject({ responseCode: '00' });
  expect((await client.call(late, 'termsWaiting')).json()).toMatchObject({ terms: [] });
});
