import type { FinancialDetail } from '@bank/protocol/profile-company';

/** Dictionaries of a bank, by method; what they offer is enough for each kind of choice. */
export const CHOICES = {
  industriesList: () => ({
    groups: [
      {
        ...{ group: 'mainstream', name: 'Mainstream' },
        industries: [
          { id: 'manufacturing', name: 'Manufacturing', ask: null },
          { id: 'trade', name: 'Trade', ask: null },
        ],
      },
      {
        ...{ group: 'financial', name: 'Financial' },
        industries: [{ id: 'otherFinancial', name: 'Another business', ask: 'What does the company do?' }],
      },
    ],
  }),
  currenciesList: () => ({
    currencies: [
      { currencyCode: 'EUR', name: 'Euro' },
      { currencyCode: 'RON', name: 'Leu' },
    ],
  }),
  sourcesOfFundsList: () => ({
    sources: [
      { id: 1, name: 'Sales', help: null, ask: null },
      { id: 4, name: 'Other source', help: 'Anything else', ask: 'Which other source?' },
    ],
  }),
  purposesOfAccountList: () => ({
    purposes: [
      { id: 2, name: 'Wages', help: null, ask: null },
      { id: 3, name: 'Other purpose', help: null, ask: 'Which other purpose?' },
    ],
  }),
};

export const STATED: FinancialDetail = {
  monthlyDepositAmount: '25000',
  monthlyDepositCurrencyCode: 'EUR',
  monthlyWithdrawalAmount: '18000',
  monthlyWithdrawalCurrencyCode: 'RON',
  sources: [
    { sourceId: 1, name: 'Sales', specification: null },
    { sourceId: 4, name: 'Other source', specification: 'Rent of a workshop' },
  ],
  purposes: [{ purposeId: 2, name: 'Wages', specification: null }],
  industry: 'Manufacturing',
  industryId: 'manufacturing',
  // Of a time when the dictionary asked for it.
  industrySpecification: 'Furniture',
};
