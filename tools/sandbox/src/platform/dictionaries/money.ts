import type { SourceList } from '@bank/protocol/dictionaries';
import type { TextId } from './texts';

/** A source of funds or a purpose of an account. Its id never changes: it is kept with the customers. */
export interface Stated {
  id: number;
  name: TextId;
  help?: TextId;
  /** The question that its choice leads to. */
  ask?: TextId;
}

const salary: Stated = { id: 1, name: 'salary', help: 'salaryHelp' };
const secondSalary: Stated = { id: 2, name: 'secondSalary', help: 'secondSalaryHelp' };
const ownBusiness: Stated = { id: 3, name: 'ownBusiness', help: 'ownBusinessHelp', ask: 'ownBusinessAsk' };
const savings: Stated = { id: 4, name: 'ownSavings', help: 'ownSavingsHelp' };
const pension: Stated = { id: 5, name: 'pension', help: 'pensionHelp' };
const rent: Stated = { id: 6, name: 'rent', help: 'rentHelp' };
const investments: Stated = { id: 7, name: 'investments', help: 'investmentsHelp' };
const inheritance: Stated = { id: 8, name: 'inheritance', help: 'inheritanceHelp' };
const family: Stated = { id: 9, name: 'family', help: 'familyHelp' };
const grant: Stated = { id: 10, name: 'grantOrLoan', help: 'grantOrLoanHelp' };
const other: Stated = { id: 11, name: 'otherMoney', help: 'otherMoneyHelp', ask: 'otherMoneyAsk' };

/** R3.3.20. A company's ids are its own. */
export const SOURCES: Readonly<Record<SourceList, readonly Stated[]>> = {
  employee: [salary, ownBusiness, savings, pension, rent, investments, inheritance, other],
  personal: [ownBusiness, savings, pension, rent, investments, inheritance, family, grant, other],
  second: [secondSalary, ownBusiness, rent, investments, grant, other],
  business: [
    { id: 1, name: 'sales' },
    { id: 2, name: 'investors' },
    { id: 5, name: 'ownFunds' },
    { id: 3, name: 'loan' },
    { id: 6, name: 'grants' },
    { id: 4, name: 'otherSource', ask: 'otherSourceAsk' },
  ],
};

export type CustomerType = 'personal' | 'business';

/** What an account is for. */
export const PURPOSES: Readonly<Record<CustomerType, readonly Stated[]>> = {
  personal: [
    { id: 1, name: 'everyday' },
    { id: 2, name: 'beingPaid' },
    { id: 3, name: 'toFamily' },
    { id: 4, name: 'shopping' },
    { id: 5, name: 'travel' },
    { id: 6, name: 'putAside' },
    { id: 7, name: 'otherPurpose', ask: 'otherPurposeAsk' },
  ],
  business: [
    { id: 1, name: 'payments' },
    { id: 2, name: 'payroll' },
    { id: 5, name: 'abroad' },
    { id: 6, name: 'cardsOfStaff' },
    { id: 3, name: 'savings' },
    { id: 4, name: 'otherPurpose', ask: 'otherPurposeAsk' },
  ],
};

/** Bands of what comes in within a month, in euros; null: open at that end. */
export const DEPOSITS: readonly { id: number; from: string | null; to: string | null }[] = [
  { id: 1, from: null, to: '1000' },
  { id: 2, from: '1000', to: '5000' },
  { id: 3, from: '5000', to: '10000' },
  { id: 4, from: '10000', to: '50000' },
  { id: 5, from: '50000', to: null },
];
export const DEPOSIT_CURRENCY = 'EUR';
