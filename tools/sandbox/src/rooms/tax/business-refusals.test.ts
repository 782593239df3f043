// Rules: R0.116, R0.131, R1.5.8, R3.3.14, R3.5.6, R3.9.8.
import { testBank } from '../../testing';
import type { TestBank } from '../../testing';
import { ACTIVE, tobyToolsOf, PASSIVE } from './test-certification';
import type { Certification } from './test-certification';

let bank: TestBank;
let company: Awaited<ReturnType<typeof tobyToolsOf>>;
beforeEach(async () => {
  bank = await testBank();
  company = await tobyToolsOf(bank);
});
afterEach(() => bank.close());

/** What is changed in a certification that is all right. */
type Change = (right: Certification) => object;
const firstPerson =
  (change: object): Change =>
  ({ controllingPersons: [first, ...others] }) => ({ controllingPersons: [{ ...first, ...change }, ...others] });

test.each<[string, Change, string, string | undefined]>([
  [
    'an answer left out',
    () => ({ questions: { isFinancialInstitution: false } }),
    'answerMissing',
    'questions.isPubliclyTraded',
  ],
  [
    'an answer to another question',
    () => ({ questions: { ...PASSIVE, giinMissingReason: 'exempt' } }),
    'answerElsewhere',
    'questions.giinMissingReason',
  ],
  [
    'a GIIN of another form',
    () => ({ questions: { isFinancialInstitution: true, giin: 'A1B2C3' } }),
    'wrongGiin',
    'questions.giin',
  ],
  [
    'a GIIN with blanks around it',
    () => ({ questions: { isFinancialInstitution: true, giin: ' 98Q96B.00000.LE.620 ' } }),
    'wrongGiin',
    'questions.giin',
  ],
  [
    'a GIIN that is too long',
    () => ({ questions: { isFinancialInstitution: true, giin: `98Q96B.00000.LE.620${'0'.repeat(21)}` } }),
    'wrongGiin',
    'questions.giin',
  ],
  [
    'a place of business of another customer',
    () => ({ placeOfBusinessAddressId: 1 }),
    'noSuchAddress',
    'placeOfBusinessAddressId',
  ],
  [
    'a registered address of another customer',
    () => ({ registeredAddressId: 1 }),
    'noSuchAddress',
    'registeredAddressId',
  ],
  ['no number of the company', () => ({ taxIds: [{ countryCode: 'PT' }] }), 'taxIdMissing', 'taxIds.0.taxId'],
  [
    'zeros for the company’s number',
    () => ({ taxIds: [{ countryCode: 'PT', taxId: '000 000 000' }] }),
    'taxIdDummy',
    'taxIds.0.taxId',
  ],
  [
    'no word for a person’s number',
    firstPerson({ taxIds: [{ countryCode: 'PT', taxId: 'nenhum' }] }),
    'taxIdDummy',
    'controllingPersons.0.taxIds.0.taxId',
  ],
  // The Emirates ask companies for a number, and people for none.
  ['no number in the Emirates', () => ({ taxIds: [{ countryCode: 'AE' }] }), 'taxIdMissing', 'taxIds.0.taxId'],
  ['a taxpayer of the States without them', () => ({ isUSTaxPayer: true }), 'usEntryMissing', 'taxIds'],
  [
    'the States of a company that pays no tax there',
    () => ({ taxIds: [{ countryCode: 'US', taxId: '123456789' }] }),
    'usEntryElsewhere',
    'taxIds.0.countryCode',
  ],
  [
    'a person of another company',
    firstPerson({ representativeId: 1 }),
    'noSuchPerson',
    'controllingPersons.0.representativeId',
  ],
  [
    'a person twice',
    ({ controllingPersons: [first] }) => ({ controllingPersons: [first, first] }),
    'noSuchPerson',
    'controllingPersons.1.representativeId',
  ],
  [
    'a person of a company that names none',
    () => ({ questions: ACTIVE }),
    'noSuchPerson',
    'controllingPersons.0.representativeId',
  ],
  [
    'a person left out',
    ({ controllingPersons: [first] }) => ({ controllingPersons: [first] }),
    'personMissing',
    'controllingPersons',
  ],
  ['all left out', () => ({ controllingPersons: [] }), 'personMissing', 'controllingPersons'],
  ['no city of birth', firstPerson({ cityOfBirth: ' ' }), 'fieldMissing', 'controllingPersons.0.cityOfBirth'],
  [
    'a country of birth that never was',
    firstPerson({ countryOfBirth: 'XX' }),
    'noSuchCountry',
    'controllingPersons.0.countryOfBirth',
  ],
  [
    'a day of birth to come',
    firstPerson({ dateOfBirth: '2190-01-01' }),
    'wrongBirthDay',
    'controllingPersons.0.dateOfBirth',
  ],
  [
    'no number of a person',
    firstPerson({ taxIds: [{ countryCode: 'PT' }] }),
    'taxIdMissing',
    'controllingPersons.0.taxIds.0.taxId',
  ],
  [
    'a country of a person twice',
    firstPerson({ taxIds: [{ countryCode: 'VN' }, { countryCode: 'VN' }] }),
    'countryTwice',
    'controllingPersons.0.taxIds.1.countryCode',
  ],
  ['other words than the bank’s', () => ({ declarationId: 'personal-1' }), 'otherDeclaration', undefined],
])('%s is refused at its field, and nothing is kept', async (_what, change, reason, field) => {
  const right = await company.signable();
  const answer = await company.send({ ...right, ...change(right) });
  expect(answer).toMatchObject({ reason, ...(field === undefined ? {} : { validationErrors: [{ field }] }) });
  expect([await company.count(), await company.kept()]).toEqual([0, []]);
});

test('a person has the States among their countries without a question, and gives no number where people have none', async () => {
  const right = await company.signable();
  const taxIds = [
    { countryCode: 'US', taxId: '123456789' },
    { countryCode: 'AE' },
    { countryCode: 'PT', tinMissingReason: 'cannotObtain', tinMissingExplanation: 'It comes by post' },
  ];
  expect(await company.send({ ...right, ...firstPerson({ taxIds })(right) })).toMatchObject({ responseCode: '00' });
  const [first] = (await company.known()).controllingPersons;
  expect(first?.taxIds.map(({ countryCode, taxIdEnd }) => [countryCode, taxIdEnd])).toEqual([
    ['US', '789'],
    ['AE', null],
    ['PT', null],
  ]);
});
