// Rules: R1.3.11, R2.3.4, R2.5.7, R3.3.3, R3.3.6, R3.3.17, R3.7.6.
import { rooms } from '@bank/protocol/all';
import { clientOf } from '../../server/test-client';
import { uploaderOf } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let send: ReturnType<typeof uploaderOf>;
beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  send = uploaderOf(bank);
});
afterAll(() => bank.close());

const state = async (token: string) =>
  rooms.kycTax.verificationStateGet.response.parse((await client.call(token, 'verificationStateGet')).json())
    .verification;
const asked = async (token: string) =>
  rooms.kycTax.kycInfoGet.response.parse((await client.call(token, 'kycInfoGet', { lang: 'en' })).json()).kycInfo
    .documents;
const limit = async (token: string) =>
  rooms.kycTax.limitReasonGet.response.parse((await client.call(token, 'limitReasonGet')).json()).limit;

test('what is missing is pending once it was sent, and missing again when it was rejected', async () => {
  const { accessToken } = await client.signIn('una');
  expect(await state(accessToken)).toMatchObject({
    isVerified: false,
    isActionsPending: true,
    isDocumentsPending: false,
  });
  await send(accessToken, 'verificationDocumentUpload', { categoryId: 1, documentTypeId: 1 });
  expect(await state(accessToken)).toMatchObject({ isActionsPending: true, isDocumentsPending: true });
  const { document } = await send(accessToken, 'verificationDocumentUpload', { categoryId: 2, documentTypeId: 102 });
  await bank.db.query('DELETE FROM requirement WHERE category_id = 3');
  expect(await state(accessToken)).toMatchObject({ isActionsPending: false, isDocumentsUploaded: true });
  await bank.db.query(`UPDATE document SET status_id = 26, reject_reason = 'blurred' WHERE id = $1`, [document?.id]);
  const after = await state(accessToken);
  expect(after).toMatchObject({ isActionsPending: true, isDocumentsUploaded: false });
  expect((await asked(accessToken))[1]?.documents).toMatchObject([{ statusId: 26, rejectReason: 'blurred' }]);
});

test('takes no file that was not asked for, of another customer, or that is no document', async () => {
  const una = (await client.signIn('una')).accessToken;
  const ben = (await client.signIn('ben')).accessToken;
  const lina = (await client.signIn('lina')).accessToken;
  const requirementId = (await limit(lina)).reasons[0]?.requirementDocuments[0]?.id ?? 0;
  expect((await send(una, 'verificationDocumentUpload', { categoryId: 11 })).responseCode).toBe('TA1');
  expect((await send(ben, 'verificationDocumentUpload', { categoryId: 1, documentTypeId: 1 })).responseCode).toBe(
    'TA1',
  );
  expect((await send(ben, 'limitDocumentUpload', { requirementId, documentTypeId: 1 })).responseCode).toBe('TA1');
  expect((await send(lina, 'limitDocumentUpload', { requirementId, documentTypeId: 1 }, '<svg/>')).responseCode).toBe(
    'VF',
  );
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
  await send(dev, 'verificationDocumentUpload', { categoryId: 1, documentTypeId: 1 });
  expect((await state(dev)).duplicateDocuments).toEqual({ isUploaded: true });
});

test('what a profile still needs counts too, as the menu counts it (R1.4.35)', async () => {
  const pat = (await client.signIn('pat')).accessToken;
  const { personal } = rooms.profile.requiredActions.response.parse((await client.call(pat, 'requiredActions')).json());
  expect(personal).toBe(1);
  expect((await state(pat)).requiredActionsCount).toBe(personal);
  await bank.db.query('UPDATE customer SET need_info_update = true WHERE id = 1025');
  expect((await state(pat)).requiredActionsCount).toBe(2);
  // A company's are counted on its own page, once it is verified: before, it is asked by the list.
  const carl = (await client.signIn('carl')).accessToken;
  const { company } = rooms.profile.requiredActions.response.parse((await client.call(carl, 'requiredActions')).json());
  expect(company).toBeGreaterThan(0);
  expect((await state(carl)).requiredActionsCount).toBe(company);
  const bea = (await client.signIn('bea')).accessToken;
  expect(await state(bea)).toMatchObject({ requiredActionsCount: 0, isActionsPending: true });
});

test('a representative is CHECKED unless they may send documents', async () => {
  const remy = (await client.signIn('remy')).accessToken;
  const acting = async () => {
    const answer = await client.call(remy, 'verificationStateGet', { fromCustomerId: 1005 });
    return rooms.kycTax.verificationStateGet.response.parse(answer.json()).verification.isRepresentative;
  };
  expect(await acting()).toBe(true);
  await bank.db.query('UPDATE membership SET access_right = 5 WHERE user_id = 10');
  expect(await acting()).toBe(false);
});

describe('a document with two sides', () => {
  let token: string;
  const sent = async () => (await asked(token)).find(({ categoryId }) => categoryId === 1)?.documents;
  const upload = (documentTypeId: number | undefined) =>
    send(token, 'verificationDocumentUpload', { categoryId: 1, documentTypeId });
  const decide = (id: string | undefined, decision: object) => client.post(`/sandbox/documents/${id}`, decision);

  beforeAll(async () => {
    await bank.db.query('DELETE FROM requirement_document');
    token = (await client.signIn('dev')).accessToken;
  });

  test('counts once both are there, and asks again for the rejected side alone', async () => {
    const front = (await upload(401)).document;
    expect((await state(token)).duplicateDocuments).toEqual({ isUploaded: false });
    const back = (await upload(402)).document;
    expect((await state(token)).duplicateDocuments).toEqual({ isUploaded: true });
    expect(await sent()).toMatchObject([
      { documentTypeId: 402, documentType: 'Identity card, back', isSubDocument: true, statusId: 41 },
      { documentTypeId: 401, documentType: 'Identity card, front', isSubDocument: true, statusId: 41 },
    ]);
    await decide(front?.id, { status: 'uploaded', issuedAt: '2021-05-04', expiresAt: '2031-05-03' });
    await decide(back?.id, { status: 'rejected', reason: 'The lower edge is cut off.' });
    const before = await bank.db.query(`SELECT * FROM document WHERE id = $1`, [front?.id]);
    expect((await state(token)).duplicateDocuments).toEqual({ isUploaded: false });
    await upload(402);
    expect((await state(token)).duplicateDocuments).toEqual({ isUploaded: true });
    expect(await bank.db.query(`SELECT * FROM document WHERE id = $1`, [front?.id])).toEqual(before);
    expect((await sent())?.at(-1)).toMatchObject({ issuedDate: '2021-05-04', expiresDate: '2031-05-03', statusId: 2 });
  });

  test('is out of date from the day on which it ends; canceled and deleted files are on no list', async () => {
    await bank.db.query('DELETE FROM requirement_document');
    const { document } = await upload(1);
    const today = new Date(bank.clock.now()).toISOString().slice(0, 10);
    await decide(document?.id, { status: 'uploaded', expiresAt: today });
    expect(await sent()).toMatchObject([{ statusId: 38 }]);
    expect((await state(token)).duplicateDocuments).toEqual({ isUploaded: false });
    for (const gone of [4, 5]) {
      await bank.db.query('UPDATE document SET status_id = $2 WHERE id = $1', [document?.id, gone]);
      expect(await sent()).toEqual([]);
    }
  });

  test.each([
    ['without a kind', undefined],
    ['as a card without its side', 4],
    ['as an internal passport outside RU and UA', 881],
    ['as the proof of an address', 101],
  ])('is refused %s, at its field', async (_what, documentTypeId) => {
    expect(await upload(documentTypeId)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ field: 'documentTypeId' }],
    });
  });

  test('an internal passport counts where its country is the customer’s', async () => {
    const types = async () => {
      const { categories } = rooms.kycTax.documentTypesList.response.parse(
        (await client.call(token, 'documentTypesList', { lang: 'en' })).json(),
      );
      return categories.find(({ id }) => id === 1)?.customerDocumentTypes.map(({ id }) => id);
    };
    expect(await types()).toEqual([1, 4, 5]);
    await bank.db.query(
      `INSERT INTO person_profile (customer_id, citizenship_country) VALUES (1021, 'UA')
       ON CONFLICT (customer_id) DO UPDATE SET citizenship_country = 'UA'`,
    );
    expect(await types()).toEqual([1, 4, 5, 88]);
    expect(await upload(881)).toMatchObject({ responseCode: '00' });
  });
});
