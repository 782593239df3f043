import type { Habit } from './habits';

/** The default life of a persona: some sixty movements in a year. */
export const quietLife = (account: number): Habit[] => [
  { account, to: 'in', kind: 'Deposit', monthday: 1, low: 180_000, high: 180_000, who: [['Aurora Works', 'Salary']] },
  {
    account,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 3,
    low: 54_000,
    high: 54_000,
    who: [['Casa Serena', 'Rent']],
    fee: '0.80',
  },
  {
    account,
    to: 'out',
    kind: 'Card',
    chance: 0.1,
    low: 900,
    high: 6400,
    who: [
      ['Mercado Sol', 'Groceries'],
      ['Green Basket', 'Groceries'],
    ],
  },
];

/** Money only comes in. */
export const savingLife = (account: number): Habit[] => [
  {
    account,
    to: 'in',
    kind: 'Deposit',
    monthday: 5,
    low: 10_000,
    high: 25_000,
    who: [['Aurora Works', 'Savings plan']],
  },
];
