import { industryValues, monthlyValues, statedIndustry, statedOf, statedValues } from '@bank/kit';
import type { Input, Output } from '@bank/protocol';
import type { financialDetailUpdate } from '@bank/protocol/company-statements';
import type { currencies, industries, purposesOfAccount, sourcesOfFunds } from '@bank/protocol/dictionaries';
import type { FinancialDetail } from '@bank/protocol/profile-company';

/** What a company may choose from. */
export type MoneyChoices = Output<typeof industries> &
  Output<typeof currencies> &
  Output<typeof sourcesOfFunds> &
  Output<typeof purposesOfAccount>;

type MoneyValues = ReturnType<typeof moneyValues>;

/** Chosen entries as the fields keep them. */
const statedBy = <Entry extends { specification: string | null }>(
  entries: readonly Entry[] = [],
  idOf: (entry: Entry) => number,
) => ({
  chosen: entries.map((entry) => String(idOf(entry))),
  notes: Object.fromEntries(entries.map((entry) => [idOf(entry), entry.specification ?? ''])),
});

/** What the form starts with: what the company has stated. */
export function moneyValues(detail: FinancialDetail | null, { groups, sources, purposes }: MoneyChoices) {
  return {
    industry: industryValues(groups, {
      industry: detail?.industryId ?? '',
      note: detail?.industrySpecification ?? '',
    }),
    monthly: monthlyValues({
      deposit: detail?.monthlyDepositAmount ?? '',
      depositCurrency: detail?.monthlyDepositCurrencyCode ?? '',
      withdrawal: detail?.monthlyWithdrawalAmount ?? '',
      withdrawalCurrency: detail?.monthlyWithdrawalCurrencyCode ?? '',
    }),
    sources: statedValues(
      sources,
      statedBy(detail?.sources, ({ sourceId }) => sourceId),
    ),
    purposes: statedValues(
      purposes,
      statedBy(detail?.purposes, ({ purposeId }) => purposeId),
    ),
  };
}

/** The values as the bank takes them. */
export function moneyIn(values: MoneyValues, choices: MoneyChoices): Input<typeof financialDetailUpdate> {
  const { deposit, depositCurrency, withdrawal, withdrawalCurrency } = values.monthly;
  const { industry, note } = statedIndustry(choices.groups, values.industry);
  const sources = statedOf(choices.sources, values.sources);
  const purposes = statedOf(choices.purposes, values.purposes);
  return {
    monthlyDepositAmount: deposit,
    monthlyDepositAmountCurrencyCode: depositCurrency,
    monthlyWithdrawalAmount: withdrawal,
    monthlyWithdrawalAmountCurrencyCode: withdrawalCurrency,
    sourceIds: sources.chosen.map(Number),
    sourceSpecifications: sources.notes,
    purposeIds: purposes.chosen.map(Number),
    purposeSpecifications: purposes.notes,
    industry,
    industrySpecification: note || undefined,
  };
}

/** The fields of the form by the bank's names for them. */
export const MONEY_FIELDS = {
  monthlyDepositAmount: 'monthly.deposit',
  monthlyDepositAmountCurrencyCode: 'monthly.depositCurrency',
  monthlyWithdrawalAmount: 'monthly.withdrawal',
  monthlyWithdrawalAmountCurrencyCode: 'monthly.withdrawalCurrency',
  sourceIds: 'sources.chosen',
  sourceSpecifications: 'sources.notes',
  purposeIds: 'purposes.chosen',
  purposeSpecifications: 'purposes.notes',
  industry: 'industry.industry',
  industrySpecification: 'industry.note',
} as const satisfies Record<keyof Input<typeof financialDetailUpdate>, string>;
