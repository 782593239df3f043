// Rules: R0.116.
import type { BusinessQuestionsIn, EntityClass, EntityType } from '@bank/protocol/tax-business';
import { entityClass, entityType, giinMissingReason } from '@bank/protocol/tax-business';
import { entityClassOf, namesControllingPersons, questionsFault } from './entity-questions';

type Question = keyof BusinessQuestionsIn;
type Case = readonly [EntityType, BusinessQuestionsIn, inPortugal: EntityClass, inAngola: EntityClass];

const giin = '98Q96B.00000.LE.620';
const reason = 'applied';
const traded = { companySecurityMarket: 'Euronext Lisbon', companyTicket: 'NUN' };
const parent = { market: 'Bolsa de Madrid', name: 'Nunes Holding', ticket: 'NNH' };

/** Every way to answer that the bank takes, and the class in Portugal, which takes part in CRS, and in Angola, which does not. */
const CASES: readonly Case[] = [
  ['financial-institution', { giin }, 'financialInstitution', 'financialInstitution'],
  ['financial-institution', { giinMissingReason: reason }, 'financialInstitution', 'financialInstitution'],
  ['general', { isFinancialInstitution: true, giin }, 'financialInstitution', 'financialInstitution'],
  [
    'general',
    { isFinancialInstitution: true, giinMissingReason: reason },
    'financialInstitution',
    'financialInstitution',
  ],
  ['general', { isFinancialInstitution: false, isPubliclyTraded: true, ...traded }, 'publiclyTraded', 'publiclyTraded'],
  [
    'general',
    {
      ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: true },
      companyOwnedByYou: parent,
    },
    'publiclyTraded',
    'publiclyTraded',
  ],
  [
    'general',
    {
      ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: false },
      isEarnPassiveIncome: true,
    },
    'passiveEntity',
    'passiveEntity',
  ],
  [
    'general',
    {
      ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: false },
      isEarnPassiveIncome: false,
    },
    'activeEntity',
    'activeEntity',
  ],
  ['investment', { isUsingClientFunds: true, giin }, 'financialInstitution', 'financialInstitution'],
  [
    'investment',
    { isUsingClientFunds: true, giinMissingReason: reason },
    'financialInstitution',
    'financialInstitution',
  ],
  [
    'investment',
    { isUsingClientFunds: false, isManagedByFinancialInstitution: true, giin },
    'financialInstitution',
    'managedInvestmentOutsideCrs',
  ],
  [
    'investment',
    { isUsingClientFunds: false, isManagedByFinancialInstitution: true, giinMissingReason: reason },
    'financialInstitution',
    'managedInvestmentOutsideCrs',
  ],
  [
    'investment',
    { isUsingClientFunds: false, isManagedByFinancialInstitution: false, isPubliclyTraded: true, ...traded },
    'publiclyTraded',
    'publiclyTraded',
  ],
  [
    'investment',
    {
      ...{ isUsingClientFunds: false, isManagedByFinancialInstitution: false, isPubliclyTraded: false },
      ...{ isOwnPubliclyTradedCompany: true, companyOwnedByYou: parent },
    },
    'publiclyTraded',
    'publiclyTraded',
  ],
  [
    'investment',
    {
      ...{ isUsingClientFunds: false, isManagedByFinancialInstitution: false, isPubliclyTraded: false },
      ...{ isOwnPubliclyTradedCompany: false, isEarnPassiveIncome: true },
    },
    'passiveEntity',
    'passiveEntity',
  ],
  [
    'investment',
    {
      ...{ isUsingClientFunds: false, isManagedByFinancialInstitution: false, isPubliclyTraded: false },
      ...{ isOwnPubliclyTradedCompany: false, isEarnPassiveIncome: false },
    },
    'activeEntity',
    'activeEntity',
  ],
];

/** What each question can be answered with. */
const ANSWERS: { readonly [Q in Question]-?: readonly BusinessQuestionsIn[Q][] } = {
  isFinancialInstitution: [true, false],
  isUsingClientFunds: [true, false],
  isManagedByFinancialInstitution: [true, false],
  giin: [giin],
  giinMissingReason: [reason],
  isPubliclyTraded: [true, false],
  companySecurityMarket: [traded.companySecurityMarket],
  companyTicket: [traded.companyTicket],
  isOwnPubliclyTradedCompany: [true, false],
  companyOwnedByYou: [parent],
  isEarnPassiveIncome: [true, false],
};

/** Each question answered in each way, or not at all. */
const everyWay = (): BusinessQuestionsIn[] =>
  Object.entries(ANSWERS).reduce<BusinessQuestionsIn[]>(
    (ways, [name, answers]) => ways.flatMap((way) => [way, ...answers.map((answer) => ({ ...way, [name]: answer }))]),
    [{}],
  );

const context = { lang: 'en' };
const classesOf = (type: EntityType, questions: BusinessQuestionsIn) =>
  ['PT', 'AO'].map((registrationCountryCode) =>
    entityClassOf({ entityType: type, questions, registrationCountryCode }),
  );
const written = (type: EntityType, questions: BusinessQuestionsIn, classes: readonly EntityClass[]) =>
  [type, JSON.stringify(Object.entries(questions).toSorted()), ...classes].join(' ');
/** @returns the word and the field of the refusal; null where the bank takes the answers */
const wrong = (type: EntityType, questions: BusinessQuestionsIn) => {
  const fault = questionsFault(context, { entityType: type, questions });
  return fault && [fault.reason, fault.validation[0]?.field];
};

test('of every way to answer the bank takes those of the table alone, and finds their class', () => {
  const taken = everyWay().flatMap((questions) =>
    entityType.options
      .filter((type) => wrong(type, questions) === null)
      .map((type) => written(type, questions, classesOf(type, questions))),
  );
  expect(taken.toSorted()).toEqual(
    CASES.map(([type, questions, ...classes]) => written(type, questions, classes)).toSorted(),
  );
});

test('each question is asked of a company, and each class is found', () => {
  const asked = new Set(CASES.flatMap(([, questions]) => Object.keys(questions)));
  expect([...asked].toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  const found = new Set(CASES.flatMap(([, , ...classes]) => classes));
  expect([...found].toSorted()).toEqual(entityClass.options.toSorted());
});

test.each(CASES)('%s %j: an answer that is left out is missing at its field', (type, questions) => {
  for (const left of Object.keys(questions)) {
    const others = Object.fromEntries(Object.entries(questions).filter(([name]) => name !== left));
    // Without its reason, the number is asked for.
    const field = left === 'giinMissingReason' ? 'giin' : left;
    expect([left, wrong(type, others)]).toEqual([left, ['answerMissing', `questions.${field}`]]);
  }
});

test.each(CASES)('%s %j: an answer to another question is refused at its field', (type, questions) => {
  for (const [added, answers] of Object.entries(ANSWERS)) {
    if (added in questions) continue;
    // With the number, no reason is asked for.
    const field = added === 'giin' && 'giinMissingReason' in questions ? 'giinMissingReason' : added;
    for (const answer of answers)
      expect([added, wrong(type, { ...questions, [added]: answer })]).toEqual([
        added,
        ['answerElsewhere', `questions.${field}`],
      ]);
  }
});

test.each([
  ['98q96b.00000.le.620'],
  ['98Q96B00000LE620'],
  ['98Q96B.00000.LE.62'],
  ['98Q96B.00000.LE.62A'],
  ['98Q96B.00000.L1.620'],
  ['98Q96.000000.LE.620'],
  [' 8Q96B.00000.LE.620'],
  ['98Q96B-00000-LE-620'],
])('%j is no GIIN', (number) => {
  expect(wrong('financial-institution', { giin: number })).toEqual(['wrongGiin', 'questions.giin']);
});

test('every reason for having no GIIN is taken', () => {
  for (const giinReason of giinMissingReason.options)
    expect(wrong('financial-institution', { giinMissingReason: giinReason })).toBeNull();
});

const listed = { isFinancialInstitution: false, isPubliclyTraded: true, ...traded };
const owned = {
  ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: true },
  companyOwnedByYou: parent,
};

test.each<[BusinessQuestionsIn, string, string]>([
  [{ isFinancialInstitution: true, giin: ' ' }, 'answerMissing', 'giin'],
  [{ ...listed, companySecurityMarket: ' ' }, 'answerMissing', 'companySecurityMarket'],
  [{ ...listed, companyTicket: '' }, 'answerMissing', 'companyTicket'],
  [{ ...listed, companyTicket: 'N\u200BUN' }, 'fieldMissing', 'companyTicket'],
  [{ ...owned, companyOwnedByYou: { ...parent, market: ' ' } }, 'answerMissing', 'companyOwnedByYou.market'],
  [{ ...owned, companyOwnedByYou: { ...parent, name: '' } }, 'answerMissing', 'companyOwnedByYou.name'],
  [{ ...owned, companyOwnedByYou: { ...parent, ticket: ' ' } }, 'answerMissing', 'companyOwnedByYou.ticket'],
  [{ ...owned, companyOwnedByYou: { ...parent, name: 'Nunes\u202E' } }, 'fieldMissing', 'companyOwnedByYou.name'],
])('a text that says nothing, or hides a character, is refused: %j', (questions, word, field) => {
  expect(wrong('general', questions)).toEqual([word, `questions.${field}`]);
});

test('a passive company, and a managed one outside CRS, name who controls them', () => {
  expect(entityClass.options.filter(namesControllingPersons).toSorted()).toEqual([
    'managedInvestmentOutsideCrs',
    'passiveEntity',
  ]);
});
