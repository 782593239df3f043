// Rules: R0.116.
import type { BusinessQuestionsIn, EntityClass } from '@bank/protocol/tax-business';
import { entityType } from '@bank/protocol/tax-business';
import { taxCountry } from '@bank/protocol/tax-countries';
import {
  asksControllers,
  askedOf,
  classOf,
  ENTITY_QUESTIONS,
  entitySent,
  type EntityAnswers,
  isAnswered,
  NO_ENTITY,
  type YesNo,
} from './entity-table';
import { pathsOf } from './test-paths';

const WITH_CRS = 'PT';
const WITHOUT_CRS = 'RS';

type Word = Exclude<YesNo, ''>;
const WORDS = ['yes', 'no'] as const satisfies readonly Word[];

/** All combinations of the answers, those that nobody asked for among them. */
const ALL = entityType.options.flatMap((type) =>
  WORDS.flatMap((institution) =>
    WORDS.flatMap((clients) =>
      WORDS.flatMap((managed) =>
        WORDS.flatMap((traded) =>
          WORDS.flatMap((related) =>
            WORDS.map((income) => ({ type, institution, clients, managed, traded, related, income })),
          ),
        ),
      ),
    ),
  ),
);
type Said = (typeof ALL)[number];

const answersOf = (said: Said, registrationCountryCode: string): EntityAnswers => ({
  ...NO_ENTITY,
  ...{ entityType: said.type, registrationCountryCode, giin: '98Q96B.00000.LE.250' },
  ...{ isFinancialInstitution: said.institution, isUsingClientFunds: said.clients },
  ...{ isManagedByFinancialInstitution: said.managed, isPubliclyTraded: said.traded, companySecurityMarket: 'Xetra' },
  ...{ companyTicket: 'WRK', isOwnPubliclyTradedCompany: said.related, ownedMarket: 'Xetra', ownedName: 'Werk' },
  ...{ ownedTicket: 'WRK', isEarnPassiveIncome: said.income },
});

/** R0.116, written a second time: first what an institution is, then what everybody else is. */
function classByHand(said: Said, hasCrs: boolean): EntityClass {
  switch (said.type) {
    case 'financial-institution':
      return 'financialInstitution';
    case 'investment':
      if (said.clients === 'yes') return 'financialInstitution';
      if (said.managed === 'yes') return hasCrs ? 'financialInstitution' : 'managedInvestmentOutsideCrs';
      break;
    case 'general':
      if (said.institution === 'yes') return 'financialInstitution';
  }
  if (said.traded === 'yes' || said.related === 'yes') return 'publiclyTraded';
  return said.income === 'yes' ? 'passiveEntity' : 'activeEntity';
}

test('the two countries differ in CRS', () => {
  expect([taxCountry(WITH_CRS).crs, taxCountry(WITHOUT_CRS).crs]).toEqual([true, false]);
});

test.each([WITH_CRS, WITHOUT_CRS])(
  'every combination of answers has the class that the rules give it, in %s',
  (country) => {
    for (const said of ALL) {
      const expected = classByHand(said, country === WITH_CRS);
      expect({ said, class: classOf(answersOf(said, country)) }).toEqual({ said, class: expected });
    }
  },
);

test('who controls it is asked of passive companies, and of managed ones in a country without CRS', () => {
  for (const country of [WITH_CRS, WITHOUT_CRS])
    for (const answers of pathsOf(country)) {
      const controlled = ['passiveEntity', 'managedInvestmentOutsideCrs'];
      expect(asksControllers(answers)).toBe(controlled.includes(String(classOf(answers))));
    }
});

test('no class without the answers, and every way through the questions ends in one', () => {
  expect(classOf(NO_ENTITY)).toBeNull();
  const classes = [WITH_CRS, WITHOUT_CRS].flatMap((country) => pathsOf(country).map(classOf));
  expect(new Set(classes)).toEqual(
    new Set(['financialInstitution', 'managedInvestmentOutsideCrs', 'publiclyTraded', 'passiveEntity', 'activeEntity']),
  );
});

test('each question is asked on some way, and none for nothing: another answer makes another class or asks something else', () => {
  const ways = pathsOf(WITH_CRS);
  expect(new Set(ways.flatMap(askedOf))).toEqual(new Set(ENTITY_QUESTIONS.map(([id]) => id)));
  for (const answers of ways)
    for (const id of askedOf(answers)) {
      if (id === 'giin') continue;
      const other = { ...answers, [id]: answers[id] === 'yes' ? 'no' : 'yes' };
      expect([classOf(other), askedOf(other)]).not.toEqual([classOf(answers), askedOf(answers)]);
    }
});

const SENT: readonly (readonly [string, Partial<EntityAnswers>, BusinessQuestionsIn])[] = [
  ['a bank with its number', { entityType: 'financial-institution', giin: 'A' }, { giin: 'A' }],
  [
    'a bank without one',
    { entityType: 'financial-institution', giin: '', giinMissingReason: 'applied' },
    { giinMissingReason: 'applied' },
  ],
  [
    'a company whose shares are traded',
    {
      ...{ entityType: 'general', isFinancialInstitution: 'no', isPubliclyTraded: 'yes', companySecurityMarket: 'M' },
      // Said before, and no longer asked.
      ...{ companyTicket: 'T', isEarnPassiveIncome: 'yes', giin: 'A', isUsingClientFunds: 'yes' },
    },
    { isFinancialInstitution: false, isPubliclyTraded: true, companySecurityMarket: 'M', companyTicket: 'T' },
  ],
  [
    'a company that belongs to one',
    {
      ...{ entityType: 'general', isFinancialInstitution: 'no', isPubliclyTraded: 'no', companyTicket: 'T' },
      ...{ isOwnPubliclyTradedCompany: 'yes', ownedMarket: 'M', ownedName: 'N', ownedTicket: 'O' },
    },
    {
      ...{ isFinancialInstitution: false, isPubliclyTraded: false, isOwnPubliclyTradedCompany: true },
      companyOwnedByYou: { market: 'M', name: 'N', ticket: 'O' },
    },
  ],
];

test.each(SENT)('what is asked is sent, and nothing else: %s', (_, answers, sent) => {
  expect(entitySent({ ...NO_ENTITY, ...answers })).toEqual(sent);
});

test('a yes without what goes along is no whole answer', () => {
  const traded = { ...NO_ENTITY, isPubliclyTraded: 'yes', companySecurityMarket: 'M' } as const;
  expect(isAnswered(traded, 'isPubliclyTraded')).toBe(false);
  expect(isAnswered({ ...traded, companyTicket: 'T' }, 'isPubliclyTraded')).toBe(true);
  expect(
    isAnswered({ ...NO_ENTITY, isOwnPubliclyTradedCompany: 'yes', ownedName: 'N' }, 'isOwnPubliclyTradedCompany'),
  ).toBe(false);
  expect(isAnswered(NO_ENTITY, 'giin')).toBe(false);
  expect(isAnswered({ ...NO_ENTITY, giinMissingReason: 'exempt' }, 'giin')).toBe(true);
});
