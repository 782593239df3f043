import {
  type BusinessAnswers,
  type CompanyAnswers,
  type Level,
  NO_ADDRESS,
  NOTHING_SAID,
  type PersonAnswers,
} from '../answers';

export const person = (id: string, firstName: string, more: Partial<PersonAnswers> = {}): PersonAnswers => ({
  ...{ id, firstName, lastName: 'Ilie', birthday: '1980-05-17', email: '', phoneCountry: '', phoneNumber: '' },
  address: NO_ADDRESS,
  sources: [],
  sourceNotes: {},
  ...more,
});

export const company = (id: string, name: string): CompanyAnswers => ({
  ...{ id, name, registrationCountry: 'RO', registrationNumber: `J12/${id.slice(1)}/2019` },
  address: NO_ADDRESS,
});

/** A level in short: shares by holder. */
export const level = (shares: Readonly<Record<string, string>>, directors: string[] = []): Level => ({
  directors,
  holders: Object.entries(shares).map(([id, share]) => ({ id, share })),
});

/** The company of the picture: three levels, four people, one of them through two ways. */
export const FABRICA: BusinessAnswers = {
  ...NOTHING_SAID,
  name: 'Fabrica Nord',
  persons: [person('p1', 'Petra'), person('p2', 'Sindre'), person('p3', 'Mihai'), person('p4', 'Yara')],
  companies: [company('c1', 'Nordhus Holding'), company('c2', 'Danube Growth'), company('c3', 'Lake Trust')],
  levels: {
    root: level({ p1: '40', c1: '35', c2: '15' }, ['p1']),
    c1: level({ p2: '60', p1: '30' }, ['p2']),
    c2: level({ p3: '80', c3: '20' }),
    c3: level({ p4: '100' }, ['p4']),
  },
};
