// Rules: R0.132, R0.67, R3.6.1.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const KYRA = 1004;
let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let ada: string;
let kyra: string;
beforeEach(async () => {
  bank = await testBank();
  client = clientOf(bank);
  kyra = (await client.signIn('kyra')).accessToken;
  const login = await client.login('ada');
  ada = login.json<{ accessToken: string }>().accessToken;
  await client.call(ada, 'adminActStart', { customerId: KYRA, reason: 'She sent the bill as her passport' });
  await client.proveAct(ada, 'ada', KYRA);
});
afterEach(() => bank.close());

const act = async (method: string, body: object) =>
  (await client.call(ada, method, { fromCustomerId: KYRA, ...body })).json<Record<string, unknown>>();
const listed = async () => {
  const answer = await client.call(kyra, 'kycInfoGet', { lang: 'en' });
  return rooms.kycTax.kycInfoGet.response
    .parse(answer.json())
    .kycInfo.documents.map(({ categoryId, documents }) => [
      categoryId,
      documents.map(({ fileName, documentTypeId, statusId }) => [fileName, documentTypeId, statusId]),
    ]);
};
const told = async () =>
  (await bank.db.query<{ subject: string }>(`SELECT subject FROM outbox WHERE recipient = 'kyra@personas.test'`)).map(
    ({ subject }) => subject,
  );
const sendBill = async () => {
  const file = { fileName: 'bill.pdf', type: 'application/pdf', content: '%PDF-1.7 a bill' };
  const { document } = await uploaderOf(bank)(
    kyra,
    'verificationDocumentUpload',
    { categoryId: 1, documentTypeId: 1 },
    file,
  );
  return document?.id ?? '';
};

test('a file proves what the administrator says, waits for the bank anew, and the customer reads it', async () => {
  const documentId = await sendBill();
  await client.post(`/sandbox/documents/${documentId}`, { status: 'rejected', reason: 'This is a bill.' });
  expect(await act('adminDocumentAssign', { documentId, categoryId: 2, documentTypeId: 101 })).toMatchObject({
    responseCode: '00',
  });
  expect(await listed()).toEqual([
    [1, []],
    [2, [['bill.pdf', 101, 41]]],
  ]);
  expect(await told()).toContain('We use your identity document (Passport) for something else');
});

test('a file that was sent before another one was rejected waits in its place, and nobody is asked for a third', async () => {
  const documentId = await sendBill();
  const file = { fileName: 'letter.pdf', type: 'application/pdf', content: '%PDF-1.7 a letter' };
  const proof = { categoryId: 2, documentTypeId: 103 };
  const { document } = await uploaderOf(bank)(kyra, 'verificationDocumentUpload', proof, file);
  await client.post(`/sandbox/documents/${document?.id}`, { status: 'rejected', reason: 'It is too old.' });
  await act('adminDocumentAssign', { documentId, categoryId: 2, documentTypeId: 101 });
  const answer = await client.call(kyra, 'kycInfoGet', { lang: 'en' });
  const { documents } = rooms.kycTax.kycInfoGet.response.parse(answer.json()).kycInfo;
  expect(documents[1]).toMatchObject({ status: 'pending', documents: [{ id: documentId }, { id: document?.id }] });
});

test('why a file was not accepted does not follow it to where it belongs', async () => {
  const documentId = await sendBill();
  await bank.db.query(`UPDATE document SET status_id = 26, reject_code = 'blurred' WHERE id = $1`, [documentId]);
  await act('adminDocumentAssign', { documentId, categoryId: 2, documentTypeId: 101 });
  const answer = await client.call(kyra, 'kycInfoGet', { lang: 'en' });
  const { documents } = rooms.kycTax.kycInfoGet.response.parse(answer.json()).kycInfo;
  expect(documents[1]?.documents).toMatchObject([{ id: documentId, statusId: 41, rejectReason: null }]);
});

test('a file that is taken off counts for nothing and stays in the bank', async () => {
  const documentId = await sendBill();
  expect(await act('adminDocumentRemove', { documentId })).toMatchObject({ responseCode: '00' });
  expect(await listed()).toEqual([
    [1, []],
    [2, []],
  ]);
  expect(await told()).toContain('We took your identity document (Passport) off your list');
  expect(await bank.db.query('SELECT status_id AS status FROM document WHERE id = $1', [documentId])).toEqual([
    { status: 4 },
  ]);
  // It can be brought back.
  await act('adminDocumentAssign', { documentId, categoryId: 2, documentTypeId: 101 });
  expect(await listed()).toEqual([
    [1, []],
    [2, [['bill.pdf', 101, 41]]],
  ]);
});

test.each([
  ['something that is not asked', { categoryId: 11 }, 'notAsked'],
  ['a kind that is none of it', { categoryId: 2, documentTypeId: 1 }, 'noSuchDocumentType'],
])('%s is refused, and the file stays where it was', async (_what, to, reason) => {
  const documentId = await sendBill();
  const before = await listed();
  expect(await act('adminDocumentAssign', { documentId, ...to })).toMatchObject({ reason });
  expect(await listed()).toEqual(before);
});

test('a file of another customer is unknown, and a customer cannot do it themselves', async () => {
  const documentId = await sendBill();
  await bank.db.query('UPDATE document SET customer_id = 1019 WHERE id = $1', [documentId]);
  expect(await act('adminDocumentRemove', { documentId })).toMatchObject({ reason: 'noSuchDocument' });
  expect((await client.call(kyra, 'adminDocumentRemove', { documentId })).json()).toMatchObject({
    responseCode: 'ENOA',
  });
});
