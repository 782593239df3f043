// Rules: R0.66, R1.7.4, R3.3.4, R3.3.20.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
});
afterEach(() => bank.close());

const kyc = async (token: string) =>
  rooms.kycTax.kycInfoGet.response.parse((await client.call(token, 'kycInfoGet', { lang: 'en' })).json()).kycInfo;
const update = async (token: string, body: object) => (await client.call(token, 'kycInfoUpdate', body)).json();

const WORK = {
  ...{ occupation: 'employed', secondOccupation: 'selfEmployed' },
  ...{ sourceIds: [1, 11], sourceSpecifications: { 11: 'A prize' } },
  ...{ secondSourceIds: [3], secondSourceSpecifications: { 3: 'Tiles' } },
  ...{ purposeIds: [1, 2], purposeSpecifications: {} },
};

test('what a person states is read with its names, and what it took the place of is kept', async () => {
  const { accessToken: kyra } = await client.signIn('kyra');
  expect(await update(kyra, { work: WORK })).toMatchObject({ responseCode: '00' });
  const told = await kyc(kyra);
  expect(told.occupation).toEqual({ id: 'employed', name: 'Employed' });
  expect(told.sources.map(({ sourceId, specification }) => [sourceId, specification])).toEqual([
    [1, null],
    [11, 'A prize'],
  ]);
  expect(told.secondSources.map(({ sourceId, specification }) => [sourceId, specification])).toEqual([[3, 'Tiles']]);
  expect(told.purposes.map(({ name }) => name).every(Boolean)).toBe(true);

  await update(kyra, { work: { ...WORK, occupation: 'retired', sourceIds: [5], sourceSpecifications: {} } });
  const kept = await bank.db.query<{ occupation: string; ids: number[] }>(
    `SELECT replaced ->> 'occupation' AS occupation, replaced -> 'statement' -> 'sourceIds' AS ids FROM person_restatement ORDER BY id`,
  );
  expect(kept.at(-1)).toEqual({ occupation: 'employed', ids: [1, 11] });
  expect((await kyc(kyra)).sources.map(({ sourceId }) => sourceId)).toEqual([5]);
});

test.each([
  ['an occupation of no list', { occupation: 'pirate' }, 'noSuchEntry', 'work.occupation'],
  ['a source of another list', { sourceIds: [5, 9] }, 'noSuchEntry', 'work.sourceIds'],
  ['a question left open', { sourceSpecifications: {} }, 'specificationMissing', 'work.sourceSpecifications.11'],
  [
    'no source of the second occupation',
    { secondSourceIds: [], secondSourceSpecifications: {} },
    'fieldMissing',
    'work.secondSourceIds',
  ],
  ['a purpose of companies', { purposeIds: [1, 99] }, 'noSuchEntry', 'work.purposeIds'],
])('%s is refused at its field, and nothing changes', async (_what, wrong, reason, field) => {
  const { accessToken: kyra } = await client.signIn('kyra');
  const before = await kyc(kyra);
  expect(await update(kyra, { work: { ...WORK, ...wrong } })).toMatchObject({
    ...{ responseCode: 'VF', reason, validationErrors: [{ field }] },
  });
  expect(await kyc(kyra)).toEqual(before);
});

test('the number of a document is hidden but for its end, and stands where its files stand until it is accepted', async () => {
  const { accessToken: kyra } = await client.signIn('kyra');
  await update(kyra, { identity: { typeId: 1, number: ' ab 123 456 ' } });
  await update(kyra, { identity: { typeId: 1, number: 'AB123457' } });
  expect((await kyc(kyra)).identities).toEqual([
    expect.objectContaining({ typeId: 1, type: 'Passport', number: '•••••457', status: 'none' }),
  ]);
  const sent = await uploaderOf(bank)(kyra, 'verificationDocumentUpload', { categoryId: 1, documentTypeId: 1 });
  expect((await kyc(kyra)).identities[0]).toMatchObject({ status: 'pending', expiresDate: null });
  await client.post(`/sandbox/documents/${sent.document?.id}`, {
    ...{ status: 'uploaded', issuedAt: '2021-05-03', expiresAt: '2031-05-03' },
  });
  const accepted = (await kyc(kyra)).identities;
  expect(accepted[0]).toMatchObject({ status: 'validated', expiresDate: '2031-05-03' });
  expect(await update(kyra, { identity: { typeId: 1, number: 'ZZ999999' } })).toMatchObject({
    reason: 'identityAccepted',
  });
  expect((await kyc(kyra)).identities).toEqual(accepted);
});

test.each([
  ['a kind that the bank does not take here', { typeId: 88, number: 'AB123' }, 'noSuchDocumentType', 'identity.typeId'],
  ['a number with other signs', { typeId: 1, number: 'AB<script>' }, 'wrongIdentityNumber', 'identity.number'],
  ['a number that is too short', { typeId: 1, number: 'AB1' }, 'wrongIdentityNumber', 'identity.number'],
])('%s is refused at its field', async (_what, identity, reason, field) => {
  const { accessToken: kyra } = await client.signIn('kyra');
  expect(await update(kyra, { identity })).toMatchObject({ reason, validationErrors: [{ field }] });
  expect((await kyc(kyra)).identities).toEqual([]);
});

test('a company states its money on its own page', async () => {
  const { accessToken: bea } = await client.signIn('bea');
  expect(await update(bea, { work: WORK })).toMatchObject({ responseCode: '13', reason: 'personalOnly' });
  expect(await kyc(bea)).toMatchObject({ occupation: null, identities: [] });
});
