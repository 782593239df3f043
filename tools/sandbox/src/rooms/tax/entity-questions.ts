import type { BusinessQuestionsIn, EntityClass, EntityType } from '@bank/protocol/tax-business';
import { taxCountry } from '@bank/protocol/tax-countries';
import { isBlank, unseenFault } from '../../identity/statements/text-fault';
import type { MayRefuse, Refusal } from '../../platform/refusal';
import { refused } from './texts';

// R0.116. The client has a table of its own: a rule that both shared could be wrong, and every test would pass.

type Question = keyof BusinessQuestionsIn;
type Answer = NonNullable<BusinessQuestionsIn[Question]>;

/** What a company answers about itself. */
export interface EntityAnswers {
  entityType: EntityType;
  questions: BusinessQuestionsIn;
}

export type QuestionWord = 'fieldMissing' | 'answerMissing' | 'answerElsewhere' | 'wrongGiin';

type Context = { lang: string } & MayRefuse<QuestionWord>;

/** Checked by form alone: the bank has no list of the numbers. */
const GIIN = /^[A-Z0-9]{6}\.[A-Z0-9]{5}\.[A-Z]{2}\.[0-9]{3}$/;

/** Whether a company is a financial institution, by its type or by an answer; null while that answer is missing. */
function isInstitution({ entityType, questions }: EntityAnswers): boolean | null {
  const {
    isFinancialInstitution = null,
    isUsingClientFunds = null,
    isManagedByFinancialInstitution = null,
  } = questions;
  if (entityType === 'financial-institution') return true;
  if (entityType === 'general') return isFinancialInstitution;
  return isUsingClientFunds === false ? isManagedByFinancialInstitution : isUsingClientFunds;
}

/** Whether the shares of a company are traded; null for a financial institution, and while an answer is missing. */
const isTraded = (company: EntityAnswers): boolean | null =>
  isInstitution(company) === false ? (company.questions.isPubliclyTraded ?? null) : null;

/** Whether a company is related to a traded one; null for an institution, for a traded one, and while an answer is missing. */
const isRelated = (company: EntityAnswers): boolean | null =>
  isTraded(company) === false ? (company.questions.isOwnPubliclyTradedCompany ?? null) : null;

const givesReason = ({ questions: { giin, giinMissingReason } }: EntityAnswers): boolean =>
  giin === undefined && giinMissingReason !== undefined;

/** Of whom the bank asks each question, in the order of the form. The type demands a line for a new question. */
const ASKED: Readonly<Record<Question, (company: EntityAnswers) => boolean>> = {
  isFinancialInstitution: ({ entityType }) => entityType === 'general',
  isUsingClientFunds: ({ entityType }) => entityType === 'investment',
  isManagedByFinancialInstitution: ({ entityType, questions }) =>
    entityType === 'investment' && questions.isUsingClientFunds === false,
  giin: (company) => isInstitution(company) === true && !givesReason(company),
  giinMissingReason: (company) => isInstitution(company) === true && givesReason(company),
  isPubliclyTraded: (company) => isInstitution(company) === false,
  companySecurityMarket: (company) => isTraded(company) === true,
  companyTicket: (company) => isTraded(company) === true,
  isOwnPubliclyTradedCompany: (company) => isTraded(company) === false,
  companyOwnedByYou: (company) => isRelated(company) === true,
  isEarnPassiveIncome: (company) => isRelated(company) === false,
};

const QUESTIONS = Object.keys(ASKED).filter((name): name is Question => name in ASKED);

/** The texts of an answer with their fields. */
function textsIn(answer: Answer, field: string): [field: string, text: string][] {
  if (typeof answer === 'boolean') return [];
  if (typeof answer === 'string') return [[field, answer]];
  return Object.entries(answer).map(([part, text]) => [`${field}.${part}`, text]);
}

function textsFault(context: Context, answer: Answer, at: string): Refusal | null {
  for (const [field, text] of textsIn(answer, at)) {
    const unseen = unseenFault(context, field, text);
    if (unseen) return unseen;
    if (isBlank(text)) return refused(context, 'answerMissing', { field });
  }
  return null;
}

function answerFault(context: Context, company: EntityAnswers, question: Question): Refusal | null {
  const answer = company.questions[question];
  const field = `questions.${question}`;
  if (!ASKED[question](company)) return answer === undefined ? null : refused(context, 'answerElsewhere', { field });
  if (answer === undefined) return refused(context, 'answerMissing', { field });
  const fault = textsFault(context, answer, field);
  if (fault) return fault;
  return question === 'giin' && !GIIN.test(company.questions.giin ?? '')
    ? refused(context, 'wrongGiin', { field })
    : null;
}

/** The first answer that is missing, that the bank did not ask for, or that has another form; null where all are right. */
export function questionsFault(context: Context, company: EntityAnswers): Refusal | null {
  for (const question of QUESTIONS) {
    const fault = answerFault(context, company, question);
    if (fault) return fault;
  }
  return null;
}

/** The class of a company. Its answers have no fault (`questionsFault`). */
export function entityClassOf(company: EntityAnswers & { registrationCountryCode: string }): EntityClass {
  const { isManagedByFinancialInstitution, isEarnPassiveIncome } = company.questions;
  if (isInstitution(company) === true) {
    const isOutside = isManagedByFinancialInstitution === true && !taxCountry(company.registrationCountryCode).crs;
    return isOutside ? 'managedInvestmentOutsideCrs' : 'financialInstitution';
  }
  if (isTraded(company) === true || isRelated(company) === true) return 'publiclyTraded';
  return isEarnPassiveIncome === true ? 'passiveEntity' : 'activeEntity';
}

const CONTROLLED: readonly EntityClass[] = ['passiveEntity', 'managedInvestmentOutsideCrs'];

/** Whether a company of the class names the people who control it. */
export const namesControllingPersons = (entityClass: EntityClass): boolean => CONTROLLED.includes(entityClass);
