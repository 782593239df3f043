import * as z from 'zod/mini';
import { amountIn, currencyCode, id, idIn, textIn } from './wire';

// R3.3.13, R3.3.25: what a company or a person states of their money, when they register and later.

const name = { name: z.string(), specification: z.nullable(z.string()) };

/** Where money comes from, and what an account is for; a specification is in the customer's own words. */
export const statedSource = z.object({ sourceId: id, ...name });
export type StatedSource = z.output<typeof statedSource>;
export const statedPurpose = z.object({ purposeId: id, ...name });
export type StatedPurpose = z.output<typeof statedPurpose>;

/** By the id of a source or a purpose: the answer to its question. */
export const specificationsIn = z.record(z.string(), textIn(200));

/** What a person does, where their money comes from and what the account is for; ids are those of the dictionaries (R3.3.22). */
export const workFields = {
  occupation: textIn(40),
  secondOccupation: textIn(40),
  sourceIds: z.array(idIn).check(z.minLength(1), z.maxLength(20)),
  sourceSpecifications: specificationsIn,
  /** Of the second occupation; none without one. */
  secondSourceIds: z.array(idIn).check(z.maxLength(20)),
  secondSourceSpecifications: specificationsIn,
  purposeIds: z.array(idIn).check(z.minLength(1), z.maxLength(20)),
  purposeSpecifications: specificationsIn,
};

/** A yes with its details; without a yes there are none. */
export const furtherDetails = z.optional(textIn(500));

/** Money that comes and goes in a month, where from, what for, and what the company does. Ids are those of the dictionaries. */
export const financialDetailIn = z.strictObject({
  monthlyDepositAmount: amountIn,
  monthlyDepositAmountCurrencyCode: currencyCode,
  monthlyWithdrawalAmount: amountIn,
  monthlyWithdrawalAmountCurrencyCode: currencyCode,
  sourceIds: z.array(idIn).check(z.minLength(1), z.maxLength(20)),
  sourceSpecifications: specificationsIn,
  purposeIds: z.array(idIn).check(z.minLength(1), z.maxLength(20)),
  purposeSpecifications: specificationsIn,
  industry: textIn(40),
  industrySpecification: z.optional(textIn(200)),
});
export type FinancialDetailIn = z.output<typeof financialDetailIn>;

/** Three questions, each yes with its details. */
export const dueDiligenceIn = z.strictObject({
  government: z.boolean(),
  governmentDetails: furtherDetails,
  lawsuits: z.boolean(),
  lawsuitsDetails: furtherDetails,
  taxPayers: z.boolean(),
  taxPayersDetails: furtherDetails,
});
export type DueDiligenceIn = z.output<typeof dueDiligenceIn>;
