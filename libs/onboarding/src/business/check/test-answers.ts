import { type BusinessAnswers, type CompanyAnswers, NO_ADDRESS, NOTHING_SAID, type PersonAnswers } from '../answers';

const CLUJ = {
  ...{ address1: 'Strada Horea 5', address2: '', postalCode: '400174', city: 'Cluj-Napoca' },
  ...{ stateCode: 'CJ', countryCode: 'RO' },
};

const person = (id: string, firstName: string, lastName: string, more: Partial<PersonAnswers> = {}): PersonAnswers => ({
  ...{ id, firstName, lastName, birthday: '1980-05-17', email: '', phoneCountry: '', phoneNumber: '', address: CLUJ },
  ...{ sources: [], sourceNotes: {} },
  ...more,
});

const company = (id: string, name: string): CompanyAnswers => ({
  ...{ id, name, registrationCountry: 'RO', registrationNumber: `J12/${id}/2011`, address: CLUJ },
});

/** Where the money of a holder of a quarter comes from. */
const SOURCES = { sources: ['4'], sourceNotes: { 4: 'Put aside since 2001' } };

/** A company that has said everything: three levels of holders, one company of them at two places. */
export const ALL_SAID: BusinessAnswers = {
  ...NOTHING_SAID,
  ...{
    name: 'Fabrica Nord SRL',
    tradingName: 'Fabrica',
    registrationCountry: 'RO',
    registrationNumber: 'J12/418/2019',
  },
  ...{ registrationDate: '2019-03-04', email: 'Office@Fabrica.test', phoneCountry: 'RO', phoneNumber: '0722 555 410' },
  ...{ registrationAddress: CLUJ, worksThere: 'true', businessAddress: NO_ADDRESS, website: '' },
  ...{ description: 'Porcelain maker', industry: 'manufacturing', industryNote: '' },
  ...{ deposit: '40000', depositCurrency: 'EUR', withdrawal: '35000', withdrawalCurrency: 'EUR' },
  ...{ sources: ['1'], sourceNotes: {}, purposes: ['1', '2'], purposeNotes: {} },
  ...{ anotherAccount: 'true', anotherAccountDetails: 'Current account at Banca Veche' },
  ...{ government: 'false', lawsuits: 'true', lawsuitsDetails: 'A supplier, over one invoice', taxPayers: 'false' },
  ...{ legalForm: 'SRL', isFinancialInstitution: 'false', representative: 'p1', controlAccount: '1' },
  persons: [
    person('p1', 'Petra', 'Ilie', { email: 'petra@fabrica.test', ...SOURCES }),
    person('p2', 'Sindre', 'Aas', SOURCES),
    person('p3', 'Mihai', 'Dragan', SOURCES),
    person('p4', 'Yara', 'Lind'),
    person('p9', 'Oana', 'Nobody'),
  ],
  companies: [company('c1', 'Nordhus Holding'), company('c2', 'Danube Growth'), company('c9', 'Nowhere')],
  levels: {
    root: {
      directors: ['p1'],
      holders: [
        { id: 'p1', share: '50.5' },
        { id: 'c1', share: '35' },
        { id: 'c2', share: '10' },
        { id: 'p4', share: '4.5' },
      ],
    },
    c1: {
      directors: ['p2'],
      holders: [
        { id: 'p2', share: '80' },
        { id: 'c2', share: '20' },
      ],
    },
    c2: { directors: ['p3'], holders: [{ id: 'p3', share: '100' }] },
    // Left behind by a company that was taken out: nothing of it is sent.
    c9: { directors: ['p9'], holders: [{ id: 'p9', share: '100' }] },
  },
  confirmedOwners: ['p1', 'p2'],
  nobodyElse: 'true',
  users: [{ id: 'p1', right: '2' }],
  agreements: ['privacy', 'terms'],
  taxIdsOf: ['root'],
  taxIds: { root: 'RO12345678' },
};

/** The same without the two whom nothing names, who would have to be taken out or named before it is sent. */
export const COMPLETE: BusinessAnswers = {
  ...ALL_SAID,
  persons: ALL_SAID.persons.filter(({ id }) => id !== 'p9'),
  companies: ALL_SAID.companies.filter(({ id }) => id !== 'c9'),
};
