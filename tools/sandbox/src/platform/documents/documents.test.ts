// Rules: R0.170, D23, D34, R2.9.6, R3.3.3, R3.3.6, R3.3.17, S10.
import { rooms } from '@bank/protocol/all';
import { documentType } from '@bank/protocol/documents';
import { clientOf } from '../../server/test-client';
import { formOf } from '../../server/test-upload';
import type { SentFile } from '../../server/test-upload';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { heicOf, jpegOf, PHOTO, pngOf } from './pictures/test-pictures';

const { addressesGet, addressDocumentUpload, companyDocumentUpload, companyInfoGet, companyPersonDocumentUpload } =
  rooms.profile;
const PDF = '%PDF-1.7 a proof of address';

let bank: TestBank;
let client: ReturnType<typeof clientOf>;
let pat: string;
let addressId: number;

beforeAll(async () => {
  bank = await testBank();
  client = clientOf(bank);
  pat = (await client.signIn('pat')).accessToken;
  const { addresses } = addressesGet.response.parse((await client.call(pat, addressesGet.name)).json());
  addressId = addresses.find(({ isMain }) => !isMain)?.addressId ?? 0;
});
afterAll(() => bank.close());

async function upload(file: SentFile, { token = pat, method = addressDocumentUpload.name, data = {} } = {}) {
  const answer = await formOf(bank)(
    token,
    method,
    { addressId, documentTypeId: 101, ...data },
    { content: PDF, fileName: 'bill.pdf', ...file },
  );
  return { status: answer.statusCode, body: answer.json<{ responseCode: string; responseDescription: string }>() };
}

const stored = () =>
  bank.db.query<{ id: string; mediaType: string; content: Buffer; fileName: string }>(
    'SELECT id, media_type AS "mediaType", content, file_name AS "fileName" FROM document ORDER BY seq',
  );

it('keeps a PDF byte for byte, and what the bank decides about it', async () => {
  const { body } = await upload({ fileName: '../../рахунок.pdf' });
  const { document } = addressDocumentUpload.response.parse(body);
  expect(document).toMatchObject({
    ...{ statusId: 41, fileName: 'рахунок.pdf', rejectReason: null, documentTypeId: 101 },
    ...{ documentType: 'Utility bill (last three months)', isSubDocument: false, createdUsername: 'pat@personas.test' },
  });
  const row = (await stored()).at(-1);
  expect(row).toMatchObject({ id: document.id, mediaType: 'application/pdf' });
  expect(row?.content.toString()).toBe(PDF);

  const decide = (decision: object) => client.post(`/sandbox/documents/${document.id}`, decision);
  const statusNow = async () =>
    addressesGet.response
      .parse((await client.call(pat, addressesGet.name)).json())
      .addresses.find((address) => address.addressId === addressId);
  expect(await statusNow()).toMatchObject({ addressStatus: 'pending' });
  await decide({ status: 'rejected', reason: 'Older than three months' });
  expect(await statusNow()).toMatchObject({
    addressStatus: 'rejected',
    uploadedDocuments: [{ statusId: 26, rejectReason: 'Older than three months' }],
  });
  const soon = new Date(bank.clock.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await decide({ status: 'uploaded', expiresAt: soon });
  expect(await statusNow()).toMatchObject({ addressStatus: 'expiredSoon', isDocumentOutOfDate: false });
  await decide({ status: 'uploaded' });
  expect(await statusNow()).toMatchObject({ addressStatus: 'validated' });
  expect((await decide({ status: 'shredded' })).statusCode).toBe(400);
});

it.each([
  ['JPEG', jpegOf(), 'image/jpeg'],
  ['PNG', pngOf(), 'image/png'],
  ['HEIC', heicOf({ items: PHOTO.slice(0, 1) }), 'image/heic'],
])('takes %s by its bytes, whatever the browser calls it', async (_kind, value, mediaType) => {
  const before = new Set((await stored()).map(({ id }) => id));
  expect((await upload({ content: value, fileName: 'photo.bin', type: 'text/plain' })).body.responseCode).toBe('00');
  expect((await stored()).find(({ id }) => !before.has(id))).toMatchObject({ mediaType, content: value });
});

it.each([
  ['\u202ebi\u200bll\u2028\u0007.pdf', 'bill.pdf'],
  ['\u3164\u0301', 'document'],
])('keeps no character of the file name %j that nobody can see', async (fileName, kept) => {
  expect((await upload({ fileName })).body.responseCode).toBe('00');
  expect((await stored()).at(-1)?.fileName).toBe(kept);
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /type of file is not accepted/],
  ['HTML called PDF', '<html>%PDF-1.7</html>', /type of file is not accepted/],
  ['a program', Buffer.from('MZ\x90\0'), /type of file is not accepted/],
  ['nothing', '', /file is empty/],
  ['more than 10 MB', Buffer.alloc(10_000_001, '%PDF-'), /larger than 10 MB/],
])('refuses %s in a sentence, and keeps nothing', async (_what, value, sentence) => {
  const before = (await stored()).length;
  const { status, body } = await upload({ content: value, fileName: 'bill.pdf', type: 'application/pdf' });
  expect([status, body.responseCode]).toEqual([200, 'VF']);
  expect(body.responseDescription).toMatch(sentence);
  expect(await stored()).toHaveLength(before);
});

it('takes files for one’s own addresses only, and company papers from companies', async () => {
  const ana = (await client.signIn('ana')).accessToken;
  expect((await upload({}, { token: ana })).body.responseCode).toBe('VF');
  const { body } = await upload({}, { method: companyDocumentUpload.name, data: { categoryId: 4 } });
  expect(body.responseCode).toBe('TA1');
});

describe('papers of the people of a company', () => {
  let carl: string;
  beforeAll(async () => {
    carl = (await client.signIn('carl')).accessToken;
  });

  const personOf = async (name: string) => {
    const { companyInfo } = companyInfoGet.response.parse((await client.call(carl, companyInfoGet.name)).json());
    const person = companyInfo.people.find((one) => one.name === name);
    if (!person) throw new Error(`nobody is called ${name}`);
    return person;
  };
  const send = (data: object, token = carl, file: SentFile = {}) =>
    upload(
      { fileName: 'passport.pdf', ...file },
      {
        token,
        method: companyPersonDocumentUpload.name,
        data: { addressId: undefined, documentTypeId: documentType.passport, ...data },
      },
    );

  it('are taken per person and kind, and their status follows from them', async () => {
    const elsa = await personOf('Elsa Brandt');
    expect(elsa).toMatchObject({
      identityStatus: 'rejected',
      addressStatus: 'pending',
      controlStatus: null,
      uploadedDocuments: [{ categoryId: 1, statusId: 26, rejectReason: 'The passport expired in May.' }],
    });
    const { body } = await send({ representativeId: elsa.representativeId, categoryId: 1 });
    const { document } = companyPersonDocumentUpload.response.parse(body);
    expect(await personOf('Elsa Brandt')).toMatchObject({
      identityStatus: 'pending',
      addressStatus: 'pending',
      uploadedDocuments: [{ id: document.id, categoryId: 1 }, { statusId: 26 }],
    });
    await client.post(`/sandbox/documents/${document.id}`, { status: 'rejected', reason: 'Blurred.' });
    expect(await personOf('Elsa Brandt')).toMatchObject({ identityStatus: 'rejected' });
    await client.post(`/sandbox/documents/${document.id}`, { status: 'uploaded' });
    expect(await personOf('Elsa Brandt')).toMatchObject({ identityStatus: 'validated' });
    const mails = await bank.db.query<{ subject: string }>(
      `SELECT subject FROM outbox WHERE recipient = 'carl@personas.test' ORDER BY seq`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We could not accept the identity document of Elsa Brandt (Passport)',
      'We have accepted the identity document of Elsa Brandt (Passport)',
    ]);
  });

  it('are refused where they are not asked for, of another kind, or no picture', async () => {
    const { representativeId } = await personOf('Elsa Brandt');
    const before = (await stored()).length;
    expect((await send({ representativeId, categoryId: 9 })).body.responseDescription).toMatch(/have not asked/);
    expect((await send({ representativeId, categoryId: 4 })).body.responseCode).toBe('VF');
    const html = await send({ representativeId, categoryId: 1 }, carl, { content: '<html>' });
    expect(html.body.responseDescription).toMatch(/type of file is not accepted/);
    expect(await stored()).toHaveLength(before);
  });

  it('of another company’s person are refused, and so is who may only read', async () => {
    const { representativeId } = await personOf('Elsa Brandt');
    const before = (await stored()).length;
    for (const key of ['olivia', 'pat', 'rhea']) {
      const { accessToken } = await client.signIn(key);
      expect((await send({ representativeId, categoryId: 1 }, accessToken)).body.responseCode).toMatch(/13|ENOA/);
    }
    expect(await stored()).toHaveLength(before);
  });
});

it('refuses multipart where no file belongs, and a body that is none', async () => {
  const [addresses, broken] = await Promise.all([
    upload({}, { method: addressesGet.name }),
    bank.sandbox.inject({
      method: 'POST',
      url: `/?${addressDocumentUpload.name}`,
      headers: { authorization: `Bearer ${pat}`, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: 'no edge in sight',
    }),
  ]);
  expect(addresses).toMatchObject({ status: 415, body: { message: 'The request could not be read.' } });
  expect(broken.statusCode).toBe(400);
  expect((await upload({ field: 'data', fileName: null })).status).toBe(400);
});

describe('papers about where a company’s money comes from (R3.3.1)', () => {
  let carl: string;
  beforeAll(async () => {
    carl = (await client.signIn('carl')).accessToken;
  });
  const company = async () =>
    companyInfoGet.response.parse((await client.call(carl, companyInfoGet.name)).json()).companyInfo;
  const send = (data: object) =>
    upload(
      { fileName: 'accounts.pdf' },
      {
        token: carl,
        method: companyDocumentUpload.name,
        data: { addressId: undefined, documentTypeId: undefined, ...data },
      },
    );

  it('are asked source by source, and belong to the source that they are about', async () => {
    expect(await company()).toMatchObject({ sourceOfWealthDocuments: {}, sourceOfWealthDocumentStatuses: {} });
    await bank.db.query(
      `UPDATE company_profile SET required_categories = '{11}'
        WHERE customer_id = (SELECT customer_id FROM app_user WHERE email = 'carl@personas.test')`,
    );
    expect((await company()).sourceOfWealthDocumentStatuses).toEqual({ 1: 'none', 4: 'none' });
    const { document } = companyDocumentUpload.response.parse((await send({ categoryId: 11, sourceId: 4 })).body);
    await client.post(`/sandbox/documents/${document.id}`, { status: 'uploaded', expiresAt: '2099-01-31' });
    expect(await company()).toMatchObject({
      sourceOfWealthDocuments: {
        1: [],
        4: [{ id: document.id, expiration: '2099-01-31', created: document.uploaded, createdName: 'Carl Brandt' }],
      },
      sourceOfWealthDocumentStatuses: { 1: 'none', 4: 'validated' },
    });
  });

  it.each([
    ['without a source', { categoryId: 11 }],
    ['about a source that the company has not stated', { categoryId: 11, sourceId: 3 }],
    ['of another kind, with a source', { categoryId: 4, sourceId: 1 }],
  ])('%s are refused', async (_what, data) => {
    const before = (await stored()).length;
    expect((await send(data)).body).toMatchObject({ reason: 'noSuchSource' });
    expect(await stored()).toHaveLength(before);
  });
});
