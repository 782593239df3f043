import { NO, YES } from '@bank/kit';
import type { Input } from '@bank/protocol';
import type { DueDiligence, dueDiligenceUpdate } from '@bank/protocol/company-statements';

type Values = ReturnType<typeof diligenceValues>;

const valuesOf = (isYes: boolean | undefined, details: string | null | undefined) => ({
  answer: isYes === undefined ? '' : isYes ? YES : NO,
  details: details ?? '',
});

/** What the form starts with: what the company has answered. */
export const diligenceValues = (answers: DueDiligence | null) => ({
  government: valuesOf(answers?.government, answers?.governmentDetails),
  lawsuits: valuesOf(answers?.lawsuits, answers?.lawsuitsDetails),
  taxPayers: valuesOf(answers?.taxPayers, answers?.taxPayersDetails),
});

const isYes = ({ answer }: Values['government']): boolean => answer === YES;

/** The details of a yes; a no has none. */
const detailsOf = (value: Values['government']) => (isYes(value) ? value.details : undefined);

/** The values as the bank takes them. */
export const diligenceIn = ({ government, lawsuits, taxPayers }: Values): Input<typeof dueDiligenceUpdate> => ({
  government: isYes(government),
  governmentDetails: detailsOf(government),
  lawsuits: isYes(lawsuits),
  lawsuitsDetails: detailsOf(lawsuits),
  taxPayers: isYes(taxPayers),
  taxPayersDetails: detailsOf(taxPayers),
});

/** The fields of the form by the bank's names for them. */
export const DILIGENCE_FIELDS = {
  government: 'government.answer',
  governmentDetails: 'government.details',
  lawsuits: 'lawsuits.answer',
  lawsuitsDetails: 'lawsuits.details',
  taxPayers: 'taxPayers.answer',
  taxPayersDetails: 'taxPayers.details',
} as const satisfies Record<keyof Input<typeof dueDiligenceUpdate>, string>;
