// Rules: R0.113, R0.116, R0.118, R0.191.
import type { CertifiedBusiness } from '../certifications';
import { companyBlocks } from './company-facts';
import { paperFacts } from './paper-facts';
import { wordsOf } from './words';

const words = wordsOf('en');
const sent = (['w8', 'w9', 'lossOfNationality'] as const).flatMap((kind) =>
  [1, 2].map((at) => ({ id: `${kind}-${at}`, kind, fileName: `${kind} ${at}.pdf`, statusId: 41, rejectReason: null })),
);

test('papers stand in the order of their kinds, each by the names of its files as they are named', () => {
  const papers = { lossOfNationality: ['lossOfNationality-1'], w8: ['w8-2', 'w8-1'] };
  expect(paperFacts({ papers }, sent, words)).toEqual([
    { name: 'Form W-8', value: 'w8 2.pdf, w8 1.pdf' },
    { name: expect.stringContaining('loss of'), value: 'lossOfNationality 1.pdf' },
  ]);
  expect(paperFacts({ papers: { w9: ['w9-1'] } }, sent, words)).toEqual([{ name: 'Form W-9', value: 'w9 1.pdf' }]);
  expect(paperFacts({}, sent, words)).toEqual([]);
});

test('the reason for a missing certificate of loss of nationality stands in its place', () => {
  expect(paperFacts({ lossOfNationalityMissing: ' I left when I was four ' }, sent, words)).toEqual([
    { name: expect.stringContaining('loss of'), value: 'I left when I was four' },
  ]);
});

test('of a number its last three characters, or why there is none', () => {
  const numbers = words.numbers(
    [
      { countryCode: 'ES', taxId: ' 54362315K ' },
      { countryCode: 'PT', tinMissingReason: 'cannotObtain', tinMissingExplanation: 'I moved' },
      { countryCode: 'AE' },
      // A character of two halves is one.
      { countryCode: 'ES', taxId: '543623😀5K' },
      { countryCode: 'IL', taxId: '1234545A' },
      { countryCode: 'IL', tinMissingReason: 'notIssued' },
    ],
    'tinPersonal',
  );
  expect(numbers.map(({ value }) => value)).toEqual([
    'NIF/NIE ··· 15K',
    'NIF: cannot be had',
    'TRN: not given',
    'NIF/NIE ··· 😀5K',
    '\u2068ת"ז\u2069 ··· 45A',
    '\u2068ת"ז\u2069: not given out there',
  ]);
});

/** The questions of a company as its certificate shows them. */
function shown(entityType: CertifiedBusiness['entityType'], questions: CertifiedBusiness['questions']): string[] {
  const certified: CertifiedBusiness = {
    ...{ entityType, questions, placeOfBusinessAddressId: 1, registeredAddressId: 1, isUSTaxPayer: true },
    ...{ taxIds: [{ countryCode: 'US', taxId: '12-3456789' }], controllingPersons: [], declarationId: 'business-1' },
  };
  const [itself] = companyBlocks({ certified, addresses: [], controllers: [], papers: [] }, words);
  return itself?.kind === 'facts' ? itself.rows.map(({ name, value }) => `${name}: ${value}`) : [];
}

test('a company’s answers stand in the order of the questions, with the GIIN or why there is none', () => {
  const questions = { isUsingClientFunds: false, isManagedByFinancialInstitution: true };
  expect(shown('investment', { ...questions, giin: '98Q96B.00000.LE.250' })).toEqual([
    'Kind of company: a company that invests money',
    'Money of clients: invests no money of clients',
    'Managed by an institution: is managed by a financial institution',
    'GIIN: 98Q96B.00000.LE.250',
    'United States: is a US company',
    'Countries where it pays tax: United States',
    'Tax number, United States: EIN ··· 789',
  ]);
  expect(shown('financial-institution', { giinMissingReason: 'applied' })).toContain('GIIN: applied for');
});
