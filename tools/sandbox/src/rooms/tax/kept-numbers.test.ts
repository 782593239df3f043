// Rules: R0.119, R0.131, R0.113, R0.116, R0.117.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { COMPANY_NUMBER, remyOf, tessOf, tobyToolsOf, writtenBytes } from './test-certification';

let bank: TestBank;
beforeEach(async () => {
  bank = await testBank();
});
afterEach(() => bank.close());

const FIVE = [
  { countryCode: 'ES', taxId: 'ÑÜ 00-12.345/z' },
  { countryCode: 'PT', tinMissingReason: 'cannotObtain', tinMissingExplanation: 'Está em caminho — mañana' },
  { countryCode: 'DE', taxId: '65 929 970 489' },
  { countryCode: 'FR', taxId: '0 701 987 765 432' },
  // Nothing is asked for there.
  { countryCode: 'AE' },
];
const CURE = FIVE.map(({ countryCode }) =>
  countryCode === 'DE' ? { countryCode, taxId: '86 095 742 719' } : { countryCode, isKept: true },
);
const REJECTED = [{ field: 'taxIds', countryCode: 'DE', reason: 'unknownNumber' }];
const nothingKept = (field: string) => ({ responseCode: 'VF', reason: 'nothingKept', validationErrors: [{ field }] });

/** The countries of two certifications: those before, and those after. */
async function beforeAndAfter() {
  const all = await writtenBytes(bank);
  const [first, second] = [...new Set(all.map(({ certification }) => certification))];
  const of = (certification: number | undefined) =>
    all
      .filter((row) => row.certification === certification)
      .map(({ person, country, bytes }) => `${person} ${country} ${bytes}`);
  return { before: of(first), after: of(second), ids: [first, second] };
}

test('of five numbers the rejected one is given again, and four are kept byte for byte', async () => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  expect((await tess.decide('rejected', REJECTED)).statusCode).toBe(200);
  expect(await tess.update({ taxIds: CURE })).toMatchObject({ responseCode: '00' });
  const { before, after, ids } = await beforeAndAfter();
  const but = (rows: string[]) => rows.filter((row) => !row.startsWith('0 DE'));
  expect(but(after)).toHaveLength(4);
  expect(but(after)).toEqual(but(before));
  expect(after).not.toEqual(before);
  const [newest] = await bank.db.query('SELECT id, previous_id AS previous FROM tax_certification ORDER BY id DESC');
  expect(newest).toEqual({ id: ids[1], previous: ids[0] });
  const [own] = await bank.db.query('SELECT tax_id AS "taxId" FROM person_profile WHERE customer_id = 1014');
  expect(own).toEqual({ taxId: 'ÑÜ 00-12.345/z' });
});

test('a word that was taken for a number in earlier days is not kept', async () => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  await bank.db.query('ALTER TABLE tax_certification_country DISABLE TRIGGER USER');
  await bank.db.query(`UPDATE tax_certification_country SET tax_id = 'N/A' WHERE country_code = 'ES'`);
  await bank.db.query('ALTER TABLE tax_certification_country ENABLE TRIGGER USER');
  await tess.decide('rejected', REJECTED);
  expect(await tess.update({ taxIds: CURE })).toMatchObject({
    ...{ reason: 'taxIdDummy', validationErrors: [{ field: 'taxIds.0.taxId' }] },
  });
});

test('what is kept counts like what is typed: a country twice, the States, a number of theirs', async () => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  await tess.decide('rejected', REJECTED);
  expect(await tess.update({ taxIds: [...CURE, { countryCode: 'ES', isKept: true }] })).toMatchObject({
    ...{ reason: 'countryTwice', validationErrors: [{ field: 'taxIds.5.countryCode' }] },
  });
  expect(await tess.update({ taxIds: CURE, isUSTaxPayer: true })).toMatchObject({ reason: 'usEntryMissing' });
});

test.each<[string, object[], string]>([
  ['the rejected one', [{ countryCode: 'DE', isKept: true }], 'taxIds.0.countryCode'],
  ['one that was never there', [CURE[0] ?? {}, { countryCode: 'IT', isKept: true }], 'taxIds.1.countryCode'],
  ['one with a number beside it', [{ countryCode: 'ES', isKept: true, taxId: '1' }], 'taxIds.0.countryCode'],
  [
    'one with a reason beside it',
    [{ countryCode: 'ES', isKept: true, tinMissingReason: 'notIssued' }],
    'taxIds.0.countryCode',
  ],
  [
    'one with an explanation beside it',
    [{ countryCode: 'PT', isKept: true, tinMissingExplanation: 'Another' }],
    'taxIds.0.countryCode',
  ],
])('%s cannot be kept', async (_which, taxIds, field) => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  await tess.decide('rejected', REJECTED);
  expect(await tess.update({ taxIds })).toMatchObject(nothingKept(field));
  expect((await tess.known()).status).toBe('rejected');
});

test('nothing is kept of a certification that was rejected as a whole', async () => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  await tess.decide('rejected');
  for (const taxIds of [CURE.slice(0, 1), CURE.toReversed().slice(0, 1)])
    expect(await tess.update({ taxIds })).toMatchObject(nothingKept('taxIds.0.countryCode'));
  // All of it is typed again; from that one it can be kept.
  expect(await tess.update({ taxIds: FIVE })).toMatchObject({ responseCode: '00' });
  await tess.decide('rejected', [{ field: 'cityOfBirth', reason: 'unclear' }]);
  const all = FIVE.map(({ countryCode }) => ({ countryCode, isKept: true }));
  expect(await tess.update({ taxIds: all })).toMatchObject({ responseCode: '00' });
});

test('nothing is kept of a list of countries that was rejected', async () => {
  const tess = await tessOf(bank);
  await tess.update({ taxIds: FIVE });
  await tess.decide('rejected', [{ field: 'taxIds', reason: 'unclear' }]);
  expect(await tess.update({ taxIds: CURE.slice(0, 1) })).toMatchObject(nothingKept('taxIds.0.countryCode'));
  expect(await tess.update({ taxIds: FIVE })).toMatchObject({ responseCode: '00' });
});

test('the rejected list of one person of a company leaves the numbers of the others', async () => {
  const company = await tobyToolsOf(bank);
  const { controllingPersons } = await company.signable();
  const [toby, rosa] = controllingPersons;
  await company.update();
  const representativeId = rosa?.representativeId;
  await company.decide('rejected', [{ field: 'taxIds', representativeId, reason: 'unclear' }]);
  const kept = [{ countryCode: 'PT', isKept: true }];
  const cure = (rosas: object[]) => ({
    taxIds: kept,
    controllingPersons: [
      { ...toby, taxIds: kept },
      { ...rosa, taxIds: rosas },
    ],
  });
  expect(await company.update(cure(kept))).toMatchObject(nothingKept('controllingPersons.1.taxIds.0.countryCode'));
  expect(await company.update(cure([{ countryCode: 'PT', taxId: '299888777' }]))).toMatchObject({ responseCode: '00' });
});

test('a representative keeps nothing of a part that was rejected as a whole', async () => {
  const remy = remyOf(bank);
  await remy.sign(await remy.invite(), { taxIds: FIVE });
  const { url } = (await remy.decide('rejected')).json<{ url: string }>();
  expect(await remy.sign(remy.secretIn(url), { taxIds: CURE.slice(0, 1) })).toMatchObject(
    nothingKept('taxIds.0.countryCode'),
  );
});

test('nothing can be kept in a first certification', async () => {
  const tess = await tessOf(bank);
  const taxIds = [{ countryCode: 'ES', isKept: true }];
  expect(await tess.update({ taxIds })).toMatchObject(nothingKept('taxIds.0.countryCode'));
  const company = await tobyToolsOf(bank);
  expect(await company.update({ taxIds: [{ countryCode: 'PT', isKept: true }] })).toMatchObject(
    nothingKept('taxIds.0.countryCode'),
  );
  const remy = remyOf(bank);
  expect(await remy.sign(await remy.invite(), { taxIds })).toMatchObject(nothingKept('taxIds.0.countryCode'));
});

test('a person who controls a company keeps their own numbers, and not those of another', async () => {
  const company = await tobyToolsOf(bank);
  const { controllingPersons } = await company.signable();
  const [toby, rosa] = controllingPersons;
  const RO = { countryCode: 'RO', taxId: 'RO 1630615123457' };
  const signed = { controllingPersons: [toby, { ...rosa, taxIds: [...(rosa?.taxIds ?? []), RO] }] };
  expect(await company.update(signed)).toMatchObject({ responseCode: '00' });
  const representativeId = rosa?.representativeId;
  const rejection = { field: 'taxIds', countryCode: 'PT', representativeId, reason: 'unknownNumber' };
  expect((await company.decide('rejected', [rejection])).statusCode).toBe(200);
  const kept = (countryCode: string) => ({ countryCode, isKept: true });
  const cure = (tobys: object[], rosas: object[]) => ({
    taxIds: [kept('PT')],
    controllingPersons: [
      { ...toby, taxIds: tobys },
      { ...rosa, taxIds: rosas },
    ],
  });
  expect(await company.update(cure([kept('PT')], [kept('PT'), kept('RO')]))).toMatchObject(
    nothingKept('controllingPersons.1.taxIds.0.countryCode'),
  );
  expect(await company.update(cure([kept('RO')], [kept('RO')]))).toMatchObject(
    nothingKept('controllingPersons.0.taxIds.0.countryCode'),
  );
  const right = cure([kept('PT')], [{ countryCode: 'PT', taxId: '299888777' }, kept('RO')]);
  expect(await company.update(right)).toMatchObject({ responseCode: '00' });
  const { before, after } = await beforeAndAfter();
  const but = (rows: string[]) => rows.filter((row) => !row.startsWith(`${representativeId} PT`));
  expect([before.length, but(after)]).toEqual([4, but(before)]);
  expect(await company.kept()).toContainEqual({ name: null, country: 'PT', taxId: COMPANY_NUMBER });
});

test('a representative keeps what their own part says', async () => {
  const remy = remyOf(bank);
  await remy.sign(await remy.invite(), { taxIds: FIVE });
  const { url } = (await remy.decide('rejected', REJECTED)).json<{ url: string }>();
  const secret = remy.secretIn(url);
  expect(await remy.sign(secret, { taxIds: [{ countryCode: 'DE', isKept: true }] })).toMatchObject(
    nothingKept('taxIds.0.countryCode'),
  );
  expect(await remy.sign(secret, { taxIds: CURE })).toMatchObject({ responseCode: '00' });
  const { before, after } = await beforeAndAfter();
  const but = (rows: string[]) => rows.filter((row) => !row.startsWith('0 DE'));
  expect([after.length, but(after)]).toEqual([5, but(before)]);
});
