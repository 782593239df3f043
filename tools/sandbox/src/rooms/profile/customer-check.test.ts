// Rules: R1.7.21.
import { rooms } from '@bank/protocol/all';
import { CHALLENGE, clientOf, VERIFIER } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

const UNA = 1019;
let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let una: string;

beforeAll(async () => {
  bank = await testBank({ config: { codesPerMinute: 1000 } });
  client = clientOf(bank);
  una = (await client.signIn('una')).accessToken;
});
afterAll(() => bank.close());

const verify = async (id: number, token = una) =>
  (
    await client.post(
      `/verification/customer/${id}/verify`,
      { type: 'sms', codeChallenge: CHALLENGE },
      { authorization: `Bearer ${token}` },
    )
  ).json<Record<string, unknown>>();
const confirm = async (confirmationCode: string, codeVerifier = VERIFIER) =>
  (await client.call(una, 'customerVerifyConfirm', { confirmationCode, codeVerifier })).json<{
    responseCode: string;
  }>();
const missing = async () =>
  rooms.kycTax.kycInfoGet.response
    .parse((await client.call(una, 'kycInfoGet', { lang: 'en' })).json())
    .kycInfo.documents.map(({ categoryId }) => categoryId);
const unasPhone = async () =>
  (await bank.db.query<{ phone: string }>(`SELECT phone FROM app_user WHERE email LIKE 'una@%'`))[0]?.phone ?? '';

it('a code to the phone is the proof, once, and only beside the verifier of who asked', async () => {
  expect(await missing()).toEqual([1, 2, 3]);
  expect(await verify(UNA)).toMatchObject({ maskedPhone: expect.stringMatching(/ \d\d$/) as string });
  const code = await client.lastCode(await unasPhone());
  expect(await confirm(code, 'x'.repeat(43))).toMatchObject({
    validationErrors: [{ field: 'confirmationCode', description: 'The code is not right.' }],
  });
  expect(await confirm(code)).toMatchObject({ responseCode: '00' });
  expect(await missing()).toEqual([1, 2]);
  expect(await confirm(code)).toMatchObject({
    validationErrors: [{ description: 'We have not asked you for a phone.' }],
  });
});

it('takes a file along that was sent for the phone before', async () => {
  await bank.db.query('INSERT INTO requirement (customer_id, category_id) VALUES ($1, 3)', [UNA]);
  await bank.db.query(
    `WITH file AS (
       INSERT INTO document (id, customer_id, category, file_name, media_type, content, sha256, uploaded_at, created_by)
       SELECT 'bill', $1, 3, 'bill.pdf', 'application/pdf', '%PDF', '', now(), id FROM app_user WHERE email LIKE 'una@%' RETURNING id)
     INSERT INTO requirement_document (requirement_id, document_id)
     SELECT r.id, file.id FROM requirement r, file WHERE r.customer_id = $1 AND r.category_id = 3`,
    [UNA],
  );
  await verify(UNA);
  expect(await confirm(await client.lastCode(await unasPhone()))).toMatchObject({ responseCode: '00' });
  expect(await missing()).toEqual([1, 2]);
});

it('verifies nobody else, nobody who was not asked, and nobody without a confirmed phone', async () => {
  const notAsked = 'We have not asked you for a phone.';
  const ben = (await client.signIn('ben')).accessToken;
  const read = async (id: number, token: string) => JSON.stringify(await verify(id, token));
  expect(await read(UNA, ben)).toContain(notAsked);
  expect(await read(UNA, una)).toContain(notAsked);
  await bank.db.query('INSERT INTO requirement (customer_id, category_id) VALUES ($1, 3)', [UNA]);
  await bank.db.query(
    `UPDATE phone SET is_confirmed = false WHERE user_id = (SELECT id FROM app_user WHERE email LIKE 'una@%')`,
  );
  expect(await read(UNA, una)).toContain('You have no confirmed phone yet.');
});
