// Rules: R3.3.27, R3.6.3.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let coen: string;
let ids: Record<string, number>;

const CORAL = 1028;
const call = async (method: string, body: object = {}, token = coen) =>
  (await client.call(token, method, body)).json<Record<string, unknown> & { responseCode: string }>();
const current = async () =>
  rooms.company.businessResolutionGet.response.parse(await call('businessResolutionGet')).resolution;
const send = (businessRepresentativeIds: unknown) => call('businessResolutionSend', { businessRepresentativeIds });
const decide = (name: string, isSigned: boolean, customerId = CORAL) =>
  client.post(`/sandbox/resolutions/${customerId}`, { representativeId: ids[name], isSigned });
const letters = () =>
  bank.db.query<{ recipient: string; text: string }>(
    `SELECT recipient, text FROM outbox WHERE subject LIKE 'A resolution of%' ORDER BY seq`,
  );

beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  coen = (await client.signIn('coen')).accessToken;
  await call('representativeAdd', { typeId: 2, firstName: 'Rita', lastName: 'Voss', email: 'rita@coral.example' });
  const people = await bank.db.query<{ id: number; name: string }>(
    'SELECT id, first_name AS name FROM company_person WHERE customer_id = $1',
    [CORAL],
  );
  ids = Object.fromEntries(people.map(({ id, name }) => [name, id]));
});
afterEach(() => bank.close());

it('none was sent at first', async () => {
  expect(await current()).toEqual({ businessRepresentativeIds: [], statusId: 3, signers: [], sentAt: null });
});

it('is sent to the directors, who sign it one by one', async () => {
  expect(await send([ids['Mona'], ids['Dirk']])).toMatchObject({ responseCode: '00', resolution: { statusId: 2 } });
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['dirk@coral.example', 'rita@coral.example']);
  expect((await letters())[0]?.text).toContain('Dirk Aalto, Mona Reyes');
  await decide('Dirk', true);
  expect(await current()).toMatchObject({
    businessRepresentativeIds: [ids['Dirk'], ids['Mona']],
    statusId: 2,
    signers: [
      { representativeId: ids['Dirk'], name: 'Dirk Aalto', signedAt: expect.stringMatching(/Z$/) },
      { representativeId: ids['Rita'], name: 'Rita Voss', signedAt: null, refusedAt: null },
    ],
  });
  await decide('Rita', true);
  expect(await current()).toMatchObject({ statusId: 1 });
});

it('one refusal ends it, and another one takes its place', async () => {
  await send([ids['Mona']]);
  await decide('Dirk', true);
  await decide('Rita', false);
  expect(await current()).toMatchObject({ statusId: 5 });
  await send([ids['Dirk']]);
  expect(await current()).toMatchObject({ statusId: 2, businessRepresentativeIds: [ids['Dirk']] });
});

it('the same one again keeps the signatures, and writes to nobody', async () => {
  await send([ids['Mona']]);
  await decide('Dirk', true);
  expect(await send([ids['Mona'], ids['Mona']])).toMatchObject({ responseCode: '00' });
  expect((await current()).signers[0]?.signedAt).not.toBeNull();
  expect(await letters()).toHaveLength(2);
});

it.each([
  ['nobody', () => [], { responseCode: 'TA1' }],
  ['somebody who is not of the company', () => [ids['Mona'], 1], { reason: 'noPerson' }],
] as const)('names %s: refused', async (_what, named, expected) => {
  expect(await send(named())).toMatchObject(expected);
  expect(await current()).toMatchObject({ statusId: 3 });
});

it('needs a director', async () => {
  await bank.db.query(`UPDATE company_person SET position_ids = '{6}' WHERE customer_id = $1`, [CORAL]);
  expect(await send([ids['Mona']])).toMatchObject({ responseCode: 'VF', reason: 'noDirector' });
});

it('is a company’s thing alone, and sent by who has full access', async () => {
  const ana = (await client.signIn('ana')).accessToken;
  expect(await call('businessResolutionGet', {}, ana)).toMatchObject({ reason: 'notBusiness' });
  const cleo = (await client.signIn('cleo')).accessToken;
  expect(await call('businessResolutionSend', { businessRepresentativeIds: [ids['Mona']] }, cleo)).toMatchObject({
    responseCode: 'ENOA',
  });
});

it('a director whose signature is waited for stays; whom it names may go', async () => {
  await send([ids['Mona']]);
  expect(await call('businessRepresentativeDelete', { id: ids['Rita'] })).toMatchObject({ reason: 'signs' });
  expect(await call('businessRepresentativeDelete', { id: ids['Mona'] })).toMatchObject({ responseCode: '00' });
  expect(await current()).toMatchObject({ businessRepresentativeIds: [] });
  await decide('Dirk', true);
  await decide('Rita', true);
  expect(await call('businessRepresentativeDelete', { id: ids['Rita'] })).toMatchObject({ responseCode: '00' });
  expect((await current()).signers).toMatchObject([
    { name: 'Dirk Aalto' },
    { representativeId: null, name: 'Rita Voss' },
  ]);
});

it('the back office records no signature of another person', async () => {
  await send([ids['Mona']]);
  expect((await decide('Mona', true)).statusCode).toBe(404);
  expect((await decide('Dirk', true, 1001)).statusCode).toBe(404);
  expect((await client.post(`/sandbox/resolutions/${CORAL}`, { representativeId: 'x' })).statusCode).toBe(400);
});
