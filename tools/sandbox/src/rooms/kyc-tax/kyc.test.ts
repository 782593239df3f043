// Rules: R0.65, R3.3.1, R3.3.5, R3.3.6.
import { rooms } from '@bank/protocol/all';
import type { KycMatter } from '@bank/protocol/kyc-info';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let send: ReturnType<typeof uploaderOf>;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  send = uploaderOf(bank);
});
afterEach(() => bank.close());

const kyc = async (token: string) =>
  rooms.kycTax.kycInfoGet.response.parse((await client.call(token, 'kycInfoGet', { lang: 'en' })).json()).kycInfo;
const customer = async (token: string) =>
  rooms.customer.customerInfo.response.parse((await client.call(token, 'customerInfoGet')).json()).customer;
const decide = (id: string | undefined, decision: object) => client.post(`/sandbox/documents/${id}`, decision);
const asked = ({ documents }: { documents: readonly KycMatter[] }) =>
  documents.map(({ categoryId, status }) => [categoryId, status]);

const PASSPORT = { categoryId: 1, documentTypeId: 1 };
const BILL = { categoryId: 2, documentTypeId: 101 };

test('a person sends what is asked, is asked again for what was rejected alone, and then may do everything', async () => {
  const { accessToken: kyra } = await client.signIn('kyra');
  expect(await kyc(kyra)).toMatchObject({ isNeedKyc: true, verified: false });
  expect(asked(await kyc(kyra))).toEqual([
    [1, 'none'],
    [2, 'none'],
  ]);
  const passport = await send(kyra, 'verificationDocumentUpload', PASSPORT);
  expect(await kyc(kyra)).toMatchObject({ isNeedKyc: true });
  const bill = await send(kyra, 'verificationDocumentUpload', BILL);
  // Nothing is left to send: the bank looks at both, and she is let in.
  expect(await kyc(kyra)).toMatchObject({ isNeedKyc: false, verified: false });

  await decide(bill.document?.id, { status: 'uploaded' });
  await decide(passport.document?.id, { status: 'rejected', reason: 'The lower edge is cut off.' });
  const rejected = await kyc(kyra);
  expect(asked(rejected)).toEqual([
    [1, 'rejected'],
    [2, 'validated'],
  ]);
  expect(rejected.documents[0]?.documents[0]).toMatchObject({ rejectReason: 'The lower edge is cut off.' });
  expect((await customer(kyra)).verified).toBe(false);

  const kept = await bank.db.query('SELECT * FROM document WHERE id = $1', [bill.document?.id]);
  const again = await send(kyra, 'verificationDocumentUpload', PASSPORT);
  expect(await bank.db.query('SELECT * FROM document WHERE id = $1', [bill.document?.id])).toEqual(kept);
  await decide(again.document?.id, { status: 'uploaded' });
  expect(asked(await kyc(kyra))).toEqual([
    [1, 'validated'],
    [2, 'validated'],
  ]);
  const { verified, isNeedKyc, permissions } = await customer(kyra);
  expect({ verified, isNeedKyc }).toEqual({ verified: true, isNeedKyc: false });
  expect(permissions).toEqual(expect.arrayContaining(['other.p2p', 'own.wire']));
  expect(permissions).not.toContain('requestMoney');
  // What the bank had opened before stays the one account in euro.
  expect(await bank.db.query(`SELECT id FROM account WHERE customer_id = 1004 AND currency = 'EUR'`)).toHaveLength(1);
});

test('who has no account yet gets one in euro with the yes, and the yes comes once', async () => {
  await bank.db.query(
    `INSERT INTO customer (id, type, first_name, last_name, residence_country, verified, need_kyc, permissions, created_at)
     VALUES (77001, 'personal', 'New', 'Comer', 'RO', false, true, '{}', now())`,
  );
  await bank.db.query(`UPDATE app_user SET customer_id = 77001 WHERE email = 'kyra@personas.test'`);
  await bank.db.query('INSERT INTO requirement (customer_id, category_id) VALUES (77001, 1)');
  const { accessToken } = await client.signIn('kyra');
  const { document } = await send(accessToken, 'verificationDocumentUpload', PASSPORT);
  await decide(document?.id, { status: 'uploaded' });
  await decide(document?.id, { status: 'uploaded' });
  const accounts = await bank.db.query(`SELECT type, currency, balance FROM account WHERE customer_id = 77001`);
  expect(accounts).toMatchObject([{ type: 1001, currency: 'EUR' }]);
  const mails = await bank.db.query(
    `SELECT subject FROM outbox WHERE recipient = 'kyra@personas.test' AND subject = 'Your account is verified'`,
  );
  expect(mails).toHaveLength(1);
});

test('a proof of the main address answers both the question and the profile, from either side', async () => {
  const { accessToken: kyra } = await client.signIn('kyra');
  const address = async () =>
    rooms.profile.addressesGet.response.parse((await client.call(kyra, 'addressesGet')).json()).addresses[0];
  const first = await send(kyra, 'verificationDocumentUpload', BILL);
  expect(await address()).toMatchObject({ addressStatus: 'pending', uploadedDocuments: [{ id: first.document?.id }] });
  await decide(first.document?.id, { status: 'rejected' });
  const { addressId } = (await address()) ?? {};
  const second = await send(kyra, 'addressDocumentUpload', { addressId, documentTypeId: 102 });
  expect((await kyc(kyra)).documents[1]).toMatchObject({
    status: 'pending',
    documents: [{ id: second.document?.id }, {}],
  });
});

test('a paper that was accepted and ends soon holds nobody up', async () => {
  const { accessToken: kyra } = await client.signIn('kyra');
  const passport = await send(kyra, 'verificationDocumentUpload', PASSPORT);
  const bill = await send(kyra, 'verificationDocumentUpload', BILL);
  const soon = new Date(bank.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await decide(passport.document?.id, { status: 'uploaded', expiresAt: soon });
  await decide(bill.document?.id, { status: 'uploaded' });
  expect(asked(await kyc(kyra))).toEqual([
    [1, 'expiredSoon'],
    [2, 'validated'],
  ]);
  expect((await customer(kyra)).verified).toBe(true);
});

test('papers that belong to another account are not answered by themselves', async () => {
  const { accessToken: dev } = await client.signIn('dev');
  const { document } = await send(dev, 'verificationDocumentUpload', PASSPORT);
  await decide(document?.id, { status: 'uploaded' });
  expect((await customer(dev)).verified).toBe(false);
});

test('a company is asked for its papers and for those of its people, each by name', async () => {
  const { accessToken: carl } = await client.signIn('carl');
  const { documents } = await kyc(carl);
  expect(documents.map(({ name, categoryId, status }) => [name, categoryId, status])).toEqual(
    expect.arrayContaining([
      ['Elsa Brandt', 1, 'rejected'],
      ['Elsa Brandt', 2, 'pending'],
    ]),
  );
  expect(documents.find(({ name }) => name === 'Elsa Brandt')).toMatchObject({ representativeId: expect.any(Number) });
});

test('a company that sends what is asked of it and of its people is verified, and may pay many at once', async () => {
  const { accessToken: bea } = await client.signIn('bea');
  expect(await kyc(bea)).toMatchObject({ isNeedKyc: true });
  const matters = (await kyc(bea)).documents;
  expect(asked({ documents: matters })).toEqual([
    [4, 'none'],
    [1, 'none'],
    [2, 'none'],
  ]);
  const sent = [await send(bea, 'companyDocumentUpload', { categoryId: 4 })];
  for (const [categoryId, documentTypeId] of [
    [1, 1],
    [2, 101],
  ]) {
    const of = { representativeId: matters[1]?.representativeId, categoryId, documentTypeId };
    sent.push(await send(bea, 'companyPersonDocumentUpload', of));
  }
  expect(await kyc(bea)).toMatchObject({ isNeedKyc: false, verified: false });
  for (const { document } of sent) await decide(document?.id, { status: 'uploaded' });
  const { verified, permissions } = await customer(bea);
  expect(verified).toBe(true);
  expect(permissions).toEqual(expect.arrayContaining(['mass.p2p', 'requestMoney']));
});

test('of nine people whose papers were accepted one is asked again, and nothing else of the company changes', async () => {
  const { accessToken: bea } = await client.signIn('bea');
  await bank.db.query(
    `INSERT INTO company_person (customer_id, first_name, last_name, position_ids, created_at, identity_status, address_status)
     SELECT customer_id, 'Person', n::text, '{2}', created_at, 'none', 'none'
       FROM company_person, generate_series(1, 8) n WHERE customer_id = 1017`,
  );
  const people = (await kyc(bea)).documents.filter(({ representativeId }) => representativeId !== null);
  expect(new Set(people.map(({ representativeId }) => representativeId)).size).toBe(9);
  const sent = [];
  for (const { representativeId, categoryId } of people) {
    const documentTypeId = categoryId === 1 ? 1 : 101;
    sent.push(await send(bea, 'companyPersonDocumentUpload', { representativeId, categoryId, documentTypeId }));
  }
  const fifth = sent[9]?.document?.id;
  for (const { document } of sent) await decide(document?.id, { status: 'uploaded' });
  const rows = () =>
    bank.db.query('SELECT * FROM document WHERE customer_id = 1017 AND id <> $1 ORDER BY seq', [fifth]);
  const before = [await rows(), (await kyc(bea)).documents];
  await decide(fifth, { status: 'rejected', reason: 'The lower edge is cut off.' });
  const after = (await kyc(bea)).documents;
  expect(after.filter(({ status }) => status === 'rejected')).toEqual([after[10]]);
  expect([await rows(), after.map((one, at) => (at === 10 ? before[1]?.[10] : one))]).toEqual(before);
});

test('where the money of a shareholder comes from is asked source by source, and of nobody else', async () => {
  const { accessToken: carl } = await client.signIn('carl');
  const wealth = async () => (await kyc(carl)).documents.filter(({ categoryId }) => categoryId === 11);
  const [inheritance, ...others] = await wealth();
  expect(others).toEqual([]);
  expect(inheritance).toMatchObject({
    name: 'Elsa Brandt',
    source: 'Inheritance or gift',
    sourceId: 8,
    status: 'none',
  });
  const { representativeId } = inheritance ?? {};
  const about = { representativeId, categoryId: 11 };
  expect(await send(carl, 'companyPersonDocumentUpload', { ...about, sourceId: 1 })).toMatchObject({
    reason: 'notAsked',
  });
  expect(await send(carl, 'companyPersonDocumentUpload', about)).toMatchObject({ reason: 'noSuchSource' });
  const { document } = await send(carl, 'companyPersonDocumentUpload', { ...about, sourceId: 8 });
  expect(await wealth()).toMatchObject([{ status: 'pending' }]);
  await decide(document?.id, { status: 'uploaded' });
  expect(await wealth()).toMatchObject([{ status: 'validated' }]);
  const { companyInfo } = rooms.profile.companyInfoGet.response.parse(
    (await client.call(carl, 'companyInfoGet', { lang: 'en' })).json(),
  );
  const elsa = companyInfo.people.find((one) => one.representativeId === representativeId);
  expect(elsa?.sourceOfWealthDocuments['8']).toMatchObject([{ id: document?.id, createdName: expect.any(String) }]);
  // Their other papers do not count it among them.
  expect(elsa?.uploadedDocuments.some(({ id }) => id === document?.id)).toBe(false);
});
