// Rules: R0.119.
import type { TaxRejection } from '@bank/protocol/tax-rejection';
import { businessQuestionOf } from '../business/question-of';
import { personQuestionOf } from '../person/question-of';
import { UNTAXED } from '../taxed/taxed';
import { cureBegun, knownNumbers, NO_CURE, numberNamed, openRefused } from './cure';
import { placeOf } from './place';

const rejection = (field: string, more: Partial<TaxRejection> = {}): TaxRejection => ({
  ...{ field, countryCode: null, representativeId: null, reason: 'Unclear.' },
  ...more,
});

const SIGNED = '2026-11-20T10:00:00.000Z';
const rejected = (...rejections: TaxRejection[]) => ({ status: 'rejected', signedAt: SIGNED, rejections });
const nothing = () => '';

test.each([
  ['cityOfBirth', 'born'],
  ['dateOfBirth', 'birthday'],
  ['citizenship', 'citizenship'],
  ['addressId', 'address'],
  ['isUSTaxPayer', 'us'],
  ['papers.w8', 'w8'],
  ['lossOfNationalityMissing', 'lossOfNationality'],
  ['taxIds', 'countries'],
  ['declarationId', null],
])('of a person, %s is asked by %s', (field, question) => {
  expect(personQuestionOf(rejection(field))).toBe(question);
});

test.each([
  ['entityType', 'type'],
  ['questions.giinMissingReason', 'giin'],
  ['questions.companyTicket', 'isPubliclyTraded'],
  ['questions.companyOwnedByYou.name', 'isOwnPubliclyTradedCompany'],
  ['questions.isEarnPassiveIncome', 'isEarnPassiveIncome'],
  ['registeredAddressId', 'addresses'],
  ['papers.w9', 'w9'],
  ['controllingPersons', null],
])('of a company, %s is asked by %s', (field, question) => {
  expect(businessQuestionOf(rejection(field))).toBe(question);
});

test('a refusal is about the country and the person at its place in what was sent', () => {
  const sent = {
    taxIds: [{ countryCode: 'PT' }, { countryCode: 'ES' }],
    controllingPersons: [{ representativeId: 7, taxIds: [{ countryCode: 'RO' }] }],
  };
  expect(personQuestionOf(placeOf('taxIds.1.taxId', sent))).toBe('number-ES');
  expect(businessQuestionOf(placeOf('controllingPersons.0.taxIds.0.taxId', sent))).toBe('person-7-number-RO');
  expect(businessQuestionOf(placeOf('controllingPersons.0.dateOfBirth', sent))).toBe('person-7-born');
  expect(placeOf('isUSTaxPayer', sent)).toEqual({ field: 'isUSTaxPayer', countryCode: null, representativeId: null });
});

test('what was not accepted is open with its reasons, once for each certification', () => {
  const known = rejected(
    rejection('taxIds', { countryCode: 'PT', reason: 'Unknown.' }),
    rejection('cityOfBirth'),
    rejection('countryOfBirth', { reason: 'It was another country then.' }),
  );
  const begun = cureBegun(NO_CURE, known, personQuestionOf, ({ field }) => (field === 'taxIds' ? 'NIF ··· 789: ' : ''));
  expect(begun).toEqual({
    curesOf: SIGNED,
    faults: { 'number-PT': 'NIF ··· 789: Unknown.', born: 'Unclear. It was another country then.' },
  });
  expect(cureBegun({ ...NO_CURE, curesOf: SIGNED }, known, personQuestionOf, nothing)).toBeNull();
});

test('one that was rejected as a whole is asked for as a whole; one that ends soon begins with what it says', () => {
  expect(cureBegun(NO_CURE, rejected(), personQuestionOf, nothing)).toBeNull();
  const ending = { ...rejected(), status: 'expiredSoon' };
  expect(cureBegun(NO_CURE, ending, personQuestionOf, nothing)).toEqual({ curesOf: SIGNED, faults: {} });
  expect(cureBegun(NO_CURE, { ...ending, signedAt: null }, personQuestionOf, nothing)).toBeNull();
});

test('numbers stay, reasons stay, and what was rejected or typed anew does not', () => {
  const none = { tinMissingReason: null, tinMissingExplanation: null };
  const taxIds = [
    { countryCode: 'PT', taxIdEnd: '789', ...none },
    { countryCode: 'ES', taxIdEnd: '15K', ...none },
    { countryCode: 'RO', taxIdEnd: '456', ...none },
    { countryCode: 'AE', taxIdEnd: null, ...none, tinMissingReason: 'notIssued' as const },
    { countryCode: 'XK', taxIdEnd: null, ...none },
  ];
  const rejections = [
    rejection('taxIds', { countryCode: 'PT' }),
    rejection('taxIds', { countryCode: 'ES', representativeId: 7 }),
  ];
  const typed = { ...UNTAXED, typed: ['RO'] };
  expect(knownNumbers(typed, { taxIds, rejections }, null)).toEqual({
    ...{ ends: { ES: '15K' }, reasons: { AE: 'notIssued' }, explanations: {}, numbers: { XK: '' } },
  });
  expect(Object.keys(knownNumbers(UNTAXED, { taxIds, rejections }, 7).ends)).toEqual(['PT', 'RO']);
  expect(numberNamed('tinPersonal', taxIds, rejection('taxIds', { countryCode: 'PT' }))).toBe('NIF ··· 789: ');
  expect(numberNamed('tinPersonal', taxIds, rejection('taxIds', { countryCode: 'AE' }))).toBe('');
});

test('of a list of countries that was not accepted no number is known, of the others all are', () => {
  const taxIds = [
    { countryCode: 'PT', taxIdEnd: '789', tinMissingReason: null, tinMissingExplanation: null },
    { countryCode: 'AE', taxIdEnd: null, tinMissingReason: 'notIssued' as const, tinMissingExplanation: null },
  ];
  const nothingKnown = { ends: {}, reasons: {}, explanations: {}, numbers: {} };
  const rejections = [rejection('taxIds', { representativeId: 7 })];
  expect(knownNumbers(UNTAXED, { taxIds, rejections }, 7)).toEqual(nothingKnown);
  expect(knownNumbers(UNTAXED, { taxIds, rejections }, null)).toMatchObject({ ends: { PT: '789' } });
});

test('a refusal opens its question beside those that are open; one without a question opens none', () => {
  let cure = { ...NO_CURE, faults: { born: 'Unclear.' } };
  const store = {
    latest: () => cure,
    keep: (some: object) => {
      cure = { ...cure, ...some };
    },
  };
  expect(openRefused(store, [[rejection('declarationId'), 'Changed.']], personQuestionOf)).toBe(false);
  expect(openRefused(store, [[rejection('papers.w8'), 'Missing.']], personQuestionOf)).toBe(true);
  expect(cure.faults).toEqual({ born: 'Unclear.', w8: 'Missing.' });
});
