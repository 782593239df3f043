// Rules: R1.3.11, R3.7.6.
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

const PDF = '%PDF-1.4\n%%EOF\n';
const BOUNDARY = 'a-boundary';

async function send(token: string, method: string, data: object, content = PDF) {
  const part = (head: string, body: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const payload =
    part('name="data"', JSON.stringify({ method, ...data })) +
    part('name="file"; filename="a.pdf"\r\nContent-Type: application/pdf', content) +
    `--${BOUNDARY}--\r\n`;
  const answer = await bank.sandbox.inject({
    method: 'POST',
    url: `/?${method}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload,
  });
  return answer.json<{ responseCode: string; document?: { id: string } }>();
}
const state = async (token: string) =>
  rooms.verification.verificationStateGet.response.parse((await client.call(token, 'verificationStateGet')).json())
    .verification;
const limit = async (token: string) =>
  rooms.verification.limitReasonGet.response.parse((await client.call(token, 'limitReasonGet')).json()).limit;

test('what is missing is pending once it was sent, and missing again when it was rejected', async () => {
  const { accessToken } = await client.signIn('una');
  expect(await state(accessToken)).toMatchObject({
    isVerified: false,
    isActionsPending: true,
    isDocumentsPending: false,
  });
  await send(accessToken, 'verificationDocumentUpload', { categoryId: 1 });
  expect(await state(accessToken)).toMatchObject({ isActionsPending: true, isDocumentsPending: true });
  const { document } = await send(accessToken, 'verificationDocumentUpload', { categoryId: 2 });
  await bank.db.query('DELETE FROM requirement WHERE category_id = 3');
  expect(await state(accessToken)).toMatchObject({ isActionsPending: false, isDocumentsUploaded: true });
  await bank.db.query(`UPDATE document SET status = 'rejected', reject_reason = 'blurred' WHERE id = $1`, [
    document?.id,
  ]);
  const after = await state(accessToken);
  expect(after).toMatchObject({ isActionsPending: true, isDocumentsUploaded: false });
  expect(after.missing[1]?.uploadedDocuments).toMatchObject([{ status: 'rejected', rejectReason: 'blurred' }]);
});

test('takes no file that was not asked for, of another customer, or that is no document', async () => {
  const una = (await client.signIn('una')).accessToken;
  const ben = (await client.signIn('ben')).accessToken;
  const lina = (await client.signIn('lina')).accessToken;
  const requirementId = (await limit(lina)).reasons[0]?.requirementDocuments[0]?.id ?? 0;
  expect((await send(una, 'verificationDocumentUpload', { categoryId: 11 })).responseCode).toBe('TA1');
  expect((await send(ben, 'verificationDocumentUpload', { categoryId: 1 })).responseCode).toBe('TA1');
  expect((await send(ben, 'limitDocumentUpload', { requirementId })).responseCode).toBe('TA1');
  expect((await send(lina, 'limitDocumentUpload', { requirementId }, '<svg/>')).responseCode).toBe('VF');
  expect((await limit(lina)).reasons[0]?.requirementDocuments[0]?.uploadedDocuments).toEqual([]);
});

test('a limit tells every reason with its documents; nobody else has one', async () => {
  const { reasons, limitedAt } = await limit((await client.signIn('lina')).accessToken);
  expect(limitedAt).not.toBeNull();
  const told = reasons.map(({ actionTypeId, requirementDocuments }) => [
    actionTypeId,
    requirementDocuments.map(({ categoryId }) => categoryId),
  ]);
  expect(told).toEqual([
    [1, [1]],
    [5, [2, 11]],
  ]);
  expect(await limit((await client.signIn('ben')).accessToken)).toEqual({ limitedAt: null, reasons: [] });
});

test('documents that belong to another account are a case of their own', async () => {
  const dev = (await client.signIn('dev')).accessToken;
  expect((await state(dev)).duplicateDocuments).toEqual({ isUploaded: false });
  await send(dev, 'verificationDocumentUpload', { categoryId: 1 });
  expect((await state(dev)).duplicateDocuments).toEqual({ isUploaded: true });
});

test('what a profile still needs counts too, as the menu counts it (R1.4.35)', async () => {
  const pat = (await client.signIn('pat')).accessToken;
  const { personal } = rooms.profile.requiredActions.response.parse((await client.call(pat, 'requiredActions')).json());
  expect(personal).toBe(1);
  expect((await state(pat)).requiredActionsCount).toBe(personal);
  await bank.db.query('UPDATE customer SET need_info_update = true WHERE id = 1025');
  expect((await state(pat)).requiredActionsCount).toBe(2);
  const carl = (await client.signIn('carl')).accessToken;
  expect((await state(carl)).requiredActionsCount).toBe(0);
});
