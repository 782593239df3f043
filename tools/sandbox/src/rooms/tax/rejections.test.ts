// Rules: R0.119, R0.118, R0.113, R0.117.
import { documentStatusId } from '@bank/protocol/documents';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { REASONS } from './rejections';
import { inTheStates, remyOf, tessOf, tobyToolsOf } from './test-certification';

const LANGUAGES = ['en', 'es', 'pt', 'ro', 'ru', 'uk'];

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

/** An address in the States: the bank asks for a W-8. */
async function moveToTheStates(customerId: number) {
  const [address] = await bank.db.query<{ id: number }>(inTheStates(customerId));
  return { addressId: address?.id ?? 0 };
}

test('every reason is said in the language of the reader, until the customer certifies again', async () => {
  const tess = await tessOf(bank);
  await tess.update();
  const fields = ['cityOfBirth', 'countryOfBirth', 'dateOfBirth', 'citizenship', 'addressId'];
  const rejections = REASONS.map((reason, place) => ({ field: fields[place], reason }));
  expect((await tess.decide('rejected', rejections)).json()).toEqual({ status: 'rejected' });
  const said: string[] = [];
  for (const language of LANGUAGES) {
    const shown = (await tess.known(language)).rejections;
    expect(shown.map(({ field }) => field)).toEqual(fields);
    said.push(...shown.map(({ reason }) => reason));
  }
  expect(new Set(said).size).toBe(LANGUAGES.length * REASONS.length);
  expect((await tess.known()).rejections[0]).toEqual({
    ...{ field: 'cityOfBirth', countryCode: null, representativeId: null },
    reason: 'The tax office does not know this number.',
  });
  await tess.update({ cityOfBirth: 'Cádiz' });
  expect(await tess.known()).toMatchObject({ status: 'pending', rejections: [] });
});

test('a rejection without a word of what it was leaves all to be asked again', async () => {
  const tess = await tessOf(bank);
  await tess.update();
  expect((await tess.decide('rejected')).statusCode).toBe(200);
  expect(await tess.known()).toMatchObject({ status: 'rejected', rejections: [] });
});

test('a rejected paper says so and why, and is not certified again; the others are confirmed', async () => {
  const tess = await tessOf(bank);
  const w8 = [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id];
  const lossOfNationality = [(await tess.sendPaper('lossOfNationalityUpload', {})).paper?.id];
  const waiting = (await tess.sendPaper('wFormUpload', { form: 'w9' })).paper?.id;
  const born = { countryOfBirth: 'US' };
  expect(await tess.update({ ...born, papers: { w8, lossOfNationality } })).toMatchObject({ responseCode: '00' });
  await tess.decide('rejected', [{ field: 'papers.w8', reason: 'unreadable' }]);
  const statuses = async () => (await tess.known()).papers.map(({ id, statusId }) => [id, statusId]);
  expect(await statuses()).toEqual([
    [w8[0], documentStatusId.rejected],
    [lossOfNationality[0], documentStatusId.confirmed],
    [waiting, documentStatusId.pending],
  ]);
  const sentences = [];
  for (const language of LANGUAGES) sentences.push((await tess.known(language)).papers[0]?.rejectReason);
  expect(sentences[0]).toBe('This cannot be read. Send it again, whole and sharp.');
  expect(new Set(sentences).size).toBe(LANGUAGES.length);
  expect(await tess.update({ ...born, papers: { w8, lossOfNationality } })).toMatchObject({
    ...{ reason: 'noSuchPaper', validationErrors: [{ field: 'papers.w8' }] },
  });
  const again = [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id];
  const cure = { ...born, papers: { w8: again, lossOfNationality } };
  expect(await tess.update(cure)).toMatchObject({ responseCode: '00' });
  await tess.decide('validated');
  expect(await statuses()).toEqual([
    [w8[0], documentStatusId.rejected],
    [lossOfNationality[0], documentStatusId.confirmed],
    [waiting, documentStatusId.pending],
    [again[0], documentStatusId.confirmed],
  ]);
});

const one = (field: string, more: object = {}) => ({ field, reason: 'unclear', ...more });

test.each<[string, object, string]>([
  ['an unknown field', one('shoeSize'), 'The certification has no field shoeSize there.'],
  ['an answer of a company', one('entityType'), 'The certification has no field entityType there.'],
  ['a paper that was not certified', one('papers.w9'), 'The certification has no field papers.w9 there.'],
  ['all papers', one('papers'), 'The certification has no field papers there.'],
  [
    'an explanation that was not given',
    one('lossOfNationalityMissing'),
    'The certification has no field lossOfNationalityMissing there.',
  ],
  ['another country', one('taxIds', { countryCode: 'FR' }), 'The certification names no country FR there.'],
  ['a country beside an answer', one('cityOfBirth', { countryCode: 'ES' }), 'Only taxIds goes with a country.'],
  ['a person', one('taxIds', { representativeId: 7 }), 'The certification names no person 7.'],
])('of a person %s cannot be rejected', async (_what, rejection, message) => {
  const tess = await tessOf(bank);
  await tess.update();
  const answer = await tess.decide('rejected', [one('taxIds', { countryCode: 'ES' }), rejection]);
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining(message)]);
  expect((await tess.known()).status).toBe('pending');
});

test('of a person each answer, number and paper can be rejected', async () => {
  const tess = await tessOf(bank);
  const { addressId } = await moveToTheStates(1014);
  const w8 = [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id];
  const citizen = { addressId, citizenship: ['US'], papers: { w8 }, lossOfNationalityMissing: 'The consulate is slow' };
  expect(await tess.update(citizen)).toMatchObject({ responseCode: '00' });
  const fields = [
    ...['cityOfBirth', 'countryOfBirth', 'dateOfBirth', 'citizenship', 'addressId', 'isUSTaxPayer', 'taxIds'],
    ...['papers.w8', 'lossOfNationalityMissing'],
  ];
  const rejections = [...fields.map((field) => one(field)), one('taxIds', { countryCode: 'ES' })];
  expect((await tess.decide('rejected', rejections)).statusCode).toBe(200);
  expect((await tess.known()).rejections.map(({ field }) => field)).toEqual([...fields, 'taxIds']);
});

test('of a company an answer that was asked for, and what is said of its people, can be rejected', async () => {
  const company = await tobyToolsOf(bank);
  await company.update();
  const { controllingPersons } = await company.known();
  const [toby, rosa] = controllingPersons.map(({ representativeId }) => ({ representativeId }));
  const wrong = [
    ...[one('questions.giin'), one('questions'), one('cityOfBirth'), one('citizenship'), one('addressId')],
    ...[one('entityType', toby), one('papers.w8', toby), one('taxIds', { ...toby, countryCode: 'ES' })],
    one('taxIds', { representativeId: 1_000_000 }),
  ];
  for (const rejection of wrong)
    expect([rejection, (await company.decide('rejected', [rejection])).statusCode]).toEqual([rejection, 400]);
  const right = [
    ...[one('entityType'), one('registeredAddressId'), one('placeOfBusinessAddressId'), one('isUSTaxPayer')],
    ...[one('questions.isEarnPassiveIncome'), one('taxIds'), one('taxIds', { countryCode: 'PT' })],
    ...[one('cityOfBirth', toby), one('countryOfBirth', rosa), one('dateOfBirth', rosa), one('taxIds', toby)],
    one('taxIds', { ...rosa, countryCode: 'PT' }),
  ];
  expect((await company.decide('rejected', right)).statusCode).toBe(200);
  expect((await company.known()).rejections).toEqual(
    right.map((rejection) => ({
      ...{ countryCode: null, representativeId: null, ...rejection },
      reason: 'The bank needs a clearer answer here.',
    })),
  );
});

test.each([
  ['a rejection of what is validated', { status: 'validated', rejections: [one('taxIds')] }],
  ['a reason that the bank does not know', { status: 'rejected', rejections: [one('taxIds', { reason: 'ugly' })] }],
  ['no list', { status: 'rejected', rejections: 'taxIds' }],
])('%s is no decision', async (_what, decision) => {
  const tess = await tessOf(bank);
  await tess.update();
  expect((await clientOf(bank).post('/sandbox/tax/1014/decision', decision)).statusCode).toBe(400);
  expect((await tess.known()).status).toBe('pending');
});

test('a decision about nothing that waits is none', async () => {
  const [tess, remy] = [await tessOf(bank), remyOf(bank)];
  expect((await tess.decide('rejected')).statusCode).toBe(404);
  expect((await remy.decide('rejected')).statusCode).toBe(404);
  expect((await clientOf(bank).post('/sandbox/representatives/ana/decision', { status: 'rejected' })).statusCode).toBe(
    404,
  );
  await tess.update();
  await tess.decide('validated');
  await clientOf(bank).post('/sandbox/tax/1014', { status: 'pending' });
  expect((await tess.decide('rejected')).statusCode).toBe(404);
});

test('a rejected representative gets a new link, is told what it was, and sends it again', async () => {
  const remy = remyOf(bank);
  const first = await remy.invite();
  const w8 = [(await remy.sendPaper(first, 'w8')).paper?.id];
  const inTheStates = {
    address: { address1: '1 Main Street', city: 'Austin', postalCode: '78701', countryCode: 'US' },
  };
  expect(await remy.sign(first, { ...inTheStates, papers: { w8 } })).toMatchObject({ responseCode: '00' });
  expect((await remy.decide('rejected', [one('addressId')])).statusCode).toBe(400);
  const rejections = [
    ...[one('address'), { field: 'papers.w8', reason: 'wrongPaper' }],
    { field: 'taxIds', countryCode: 'RO', reason: 'unknownNumber' },
  ];
  const { status, url } = (await remy.decide('rejected', rejections)).json<{ status: string; url: string }>();
  expect(status).toBe('rejected');
  const letters = await clientOf(bank).get('/sandbox/outbox?to=remy@personas.test');
  expect(letters.body).toContain(url);
  const secret = remy.secretIn(url);
  const known = await remy.known(secret, 'es');
  expect(known).toMatchObject({ status: 'rejected', cityOfBirth: 'Lyon' });
  expect(known.rejections.map(({ field, reason }) => [field, reason])).toEqual([
    ['address', 'El banco necesita aquí una respuesta más clara.'],
    ['papers.w8', known.papers[0]?.rejectReason],
    ['taxIds', expect.stringMatching(/./)],
  ]);
  expect(known.papers).toMatchObject([{ id: w8[0], statusId: documentStatusId.rejected }]);
  const again = [(await remy.sendPaper(secret, 'w8')).paper?.id];
  expect(await remy.sign(secret, { ...inTheStates, papers: { w8: again } })).toMatchObject({ responseCode: '00' });
  const validated = (await remy.decide('validated')).json();
  expect(validated).toEqual({ status: 'validated', url: null });
  expect(await remy.known(await remy.invite())).toMatchObject({
    ...{ status: 'validated', rejections: [] },
    papers: [{ statusId: documentStatusId.rejected }, { id: again[0], statusId: documentStatusId.confirmed }],
  });
  // The company's own certification is another matter.
  const [company] = await bank.db.query('SELECT tax_status AS status FROM customer WHERE id = 1005');
  expect(company).toEqual({ status: 'notRequired' });
});

test('a part of a representative that was rejected before the newest one stays as it is', async () => {
  const remy = remyOf(bank);
  await remy.sign(await remy.invite());
  await remy.decide('rejected', [one('cityOfBirth')]);
  expect((await remy.decide('validated')).statusCode).toBe(404);
  await expect(bank.db.query(`UPDATE tax_decision SET rejections = '[]'`)).rejects.toThrow('never changed');
});
