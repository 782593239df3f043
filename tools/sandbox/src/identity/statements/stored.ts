import type { DueDiligenceIn, FinancialDetailIn } from '@bank/protocol/company-stated';
import type { WorkIn } from '@bank/protocol/kyc-info';

// The tables keep ids of the dictionaries, and null where nothing was said.

export const textOrNull = (typed: string | undefined): string | null => typed?.trim() || null;

/** R3.3.13, as `company_profile.financial_detail` has it. */
export const storedDetail = (stated: FinancialDetailIn) => ({
  monthlyDepositAmount: stated.monthlyDepositAmount,
  monthlyDepositCurrencyCode: stated.monthlyDepositAmountCurrencyCode,
  monthlyWithdrawalAmount: stated.monthlyWithdrawalAmount,
  monthlyWithdrawalCurrencyCode: stated.monthlyWithdrawalAmountCurrencyCode,
  sourceIds: [...new Set(stated.sourceIds)],
  purposeIds: [...new Set(stated.purposeIds)],
  sourceSpecifications: stated.sourceSpecifications,
  purposeSpecifications: stated.purposeSpecifications,
  industry: stated.industry,
  industrySpecification: textOrNull(stated.industrySpecification),
});

/** As `company_profile.due_diligence` has it. */
export const storedDiligence = (stated: DueDiligenceIn) => ({
  government: stated.government,
  governmentDetails: textOrNull(stated.governmentDetails),
  lawsuits: stated.lawsuits,
  lawsuitsDetails: textOrNull(stated.lawsuitsDetails),
  taxPayers: stated.taxPayers,
  taxPayersDetails: textOrNull(stated.taxPayersDetails),
});
export type StoredDiligence = ReturnType<typeof storedDiligence>;

/** What a person states of their money (R3.3.22), as `person_profile.statement` has it beside what else they said. */
export const storedWork = (stated: WorkIn) => ({
  sourceIds: [...new Set(stated.sourceIds)],
  sourceSpecifications: stated.sourceSpecifications,
  secondSourceIds: [...new Set(stated.secondSourceIds)],
  secondSourceSpecifications: stated.secondSourceSpecifications,
  purposeIds: [...new Set(stated.purposeIds)],
  purposeSpecifications: stated.purposeSpecifications,
});
export type StoredWork = ReturnType<typeof storedWork>;
