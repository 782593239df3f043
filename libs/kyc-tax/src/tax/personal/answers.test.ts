// Rules: R0.25, R0.113, R3.5.6, R3.5.9.
import type { PersonalCertification } from '@bank/protocol/tax-personal';
import { withCountries, withCountry } from '../taxed/taxed';
import { withUsAnswer } from '../person/person-answers';
import { knownAnswers, NO_ANSWERS, personal, type TaxAnswers } from './answers';
import { certifiedOf } from './certified';
import { questionsOf } from './questions';

const answers: TaxAnswers = {
  ...NO_ANSWERS,
  ...{ cityOfBirth: 'Porto', countryOfBirth: 'PT', dateOfBirth: '1990-02-28', citizenship: ['PT'], addressId: '7' },
  ...{
    isUSTaxPayer: 'no',
    areCountriesSaid: true,
    countries: ['RO', 'PT'],
    numbers: { RO: '0412', PT: ' 123 456 789 ' },
  },
};
const sent = (given: Partial<TaxAnswers>) => certifiedOf({ ...answers, ...given }, 'personal-1').taxIds;

test('a number goes as it was typed, and without the blanks around it', () => {
  expect(sent({})).toEqual([
    { countryCode: 'RO', taxId: '0412' },
    { countryCode: 'PT', taxId: '123 456 789' },
  ]);
  expect(sent({ numbers: { RO: '0412', PT: '' } })[1]).toEqual({ countryCode: 'PT' });
});

test('a reason goes together with no number, and an explanation with "cannot obtain" alone', () => {
  const late = { reason: 'cannotObtain', explanation: 'I moved' } as const;
  const explained = { ...answers, ...withCountry(answers, 'PT', late) };
  expect(sent(explained)[1]).toEqual({
    countryCode: 'PT',
    tinMissingReason: 'cannotObtain',
    tinMissingExplanation: 'I moved',
  });
  const other = { ...explained, ...withCountry(explained, 'PT', { reason: 'notIssued' }) };
  expect(other.explanations).toEqual({});
  expect(sent(other)[1]).toEqual({ countryCode: 'PT', tinMissingReason: 'notIssued' });
  const again = { ...other, ...withCountry(other, 'PT', { taxId: '1' }) };
  expect(again.reasons).toEqual({});
  expect(sent(again)[1]).toEqual({ countryCode: 'PT', taxId: '1' });
});

test('another country clears what was said of the one before', () => {
  expect({ ...answers, ...withCountries(answers, ['RO', 'ES']) }).toMatchObject({
    countries: ['RO', 'ES'],
    numbers: { RO: '0412' },
  });
});

test('a taxpayer of the States has them once, however often they go back; nobody else has them', () => {
  const once = { ...answers, ...withUsAnswer(answers, 'yes') };
  const twice = { ...once, ...withUsAnswer(once, 'yes') };
  expect(twice.countries).toEqual(['RO', 'PT', 'US']);
  const answered = { ...twice, ...withCountry(twice, 'US', { taxId: '123456789' }) };
  expect({ ...answered, ...withUsAnswer(answered, 'no') }).toMatchObject({
    countries: ['RO', 'PT'],
    numbers: { RO: '0412', PT: ' 123 456 789 ' },
  });
});

test('each country has a question of its own, by the name of its number', () => {
  const asked = questionsOf({ ...answers, numbers: { RO: '0412' } });
  const open = asked.filter(({ isAsked }) => isAsked?.(answers) ?? true);
  expect(open.map(({ id }) => id)).toEqual([
    ...['born', 'birthday', 'citizenship', 'address', 'us', 'countries', 'number-RO', 'number-PT', 'sign'],
  ]);
  expect(open.slice(6, 8).map(({ titleValues }) => titleValues)).toEqual([{ number: 'CNP' }, { number: 'NIF' }]);
  expect(open.slice(6, 8).map(({ isAnswered }) => isAnswered({ ...answers, numbers: { RO: '0412' } }))).toEqual([
    true,
    false,
  ]);
});

test('what the bank knows is not asked as if it were not, and what was answered stays', () => {
  const known: PersonalCertification = {
    ...{ status: 'rejected', dueAt: null, signedAt: null, hasUSIndicia: false, usIndicia: [], usIndiciaKnown: [] },
    ...{ cityOfBirth: 'Braga', countryOfBirth: 'PT', dateOfBirth: '1990-02-28', citizenship: ['PT'], addressId: 7 },
    isUSTaxPayer: false,
    taxIds: [{ countryCode: 'PT', taxIdEnd: '789', tinMissingReason: null, tinMissingExplanation: null }],
    ...{ papers: [], certificate: null, lossOfNationalityMissing: null, rejections: [] },
  };
  const begun = knownAnswers({ ...NO_ANSWERS, cityOfBirth: 'Porto' }, known, []);
  expect(begun).toMatchObject({
    ...{ cityOfBirth: 'Porto', countryOfBirth: 'PT', dateOfBirth: '1990-02-28', citizenship: ['PT'], addressId: '7' },
    ...{ isUSTaxPayer: 'no', countries: ['PT'], areCountriesSaid: true, isUsHome: false, usKnown: [] },
  });
  // All of it was rejected: the number is asked for again.
  expect(begun).not.toHaveProperty('ends');
});

test('the tab keeps neither numbers nor anything of a birth', () => {
  personal.keep(answers);
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(stored).toContain('countries');
  for (const secret of ['0412', '123 456 789', 'Porto', '1990', 'OfBirth', 'numbers'])
    expect(stored).not.toContain(secret);
});
