import { type BusinessAnswers, type CompanyAnswers, NOTHING_SAID, type PersonAnswers } from '../answers';

// A company with its people, for the tests beside.

const HOME = {
  ...{ address1: 'Strada Horea 5', address2: '', postalCode: '400174', city: 'Cluj-Napoca', stateCode: 'CJ' },
  countryCode: 'RO',
};

export const person = (id: string, some: Partial<PersonAnswers> = {}): PersonAnswers => ({
  ...{ id, firstName: 'Petra', lastName: 'Ilie', birthday: '1984-03-02', email: '', phoneCountry: '', phoneNumber: '' },
  ...{ address: HOME, sources: [], sourceNotes: {} },
  ...some,
});

export const company = (id: string, some: Partial<CompanyAnswers> = {}): CompanyAnswers => ({
  ...{ id, name: 'Nordhus Holding', registrationCountry: 'NO', registrationNumber: '914 000 111', address: HOME },
  ...some,
});

export const PETRA = person('p1', { email: 'petra@fabrica.test' });
export const SINDRE = person('p2', { firstName: 'Sindre', lastName: 'Aas', email: 'sindre@nordhus.test' });
export const NORDHUS = company('c1');

/** Petra directs Fabrica Nord, holds 40 % of it and a part of Nordhus, signs, owns and logs in; Sindre directs Nordhus. */
export const FABRICA: BusinessAnswers = {
  ...NOTHING_SAID,
  name: 'Fabrica Nord',
  email: 'office@fabrica.test',
  persons: [PETRA, SINDRE],
  companies: [NORDHUS],
  levels: {
    root: {
      directors: ['p1'],
      holders: [
        { id: 'p1', share: '40' },
        { id: 'c1', share: '35' },
      ],
    },
    c1: { directors: ['p2'], holders: [{ id: 'p1', share: '30' }] },
  },
  representative: 'p1',
  confirmedOwners: ['p1'],
  users: [{ id: 'p1', right: '2' }],
};
