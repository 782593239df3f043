// What no company is asked first: fetched while the first question is answered.
export { GiinQuestion } from './giin-question';
export { PersonBornQuestion } from './person-born-question';
export { PersonCountriesQuestion } from './person-countries-question';
export { PersonNumberQuestion } from './person-number-question';
export { RelatedQuestion } from './related-question';
export { SignQuestion } from './sign-question';
export { TradedQuestion } from './traded-question';
