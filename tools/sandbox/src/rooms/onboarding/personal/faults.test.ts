// Rules: R3.3.22, R0.43, R0.130, R1.5.3, R3.1.3, R3.3.20.
import { testBank } from '../../../testing';
import type { TestBank } from '../../../testing';
import { application, applicantOf, tracesOf } from '../test-applicant';

let bank: TestBank;
let visitor: ReturnType<typeof applicantOf>;
beforeAll(async () => {
  bank = await testBank({ config: { lookupsPerMinute: 1e6 } });
  visitor = applicantOf(bank);
});
afterAll(() => bank.close());
// Nobody gets in here but by a mistake of the bank.
afterEach(async () => {
  expect(await tracesOf(bank)).toEqual([0, 0, 0]);
});

const LANGUAGES = ['en', 'es', 'ro', 'ru', 'uk', 'pt'];
const { address } = application;

/** A change that makes one thing wrong, the word of the refusal, and the field it stands at. */
const FAULTS: readonly [string, object, string, string][] = [
  ['an address of a user', { email: 'Ana@personas.test' }, 'emailTaken', 'email'],
  [
    'a prefix of no country',
    { phone: { countryCode: '999', number: '744010203' } },
    'noSuchPrefix',
    'phone.countryCode',
  ],
  ['a number of no phone', { phone: { countryCode: '40', number: '744' } }, 'wrongNumber', 'phone.number'],
  [
    'a number that may have its own code',
    { phone: { countryCode: '49', number: '49 151 12345678' } },
    'numberTwoWays',
    'phone.number',
  ],
  ['no first name', { firstName: '' }, 'fieldMissing', 'firstName'],
  ['a first name of blanks', { firstName: ' \u00a0 ' }, 'fieldMissing', 'firstName'],
  ['a last name of blanks', { lastName: '  ' }, 'fieldMissing', 'lastName'],
  ['a last name of two lines', { lastName: 'Io\nnescu' }, 'fieldMissing', 'lastName'],
  ['a first name without width', { firstName: '\u200b' }, 'fieldMissing', 'firstName'],
  ['a day that is none', { birthday: '1990-02-30' }, 'tooYoung', 'birthday'],
  ['a day to come', { birthday: '2190-02-03' }, 'tooYoung', 'birthday'],
  ['a day of long ago', { birthday: '1899-12-31' }, 'tooYoung', 'birthday'],
  ['a birth in no country', { birthCountryCode: 'XX' }, 'noSuchCountry', 'birthCountryCode'],
  ['citizens of no country of today', { citizenshipCountryCode: 'SU' }, 'noSuchCountry', 'citizenshipCountryCode'],
  ['no street', { address: { ...address, address1: ' ' } }, 'fieldMissing', 'address.address1'],
  ['a second line of two lines', { address: { ...address, address2: 'a\u2028b' } }, 'fieldMissing', 'address.address2'],
  ['no city', { address: { ...address, city: '' } }, 'fieldMissing', 'address.city'],
  ['no postal code', { address: { ...address, postalCode: '' } }, 'fieldMissing', 'address.postalCode'],
  [
    'a home in no country of today',
    { address: { ...address, countryCode: 'DD' } },
    'noSuchCountry',
    'address.countryCode',
  ],
  [
    'no state where there are some',
    { address: { ...address, stateCode: undefined } },
    'noSuchState',
    'address.stateCode',
  ],
  ['a state of another country', { address: { ...address, stateCode: 'TX' } }, 'noSuchState', 'address.stateCode'],
  ['a state where there are none', { address: { ...address, countryCode: 'MD' } }, 'noSuchState', 'address.stateCode'],
  [
    'a region with a control',
    { address: { ...address, countryCode: 'MD', stateCode: undefined, stateName: 'a\u0007' } },
    'fieldMissing',
    'address.stateName',
  ],
  ['an occupation of no list', { occupation: 'pirate' }, 'noSuchEntry', 'occupation'],
  ['no occupation by a second one’s name', { occupation: 'none' }, 'noSuchEntry', 'occupation'],
  ['a second occupation of the first list only', { secondOccupation: 'retired' }, 'noSuchEntry', 'secondOccupation'],
  ['a source of another list', { sourceIds: [9], sourceSpecifications: {} }, 'noSuchEntry', 'sourceIds'],
  [
    'a salary without employment',
    { occupation: 'retired', sourceIds: [1], sourceSpecifications: {} },
    'noSuchEntry',
    'sourceIds',
  ],
  ['a source that is asked about', { sourceSpecifications: {} }, 'specificationMissing', 'sourceSpecifications.11'],
  ['blanks about a source', { sourceSpecifications: { 11: ' ' } }, 'specificationMissing', 'sourceSpecifications.11'],
  [
    'a turning word about a source',
    { sourceSpecifications: { 11: 'a\u202e' } },
    'fieldMissing',
    'sourceSpecifications.11',
  ],
  [
    'words about a source that is not chosen',
    { sourceSpecifications: { 11: 'Honey', 3: 'Bees' } },
    'noSuchEntry',
    'sourceSpecifications.3',
  ],
  [
    'words about a source that is not asked about',
    { sourceSpecifications: { 11: 'Honey', 1: 'Bees' } },
    'noSuchEntry',
    'sourceSpecifications.1',
  ],
  ['a second source of the first list', { secondSourceIds: [1] }, 'noSuchEntry', 'secondSourceIds'],
  ['a second occupation without sources', { secondSourceIds: [] }, 'fieldMissing', 'secondSourceIds'],
  ['sources without a second occupation', { secondOccupation: 'none' }, 'noSuchEntry', 'secondSourceIds'],
  [
    'words without a second occupation',
    { secondOccupation: 'none', secondSourceIds: [], secondSourceSpecifications: { 11: 'Honey' } },
    'noSuchEntry',
    'secondSourceSpecifications.11',
  ],
  [
    'a second source that is asked about',
    { secondSourceIds: [3] },
    'specificationMissing',
    'secondSourceSpecifications.3',
  ],
  ['a purpose of no list', { purposeIds: [8] }, 'noSuchEntry', 'purposeIds'],
  ['a purpose that is asked about', { purposeIds: [7] }, 'specificationMissing', 'purposeSpecifications.7'],
  ['a band of no list', { estimatedMonthlyDepositId: 6 }, 'noSuchEntry', 'estimatedMonthlyDepositId'],
  ['another account without details', { anotherAccountDetails: undefined }, 'fieldMissing', 'anotherAccountDetails'],
  ['another account with blanks', { anotherAccountDetails: ' ' }, 'fieldMissing', 'anotherAccountDetails'],
  ['no agreement', { agreements: [] }, 'agreementsMissing', 'agreements'],
  ['privacy alone', { agreements: ['privacy'] }, 'agreementsMissing', 'agreements'],
  ['terms alone, twice', { agreements: ['terms', 'terms'] }, 'agreementsMissing', 'agreements'],
];

it.each(FAULTS)('%s is refused at its field in six languages', async (_name, over, reason, field) => {
  const captcha = await visitor.ticket();
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const answer = await visitor.apply({ ...over, captcha }, { 'accept-language': language });
    const description = expect.any(String);
    expect(answer).toMatchObject({ responseCode: 'VF', reason, validationErrors: [{ field, description }] });
    expect(answer.responseDescription.trim()).not.toBe('');
    said.add(answer.responseDescription);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

it('a character that nobody can see is named by its place', async () => {
  expect(await visitor.apply({ lastName: 'Io\u0007nescu' })).toMatchObject({
    responseDescription: 'There is a character that nobody can see at position 3. Delete it, or type the text again.',
  });
});

it('a phone that another customer has confirmed is refused, and a mere claim is not', async () => {
  await bank.db.query(
    `INSERT INTO phone (user_id, country_code, number) SELECT id, '40', '744010203' FROM app_user WHERE email = 'ana@personas.test'`,
  );
  const wanting = { birthday: '2020-01-01' };
  expect(await visitor.apply(wanting)).toMatchObject({ reason: 'tooYoung' });
  await bank.db.query(`UPDATE phone SET is_confirmed = true WHERE number = '744010203'`);
  expect(await visitor.apply(wanting)).toMatchObject({
    reason: 'phoneTaken',
    validationErrors: [{ field: 'phone.number', description: expect.not.stringMatching(/ana/i) }],
  });
  await bank.db.query(`DELETE FROM phone WHERE number = '744010203'`);
});

it('an address that a customer has confirmed beside their own is taken', async () => {
  await bank.db.query(
    `INSERT INTO email_address (customer_id, email, is_confirmed) VALUES (1001, 'other.ana@mail.test', true),
                                                                         (1001, 'claim.ana@mail.test', false)`,
  );
  expect(await visitor.apply({ email: 'Other.Ana@mail.test' })).toMatchObject({
    reason: 'emailTaken',
    responseDescription: 'This e-mail address already has an account. Log in with it, or choose a new password.',
  });
  expect(await visitor.apply({ email: 'claim.ana@mail.test', birthday: '2020-01-01' })).toMatchObject({
    reason: 'tooYoung',
  });
});

it('is held to 18 years by the bank’s day', async () => {
  expect(new Date(bank.clock.now()).toISOString().slice(0, 10)).toBe('2026-11-16');
  expect(await visitor.apply({ birthday: '2008-11-17', agreements: [] })).toMatchObject({ reason: 'tooYoung' });
  expect(await visitor.apply({ birthday: '2008-11-16', agreements: [] })).toMatchObject({
    reason: 'agreementsMissing',
  });
});

it('the first fault in the order of the form is the one that is said', async () => {
  const faulty = {
    email: 'ana@personas.test',
    phone: { countryCode: '999', number: '1' },
    firstName: '',
    birthday: '2020-01-01',
    birthCountryCode: 'XX',
    citizenshipCountryCode: 'XX',
    address: { ...address, city: '' },
    occupation: 'pirate',
    secondOccupation: 'pirate',
    sourceIds: [9],
    secondSourceIds: [],
    purposeIds: [8],
    estimatedMonthlyDepositId: 6,
    anotherAccountDetails: '',
    agreements: [],
  };
  const fields = Object.keys(faulty);
  const said: (string | undefined)[] = [];
  for (let repaired = 0; repaired < fields.length; repaired += 1) {
    const captcha = await visitor.ticket();
    const left = Object.fromEntries(Object.entries(faulty).slice(repaired));
    said.push((await visitor.apply({ ...left, captcha })).validationErrors?.[0]?.field?.split('.')[0]);
  }
  expect(said).toEqual(fields);
});

it.each([
  ['a', 4201, true],
  ['b', 4202, true],
  ['c', 4203, false],
  ['d', 4204, true],
  ['e', 4205, true],
  ['f', 4206, false],
  ['no brand', 4999, false],
])('%s, at port %s, takes persons: %s (R1.1.3, R1.1.4)', async (_brand, port, isOpen) => {
  const there = applicantOf(bank, `http://localhost:${port}`);
  const answer = await there.apply({ agreements: [] });
  expect(answer).toMatchObject({ responseCode: 'VF', reason: isOpen ? 'agreementsMissing' : 'notOffered' });
});

it('who comes from no page of a brand is refused in six languages', async () => {
  const said = new Set<string>();
  for (const origin of [null, 'https://elsewhere.example:4204'])
    for (const language of LANGUAGES) {
      const answer = await applicantOf(bank, origin).apply({ captcha: 'x' }, { 'accept-language': language });
      expect(answer).toMatchObject({ reason: 'notOffered' });
      said.add(answer.responseDescription);
    }
  expect(said.size).toBe(LANGUAGES.length);
});
