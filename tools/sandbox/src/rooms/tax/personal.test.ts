// Rules: R0.113, R0.114, R0.131, R1.5.8, R3.3.14, R3.5.6, R3.5.9, R3.7.9, R3.9.8.
import { taxCountry } from '@bank/protocol/tax-countries';
import { tinMissingReason } from '@bank/protocol/tax-personal';
import { COUNTRIES } from '../../platform/countries';
import { clientOf } from '../../server/test-client';
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { taxIdsFault } from './tax-id-fault';
import { TESS, tessOf } from './test-certification';

/** She lives in Spain and is taxed there and in Portugal. */
const TAX_IDS = [
  { countryCode: 'ES', taxId: '0012345678Z' },
  { countryCode: 'PT', tinMissingReason: 'cannotObtain', tinMissingExplanation: 'I moved last week' },
];

let bank: TestBank;
let tess: Awaited<ReturnType<typeof tessOf>>;
beforeEach(async () => {
  bank = await testBank();
  tess = await tessOf(bank);
});
afterEach(() => bank.close());

const update = (body: object) => tess.update({ taxIds: TAX_IDS, ...body });

const kept = () =>
  bank.db.query<{ country: string; taxId: string | null; reason: string | null; why: string | null }>(
    `SELECT country_code AS country, tax_id AS "taxId", tin_missing_reason AS reason, tin_missing_explanation AS why
       FROM tax_certification_country ORDER BY certification_id, place`,
  );

test('what is signed is kept as it was typed, waits for the bank, and is shown without its number', async () => {
  expect(await tess.known()).toMatchObject({ status: 'none', signedAt: null, taxIds: [] });
  expect(await update({})).toMatchObject({ responseCode: '00', status: 'pending' });
  expect(await kept()).toEqual([
    { country: 'ES', taxId: '0012345678Z', reason: null, why: null },
    { country: 'PT', taxId: null, reason: 'cannotObtain', why: 'I moved last week' },
  ]);
  const now = await tess.known();
  expect(now).toMatchObject({ status: 'pending', cityOfBirth: 'Sevilla', isUSTaxPayer: false, hasUSIndicia: false });
  expect(now.taxIds).toEqual([
    { countryCode: 'ES', taxIdEnd: '78Z', tinMissingReason: null, tinMissingExplanation: null },
    { countryCode: 'PT', taxIdEnd: null, tinMissingReason: 'cannotObtain', tinMissingExplanation: 'I moved last week' },
  ]);
  const [own] = await bank.db.query('SELECT tax_id AS "taxId" FROM person_profile WHERE customer_id = $1', [TESS]);
  expect(own).toEqual({ taxId: '0012345678Z' });
});

test('a certification is decided once and never changed; the next one names it', async () => {
  await update({});
  expect(await update({})).toMatchObject({ reason: 'alreadyPending' });
  expect((await tess.decide('rejected')).statusCode).toBe(200);
  expect((await tess.decide('validated')).statusCode).toBe(404);
  expect((await tess.known()).status).toBe('rejected');
  await update({ cityOfBirth: 'Cádiz' });
  await tess.decide('validated');
  const all = await bank.db.query<{ id: number; previous: number | null; city: string; status: string }>(
    `SELECT t.id, t.previous_id AS previous, t.answers ->> 'cityOfBirth' AS city, d.status
       FROM tax_certification t JOIN tax_decision d ON d.certification_id = t.id ORDER BY t.id`,
  );
  expect(all.map(({ city, status }) => [city, status])).toEqual([
    ['Sevilla', 'rejected'],
    ['Cádiz', 'validated'],
  ]);
  expect(all[1]?.previous).toBe(all[0]?.id);
  for (const table of ['tax_certification', 'tax_certification_country', 'tax_decision'])
    await expect(bank.db.query(`DELETE FROM ${table}`)).rejects.toThrow('never changed');
});

test('while one is checked the bank says so before it looks at another', async () => {
  await update({});
  expect(await update({ cityOfBirth: ' ' })).toMatchObject({ reason: 'alreadyPending' });
});

test.each([
  ['no city', { cityOfBirth: ' ' }, 'fieldMissing', 'cityOfBirth'],
  ['a country of birth that never was', { countryOfBirth: 'XX' }, 'noSuchCountry', 'countryOfBirth'],
  ['a day of birth to come', { dateOfBirth: '2190-01-01' }, 'wrongBirthDay', 'dateOfBirth'],
  ['a day that no year has', { dateOfBirth: '1990-02-30' }, 'wrongBirthDay', 'dateOfBirth'],
  ['one citizenship twice', { citizenship: ['ES', 'ES'] }, 'countryTwice', 'citizenship'],
  ['an address of someone else', { addressId: 1 }, 'noSuchAddress', 'addressId'],
  [
    'a country twice',
    { taxIds: [{ countryCode: 'VN' }, { countryCode: 'VN' }] },
    'countryTwice',
    'taxIds.1.countryCode',
  ],
  ['a taxpayer of the States without them', { isUSTaxPayer: true }, 'usEntryMissing', 'taxIds'],
  [
    'the States of one who is no taxpayer there',
    { taxIds: [{ countryCode: 'US', taxId: '123456789' }] },
    'usEntryElsewhere',
    'taxIds.0.countryCode',
  ],
  ['N/A for a number', { taxIds: [{ countryCode: 'CY', taxId: 'N/A' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
  ['a dash for a number', { taxIds: [{ countryCode: 'CY', taxId: '-' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
  ['a question mark', { taxIds: [{ countryCode: 'ES', taxId: '?' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
  ['NONE for a number', { taxIds: [{ countryCode: 'ES', taxId: 'NONE' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
  ['zeros for a number', { taxIds: [{ countryCode: 'DE', taxId: '00000000000' }] }, 'taxIdDummy', 'taxIds.0.taxId'],
  [
    'nothing where none is asked for',
    { taxIds: [{ countryCode: 'VN', taxId: 'нет' }] },
    'taxIdDummy',
    'taxIds.0.taxId',
  ],
  ['other words than the bank’s', { declarationId: 'personal-0' }, 'otherDeclaration', undefined],
])('%s is refused at its field, and nothing is kept', async (_what, wrong, reason, field) => {
  const answer = await update(wrong);
  expect(answer).toMatchObject({ reason, ...(field === undefined ? {} : { validationErrors: [{ field }] }) });
  expect(await kept()).toEqual([]);
});

test('a company has no certification of this kind', async () => {
  const client = clientOf(bank);
  const { accessToken: toby } = await client.signIn('toby');
  expect((await client.call(toby, 'fatcaCrsCertificationPersonalGet', { lang: 'en' })).json()).toMatchObject({
    reason: 'personalOnly',
  });
});

test('the bank finds what speaks for the States by itself', async () => {
  const papers = { w8: [(await tess.sendPaper('wFormUpload', { form: 'w8' })).paper?.id] };
  const explained = { papers, lossOfNationalityMissing: 'The consulate is slow' };
  await update({ countryOfBirth: 'US', citizenship: ['ES', 'US'], ...explained });
  expect(await tess.known()).toMatchObject({
    hasUSIndicia: true,
    usIndicia: ['birthplace', 'citizenship'],
  });
});

test('the number at home can be given by itself, by the same rule', async () => {
  const set = async (taxId: string) =>
    (await clientOf(bank).call(tess.token, 'taxIdUpdate', { taxId })).json<{ reason?: string }>();
  expect(await set(' ')).toMatchObject({ reason: 'taxIdMissing' });
  expect(await set('N/A')).toMatchObject({ reason: 'taxIdDummy' });
  expect(await set('0012345678Z')).toMatchObject({ responseCode: '00' });
  const [own] = await bank.db.query('SELECT tax_id AS "taxId" FROM person_profile WHERE customer_id = $1', [TESS]);
  expect(own).toEqual({ taxId: '0012345678Z' });
});

// R3.9.8 × R3.5.6: every country, each way to answer, persons and companies.
test.each(['tinPersonal', 'tinBusiness'] as const)(
  'the bank takes what the table of countries asks for (%s)',
  (variant) => {
    const context = { lang: 'en' };
    const wrong = (countryCode: string, answer: object) =>
      taxIdsFault(context, { taxIds: [{ countryCode, ...answer }], isUSTaxPayer: countryCode === 'US' }, variant)
        ?.reason ?? null;
    for (const code of COUNTRIES) {
      const { required } = taxCountry(code)[variant];
      expect([code, wrong(code, {})]).toEqual([code, required ? 'taxIdMissing' : null]);
      expect([code, wrong(code, { taxId: ' ' })]).toEqual([code, required ? 'taxIdMissing' : null]);
      expect([code, wrong(code, { taxId: '0123' })]).toEqual([code, null]);
      for (const reason of tinMissingReason.options) {
        const isExplained = reason === 'cannotObtain';
        const explained = { tinMissingReason: reason, tinMissingExplanation: 'It is late' };
        expect(wrong(code, { tinMissingReason: reason })).toBe(isExplained ? 'explanationMissing' : null);
        expect(wrong(code, explained)).toBe(isExplained ? null : 'explanationElsewhere');
        expect(wrong(code, { ...explained, taxId: '0123' })).toBe('taxIdAndReason');
      }
      expect(wrong(code, { taxId: '0123', tinMissingExplanation: 'It is late' })).toBe('explanationElsewhere');
    }
  },
);
