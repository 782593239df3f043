// Rules: R0.133, R0.119, R0.118, R0.117, R3.3.27.
import { rooms } from '@bank/protocol/all';
import { inTheStates, remyOf, TESS, tessOf, TOBY, tobyToolsOf } from '../../rooms/tax/test-certification';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { waitingOf } from './test-waiting';

const ATELIER = 1005;
const CORAL = 1028;

let bank: TestBank;
let cockpit: ReturnType<typeof waitingOf>;
beforeEach(async () => {
  bank = await testBank();
  cockpit = waitingOf(bank);
});
afterEach(() => bank.close());

interface Parts {
  parts: {
    field: string;
    countryCode: string | null;
    representativeId: number | null;
    person: string;
    value: string;
  }[];
  reasons: { code: string; text: string }[];
}
const partsOf = async (id: string) => (await cockpit.client.get(`/sandbox/waiting/certifications/${id}`)).json<Parts>();
const certificationOf = async (customerId: number) =>
  (await cockpit.of(customerId)).find(({ type }) => type === 'certification')?.id ?? '';

test('a certification is accepted, and the customer has nothing left to do', async () => {
  const tess = await tessOf(bank);
  await tess.update();
  const [row] = await cockpit.of(TESS);
  expect(row).toMatchObject({ type: 'certification', customer: 'Tess Moreno', kind: 'Tax certification' });
  const file = await cockpit.client.get(`/sandbox/waiting/certifications/${row?.id}/file`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  const answer = await cockpit.decide('certification', row?.id ?? '', { status: 'validated' });
  expect(answer.json()).toEqual({ status: 'validated', url: null });
  expect((await tess.known()).status).toBe('validated');
  expect(await cockpit.of(TESS)).toEqual([]);
});

test('it is rejected as a whole, or in each of its parts; of a number no more is shown than its end', async () => {
  const tess = await tessOf(bank);
  await tess.update();
  const id = await certificationOf(TESS);
  const { parts, reasons } = await partsOf(id);
  expect(parts).toContainEqual(expect.objectContaining({ field: 'cityOfBirth', person: '', value: 'Sevilla' }));
  expect(parts).toContainEqual(expect.objectContaining({ field: 'taxIds', countryCode: 'ES', value: '··· 78Z' }));
  expect(JSON.stringify(parts)).not.toContain('12345678');
  expect(reasons).toHaveLength(5);
  const rejections = parts.map(({ field, countryCode, representativeId }) => ({
    ...{ field, countryCode, representativeId, reason: 'unclear' },
  }));
  expect((await cockpit.decide('certification', id, { status: 'rejected', rejections })).statusCode).toBe(200);
  expect((await tess.known()).rejections).toHaveLength(parts.length);
  await tess.update();
  const again = await certificationOf(TESS);
  expect((await cockpit.decide('certification', again, { status: 'rejected' })).statusCode).toBe(200);
  expect(await tess.known()).toMatchObject({ status: 'rejected', rejections: [] });
});

test('of a company every part of the people who control it can be rejected, too', async () => {
  const company = await tobyToolsOf(bank);
  await company.update();
  const id = await certificationOf(TOBY);
  const { parts } = await partsOf(id);
  const ofToby = parts.filter(({ person }) => person === 'Toby Nunes');
  expect(ofToby.map(({ field, countryCode }) => [field, countryCode])).toEqual([
    ['cityOfBirth', null],
    ['countryOfBirth', null],
    ['dateOfBirth', null],
    ['taxIds', null],
    ['taxIds', 'PT'],
  ]);
  for (const part of parts) {
    const { field, countryCode, representativeId } = part;
    const rejections = [{ field, countryCode, representativeId, reason: 'otherPapers' }];
    expect([
      part,
      (await cockpit.decide('certification', await certificationOf(TOBY), { status: 'rejected', rejections }))
        .statusCode,
    ]).toEqual([part, 200]);
    expect(await company.update()).toMatchObject({ responseCode: '00' });
  }
});

test('a tax form waits like every paper; rejected with its certification, it alone is asked for again', async () => {
  const tess = await tessOf(bank);
  const [address] = await bank.db.query<{ id: number }>(inTheStates(TESS));
  const w8 = (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id ?? '';
  const unnamed = (await tess.sendPaper('wFormUpload', { form: 'w9' })).paper?.id ?? '';
  expect((await cockpit.of(TESS)).map(({ kind, certificationId }) => [kind, certificationId])).toEqual([
    ['W-8', null],
    ['W-9', null],
  ]);
  expect(await tess.update({ addressId: address?.id, papers: { w8: [w8] } })).toMatchObject({ responseCode: '00' });
  const id = await certificationOf(TESS);
  const row = (await cockpit.of(TESS)).find((one) => one.id === w8);
  expect(row).toMatchObject({ kind: 'W-8', certificationId: Number(id) });
  expect(row?.reasons.map(({ code }) => code)).toEqual(['unreadable', 'wrongPaper', 'otherPapers', 'unclear']);
  expect((await cockpit.decide('paper', w8, { status: 'rejected', reason: 'blurred' })).statusCode).toBe(400);
  expect((await cockpit.decide('paper', w8, { status: 'rejected', reason: 'unreadable' })).statusCode).toBe(200);
  expect(await tess.known()).toMatchObject({ status: 'rejected', rejections: [{ field: 'papers.w8' }] });
  expect(await cockpit.statusOf(w8)).toMatchObject({ status: 26 });
  // The other one was named by no certification, and is decided by itself.
  expect((await cockpit.decide('paper', unnamed, { status: 'rejected', reason: 'blurred' })).statusCode).toBe(200);
  expect(await cockpit.of(TESS)).toEqual([]);
});

test('of several papers of one certification none is rejected alone, and what was accepted stays', async () => {
  const tess = await tessOf(bank);
  const [address] = await bank.db.query<{ id: number }>(inTheStates(TESS));
  const send = async () => (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id ?? '';
  const [first, second] = [await send(), await send()];
  expect(await tess.update({ addressId: address?.id, papers: { w8: [first, second] } })).toMatchObject({
    responseCode: '00',
  });
  expect((await cockpit.decide('paper', first, { status: 'uploaded' })).statusCode).toBe(200);
  const refused = await cockpit.decide('paper', second, { status: 'rejected', reason: 'unreadable' });
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('part by part')]);
  expect(await cockpit.statusOf(first)).toMatchObject({ status: 2 });
  expect((await tess.known()).status).toBe('pending');
});

test('an accepted tax form leaves its certification to be decided', async () => {
  const tess = await tessOf(bank);
  const [address] = await bank.db.query<{ id: number }>(inTheStates(TESS));
  const w8 = (await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id ?? '';
  await tess.update({ addressId: address?.id, papers: { w8: [w8] } });
  expect((await cockpit.decide('paper', w8, { status: 'uploaded' })).statusCode).toBe(200);
  expect((await tess.known()).status).toBe('pending');
  expect((await cockpit.of(TESS)).map(({ type }) => type)).toEqual(['certification']);
});

test('a certification that was decided elsewhere, or signed again, says so', async () => {
  const tess = await tessOf(bank);
  await tess.update();
  const id = await certificationOf(TESS);
  await tess.decide('rejected');
  const decided = await cockpit.decide('certification', id, { status: 'validated' });
  expect([decided.statusCode, decided.json<{ message: string }>().message]).toEqual([
    409,
    'This certification was decided meanwhile: rejected. Nothing has changed now.',
  ]);
  await tess.update();
  expect((await cockpit.decide('certification', id, { status: 'validated' })).statusCode).toBe(409);
  expect((await tess.known()).status).toBe('pending');
  expect((await cockpit.decide('certification', '999', { status: 'validated' })).statusCode).toBe(404);
  expect((await cockpit.client.get('/sandbox/waiting/certifications/999')).statusCode).toBe(404);
});

test('a representative’s form waits from its link to its signature, and its part is decided like the others', async () => {
  const remy = remyOf(bank);
  expect(await cockpit.of(ATELIER)).toEqual([]);
  await remy.invite();
  const [form] = await cockpit.of(ATELIER);
  expect(form).toMatchObject({
    type: 'form',
    kind: expect.stringMatching(/^Tax form of Remy .*, not signed yet$/),
  });
  const { url } = (await cockpit.decide('form', form?.id ?? '', { brand: 'd' })).json<{ url: string }>();
  expect(url).toMatch(/^http:\/\/localhost:\d+\/self-certification-representative\?authSecret=/);
  expect(await cockpit.of(ATELIER)).toHaveLength(1);
  expect(await remy.sign(remy.secretIn(url))).toMatchObject({ responseCode: '00' });
  const [part, ...others] = await cockpit.of(ATELIER);
  expect([part?.type, part?.kind, others]).toEqual([
    'certification',
    expect.stringMatching(/^Tax certification, the part of Remy/),
    [],
  ]);
  const answer = await cockpit.decide('certification', part?.id ?? '', { status: 'rejected' });
  expect(answer.json()).toMatchObject({ status: 'rejected', url: expect.stringContaining('authSecret=') });
  expect((await cockpit.of(ATELIER)).map(({ type }) => type)).toEqual(['form']);
  expect((await cockpit.client.get('/sandbox/representatives')).json()).toContainEqual(
    expect.objectContaining({ company: 'Atelier Verde' }),
  );
  expect((await cockpit.decide('form', '1', { brand: 'd' })).statusCode).toBe(404);
});

test('a resolution waits for each of its directors, and is signed or refused as one of them', async () => {
  const coen = (await cockpit.client.signIn('coen')).accessToken;
  const call = async (method: string, body: object = {}) =>
    (await cockpit.client.call(coen, method, body)).json<unknown>();
  await call('representativeAdd', { typeId: 2, firstName: 'Rita', lastName: 'Voss', email: 'rita@coral.example' });
  const [mona] = await bank.db.query<{ id: number }>(
    `SELECT id FROM company_person WHERE customer_id = $1 AND first_name = 'Mona'`,
    [CORAL],
  );
  await call('businessResolutionSend', { businessRepresentativeIds: [mona?.id] });
  const open = async () => (await cockpit.of(CORAL)).filter(({ type }) => type === 'signature');
  expect((await open()).map(({ kind }) => kind)).toEqual([
    'Resolution, the signature of Dirk Aalto',
    'Resolution, the signature of Rita Voss',
  ]);
  const [dirk] = await open();
  expect((await cockpit.decide('signature', dirk?.id ?? '', { isSigned: true })).json()).toEqual({ isSigned: true });
  expect((await cockpit.decide('signature', dirk?.id ?? '', { isSigned: false })).statusCode).toBe(409);
  expect((await open()).map(({ kind }) => kind)).toEqual(['Resolution, the signature of Rita Voss']);
  const [rita] = await open();
  await cockpit.decide('signature', rita?.id ?? '', { isSigned: false });
  expect(
    rooms.company.businessResolutionGet.response.parse(await call('businessResolutionGet')).resolution.statusId,
  ).toBe(5);
  expect(await open()).toEqual([]);
  // One refusal has ended it: a page that still offers the other signature is late.
  expect((await cockpit.decide('signature', rita?.id ?? '', { isSigned: true })).statusCode).toBe(409);
  expect((await cockpit.decide('signature', '1-999', { isSigned: true })).statusCode).toBe(404);
});
