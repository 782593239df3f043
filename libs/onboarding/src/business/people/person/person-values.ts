import { type BusinessAnswers, NO_ADDRESS, type PersonAnswers } from '../../answers';
import type { PersonValues } from './person-schema';

/** What the form of a person starts with. @param id null: a new one */
export function valuesOf({ persons, taxIds }: BusinessAnswers, id: string | null): PersonValues {
  const known = persons.find((one) => one.id === id);
  const { address, sources, sourceNotes, ...person } = known ?? NOBODY;
  const { firstName, lastName, birthday, email, phoneCountry, phoneNumber } = person;
  return {
    ...{ firstName, lastName, birthday, email, phoneCountry, phoneNumber },
    ...address,
    sources,
    notes: sourceNotes,
    taxId: (known && taxIds[known.id]) ?? '',
  };
}

/** The person that was typed. A note without its source is none, and a prefix without its number is no phone. */
export function personOf(id: string, values: PersonValues): PersonAnswers {
  const { address1, address2, postalCode, city, stateCode, countryCode, sources, notes } = values;
  const { firstName, lastName, birthday, email, phoneNumber } = values;
  return {
    ...{ id, firstName, lastName, birthday, email, phoneNumber },
    phoneCountry: phoneNumber === '' ? '' : values.phoneCountry,
    address: { address1, address2, postalCode, city, stateCode, countryCode },
    sources,
    sourceNotes: Object.fromEntries(sources.map((source) => [source, notes[source] ?? ''])),
  };
}

const NOBODY: PersonAnswers = {
  ...{ id: '', firstName: '', lastName: '', birthday: '', email: '', phoneCountry: '', phoneNumber: '' },
  ...{ address: NO_ADDRESS, sources: [], sourceNotes: {} },
};
