// Rules: R0.114, R0.118.
import { NO_PERSON, type PersonAnswers } from './person-answers';
import { indiciaOf, personPapersAsked } from './indicia';

const elsewhere: PersonAnswers = {
  ...NO_PERSON,
  ...{ countryOfBirth: 'RO', citizenship: ['RO'], isUSTaxPayer: 'no' },
};

test('an answer elsewhere takes nothing away that the bank knows, and a contradiction asks for its papers', () => {
  expect(indiciaOf(elsewhere)).toEqual([]);
  const known: PersonAnswers = { ...elsewhere, usKnown: ['birthplace', 'phone'] };
  expect(indiciaOf(known)).toEqual(['birthplace', 'phone']);
  expect(personPapersAsked(known)).toEqual(['w8', 'lossOfNationality']);
});

test('what is answered and what the bank knows are told once, in one order', () => {
  const both: PersonAnswers = { ...elsewhere, citizenship: ['US'], isUsHome: true, usKnown: ['address', 'birthplace'] };
  expect(indiciaOf(both)).toEqual(['birthplace', 'citizenship', 'address']);
});
