import {
  type BusinessQuestionsIn,
  type EntityClass,
  entityType,
  type EntityType,
  giinMissingReason,
} from '@bank/protocol/tax-business';
import { taxCountry } from '@bank/protocol/tax-countries';
import * as z from 'zod/mini';

// R0.116: who is asked what, and which class follows. The form and its help read this table; the bank has one of its own.

const text = z.string().check(z.maxLength(500));
export const yesNo = z.enum(['', 'yes', 'no']);
export type YesNo = z.output<typeof yesNo>;

/** What decides the class, as it is answered; an answer to what is no longer asked stays, and counts for nothing. */
export const entityAnswers = {
  entityType: z.enum(['', ...entityType.options]),
  /** Where the company is registered; the bank knows it. */
  registrationCountryCode: z.string().check(z.maxLength(2)),
  isFinancialInstitution: yesNo,
  isUsingClientFunds: yesNo,
  isManagedByFinancialInstitution: yesNo,
  giin: text,
  giinMissingReason: z.enum(['', ...giinMissingReason.options]),
  isPubliclyTraded: yesNo,
  companySecurityMarket: text,
  companyTicket: text,
  isOwnPubliclyTradedCompany: yesNo,
  /** The company whose shares are traded, where it is another one. */
  ownedMarket: text,
  ownedName: text,
  ownedTicket: text,
  isEarnPassiveIncome: yesNo,
};
export type EntityAnswers = z.output<z.ZodMiniObject<typeof entityAnswers>>;

export const NO_ENTITY: EntityAnswers = {
  ...{ entityType: '', registrationCountryCode: '', isFinancialInstitution: '', isUsingClientFunds: '' },
  ...{ isManagedByFinancialInstitution: '', giin: '', giinMissingReason: '', isPubliclyTraded: '' },
  ...{ companySecurityMarket: '', companyTicket: '', isOwnPubliclyTradedCompany: '', ownedMarket: '' },
  ...{ ownedName: '', ownedTicket: '', isEarnPassiveIncome: '' },
};

export type YesNoQuestion = Extract<keyof EntityAnswers, `is${string}`>;
export type EntityQuestionId = YesNoQuestion | 'giin';

type Rule = (answers: EntityAnswers) => boolean;

const isType =
  (type: EntityType): Rule =>
  ({ entityType: said }) =>
    said === type;

/** An answer counts while its question is asked. */
const says =
  (question: YesNoQuestion, answer: YesNo): Rule =>
  (answers) =>
    answers[question] === answer && asksOf(question)(answers);

const any =
  (...rules: readonly Rule[]): Rule =>
  (answers) =>
    rules.some((rule) => rule(answers));

/** By its type, or by an answer. */
const isInstitution = any(
  isType('financial-institution'),
  says('isFinancialInstitution', 'yes'),
  says('isUsingClientFunds', 'yes'),
  says('isManagedByFinancialInstitution', 'yes'),
);

/** In the order they are asked. */
export const ENTITY_QUESTIONS: readonly (readonly [id: EntityQuestionId, asked: Rule])[] = [
  ['isFinancialInstitution', isType('general')],
  ['isUsingClientFunds', isType('investment')],
  ['isManagedByFinancialInstitution', says('isUsingClientFunds', 'no')],
  ['giin', isInstitution],
  ['isPubliclyTraded', any(says('isFinancialInstitution', 'no'), says('isManagedByFinancialInstitution', 'no'))],
  ['isOwnPubliclyTradedCompany', says('isPubliclyTraded', 'no')],
  ['isEarnPassiveIncome', says('isOwnPubliclyTradedCompany', 'no')],
];

/** Whether a question is asked of these answers. */
function asksOf(question: EntityQuestionId): Rule {
  return (answers) => ENTITY_QUESTIONS.some(([id, asked]) => id === question && asked(answers));
}

/** The first that fits is the class. */
const CLASSES: readonly (readonly [EntityClass, Rule])[] = [
  [
    'managedInvestmentOutsideCrs',
    (answers) =>
      says('isManagedByFinancialInstitution', 'yes')(answers) && !taxCountry(answers.registrationCountryCode).crs,
  ],
  ['financialInstitution', isInstitution],
  ['publiclyTraded', any(says('isPubliclyTraded', 'yes'), says('isOwnPubliclyTradedCompany', 'yes'))],
  ['passiveEntity', says('isEarnPassiveIncome', 'yes')],
  ['activeEntity', says('isEarnPassiveIncome', 'no')],
];

/** What the company is; null while a question is open. */
export const classOf = (answers: EntityAnswers): EntityClass | null =>
  CLASSES.find(([, fits]) => fits(answers))?.[0] ?? null;

/** Who controls it is asked of these alone. */
const CONTROLLED: ReadonlySet<EntityClass | null> = new Set<EntityClass>([
  'passiveEntity',
  'managedInvestmentOutsideCrs',
]);

export const asksControllers = (answers: EntityAnswers): boolean => CONTROLLED.has(classOf(answers));

/** The questions that are asked of these answers. */
export const askedOf = (answers: EntityAnswers): readonly EntityQuestionId[] =>
  ENTITY_QUESTIONS.flatMap(([id, asked]) => (asked(answers) ? [id] : []));

/** What goes along with an answer. */
const WITH: Readonly<Partial<Record<EntityQuestionId, (answers: EntityAnswers) => BusinessQuestionsIn>>> = {
  giin: ({ giin, giinMissingReason: reason }) => (reason === '' ? { giin } : { giinMissingReason: reason }),
  isPubliclyTraded: ({ isPubliclyTraded, companySecurityMarket, companyTicket }) =>
    isPubliclyTraded === 'yes' ? { companySecurityMarket, companyTicket } : {},
  isOwnPubliclyTradedCompany: ({ isOwnPubliclyTradedCompany, ownedMarket, ownedName, ownedTicket }) =>
    isOwnPubliclyTradedCompany === 'yes'
      ? { companyOwnedByYou: { market: ownedMarket, name: ownedName, ticket: ownedTicket } }
      : {},
};

/** The answers as they are sent: of what is asked, and of nothing else. */
export const entitySent = (answers: EntityAnswers): BusinessQuestionsIn =>
  askedOf(answers).reduce<BusinessQuestionsIn>(
    (sent, id) => ({ ...sent, ...(id !== 'giin' && { [id]: answers[id] === 'yes' }), ...WITH[id]?.(answers) }),
    {},
  );

/** Whether a question has its answer, with what goes along. */
export function isAnswered(answers: EntityAnswers, id: EntityQuestionId): boolean {
  if (id !== 'giin' && answers[id] === '') return false;
  const along = WITH[id]?.(answers) ?? {};
  return Object.values(along).every((one) =>
    typeof one === 'object' ? Object.values(one).every((part) => part !== '') : one !== '',
  );
}
