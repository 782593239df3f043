import * as z from 'zod/mini';
import { operationType } from './history';
import { method } from './method';
import { amount, currencyCode, id, textIn } from './wire';

// R3.3.19: what the forms of registering and of the profile offer. Names are in the language of the call; all open without a token (R1.6.5).

const open = { auth: 'none', lang: true } as const;

/** One thing to choose. */
const entry = z.object({ id, name: z.string() });

/** What is asked beside a choice, in words of the bank; null: nothing. */
const ask = z.nullable(z.string());

/** Where money comes from, or what an account is for. */
export const statedEntry = z.extend(entry, {
  /** A line below the name; null where the name says it all. */
  help: z.nullable(z.string()),
  /** The question that a choice of it leads to; its answer is the specification (R3.3.13). */
  ask,
});
export type StatedEntry = z.output<typeof statedEntry>;

/** The lists of sources of funds there are (R3.3.20): a person's by their occupation and second occupation, and a company's. */
export const sourceList = z.enum(['personal', 'second', 'employee', 'business']);
export type SourceList = z.output<typeof sourceList>;

const customerTypeIn = z.enum(['personal', 'business']);

export const occupationEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** The sources that are asked of who works so: the employee's list when employed, the first list otherwise (R3.3.20). */
  sourceList,
});
export type OccupationEntry = z.output<typeof occupationEntry>;

export const occupations = method('occupationsList', {
  ...open,
  response: z.object({ occupations: z.array(occupationEntry) }),
});

/** A second occupation; `none` is one of them. */
export const secondOccupations = method('secondOccupationsList', {
  ...open,
  response: z.object({ occupations: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

const countryEntry = z.object({ countryCode: z.string(), name: z.string() });

/** Countries to live and to be registered in, in the order of the language. */
export const countries = method('countriesList', {
  ...open,
  response: z.object({ countries: z.array(countryEntry) }),
});

/** Countries to be born in: those of today, and those that are no more. */
export const birthCountries = method('birthCountriesList', {
  ...open,
  response: z.object({ countries: z.array(countryEntry) }),
});

export const currencies = method('currenciesList', {
  ...open,
  response: z.object({ currencies: z.array(z.object({ currencyCode, name: z.string() })) }),
});

export const transactionTypes = method('transactionTypesList', {
  ...open,
  response: z.object({ transactionTypes: z.array(z.object({ transactionType: operationType, name: z.string() })) }),
});

/** The levels a user of a company may have (R1.3.8). UPLOADING (5) cannot be chosen (R3.5.1). */
export const businessAccessRights = method('businessAccessRightsList', {
  ...open,
  response: z.object({ accessRights: z.array(z.extend(entry, { isSelectable: z.boolean() })) }),
});

export const sourcesOfFunds = method('sourcesOfFundsList', {
  ...open,
  request: z.strictObject({ sourceList }),
  response: z.object({ sources: z.array(statedEntry) }),
});

export const purposesOfAccount = method('purposesOfAccountList', {
  ...open,
  request: z.strictObject({ customerType: customerTypeIn }),
  response: z.object({ purposes: z.array(statedEntry) }),
});

export const industries = method('industriesList', {
  ...open,
  response: z.object({
    groups: z.array(
      z.object({
        /** Not listed here: a brand that hides a group knows of none by that name (R1.1.5). */
        group: z.string(),
        name: z.string(),
        industries: z.array(z.object({ id: z.string(), name: z.string(), ask })),
      }),
    ),
  }),
});

/** What follows one answer of a question. */
const followUp = z.object({ id: z.string(), label: z.string(), type: z.enum(['text', 'name', 'date']) });

/** R3.3.11: a choice, and what is asked after one answer of it. */
export const additionalQuestion = z.object({
  id: z.enum(['anotherAccount', 'businessAnotherAccount', 'controlAccount']),
  text: z.string(),
  options: z.array(z.object({ value: z.string(), name: z.string(), followUps: z.array(followUp) })),
});
export type AdditionalQuestion = z.output<typeof additionalQuestion>;

export const additionalQuestions = method('additionalQuestionsList', {
  ...open,
  request: z.strictObject({ customerType: customerTypeIn }),
  response: z.object({ questions: z.array(additionalQuestion) }),
});

/** Bands of what comes in within a month. */
export const estimatedMonthlyDeposits = method('estimatedMonthlyDepositsList', {
  ...open,
  response: z.object({
    deposits: z.array(z.extend(entry, { from: z.nullable(amount), to: z.nullable(amount), currencyCode })),
  }),
});

/** What a person accepts to become a customer (R1.5.3); each is a page of the brand. */
export const personalAgreements = method('personalAgreementsList', {
  ...open,
  response: z.object({ agreements: z.array(z.object({ id: z.enum(['privacy', 'terms']), name: z.string() })) }),
});

/** States, counties or regions of a country; none where addresses name none. */
export const statesByCountry = method('statesByCountry', {
  ...open,
  request: z.strictObject({ countryCode: textIn(2) }),
  response: z.object({ states: z.array(z.object({ stateCode: z.string(), stateName: z.string() })) }),
});
