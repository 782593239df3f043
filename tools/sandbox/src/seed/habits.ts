import type { OperationType } from '@bank/protocol/history';

/** Something that happens again and again on an account. */
export interface Habit {
  account: number;
  /** in: from outside; out: to outside; a number: to that own account; a key: P2P to that persona. */
  to: 'in' | 'out' | number | { persona: string; currency: string };
  kind: OperationType;
  /** On this day of every month, or on any day with this probability. */
  monthday?: number;
  chance?: number;
  /** In the smallest unit of two decimals: 1250 is 12.50; of crypto in the eighth decimal. */
  low: number;
  high: number;
  /** Whom, and for what; one pair is picked each time. */
  who: readonly (readonly [name: string, what: string])[];
  /** The bank's fee, in the account's currency. */
  fee?: string;
}

const GROCERIES = [
  ['Mercado Sol', 'Groceries'],
  ['Green Basket', 'Groceries'],
  ['Piața Mare', 'Groceries'],
  ['Corner & Co', 'Groceries'],
] as const;
const CAFES = [
  ['Café Aurora', 'Coffee'],
  ['Bakery Nine', 'Breakfast'],
  ['Noodle House', 'Lunch'],
  ['Trattoria Lido', 'Dinner'],
] as const;
const TRAVEL = [
  ['Blue Rail', 'Train ticket'],
  ['Aeris Airways', 'Flight'],
  ['Hotel Miramar', 'Hotel'],
  ['City Wheels', 'Car rental'],
] as const;
const SUBSCRIPTIONS = [['Streamline', 'Monthly subscription']] as const;
const SHOPS = [
  ['Paper & Ink', 'Books'],
  ['Volt Electronics', 'Electronics'],
  ['Thread House', 'Clothes'],
] as const;

/** A life with a salary and a rent. */
export const everyday = (
  account: number,
  rent: readonly [low: number, landlord: string],
  salary: readonly [amount: number, employer: string],
): Habit[] => [
  { account, to: 'in', kind: 'Deposit', monthday: 1, low: salary[0], high: salary[0], who: [[salary[1], 'Salary']] },
  {
    account,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 3,
    low: rent[0],
    high: rent[0],
    who: [[rent[1], 'Rent']],
    fee: '0.80',
  },
  { account, to: 'out', kind: 'Card', monthday: 8, low: 1199, high: 1199, who: SUBSCRIPTIONS },
  {
    account,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 12,
    low: 4200,
    high: 9800,
    who: [['Luminar Energy', 'Electricity']],
    fee: '0.80',
  },
  { account, to: 'out', kind: 'Card', chance: 0.32, low: 900, high: 6400, who: GROCERIES },
  { account, to: 'out', kind: 'Card', chance: 0.42, low: 280, high: 2900, who: CAFES },
  { account, to: 'out', kind: 'Card', chance: 0.08, low: 1500, high: 14000, who: SHOPS },
  { account, to: 'out', kind: 'Card', chance: 0.035, low: 3500, high: 32000, who: TRAVEL },
  { account, to: 'in', kind: 'Refund', chance: 0.012, low: 1200, high: 6000, who: SHOPS },
];

const company = (account: number, base: number): Habit[] => [
  {
    account,
    to: 'in',
    kind: 'Invoice',
    chance: 0.5,
    low: base,
    high: base * 9,
    who: [
      ['Harbour Retail', 'Invoice payment'],
      ['Nordlicht Events', 'Invoice payment'],
      ['Casa Pereira', 'Invoice payment'],
      ['Studio Kaya', 'Invoice payment'],
    ],
  },
  {
    account,
    to: 'out',
    kind: 'Wire',
    chance: 0.12,
    low: base,
    high: base * 5,
    who: [
      ['Fabrica Textil', 'Supplier'],
      ['Oak & Sons', 'Materials'],
      ['Print Works', 'Packaging'],
    ],
    fee: '5.00',
  },
  {
    account,
    to: 'out',
    kind: 'Card',
    chance: 0.3,
    low: 1500,
    high: 21000,
    who: [
      ['Cloud Nine Hosting', 'Hosting'],
      ['Office Depot Sud', 'Office supplies'],
      ['Blue Rail', 'Travel'],
      ['Courier Express', 'Shipping'],
    ],
  },
  {
    account,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 2,
    low: 180_000,
    high: 180_000,
    who: [['Central Offices', 'Office rent']],
    fee: '0.80',
  },
  {
    account,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 20,
    low: 90_000,
    high: 240_000,
    who: [['Tax Office', 'Taxes']],
    fee: '0.80',
  },
  {
    account,
    to: 'in',
    kind: 'Refund',
    chance: 0.02,
    low: 2000,
    high: 18000,
    who: [['Oak & Sons', 'Returned materials']],
  },
];

/** Now and then money to a persona. */
export const p2p = (
  account: number,
  persona: string,
  currency: string,
  chance: number,
  low: number,
  high: number,
  ...what: string[]
): Habit => ({
  account,
  to: { persona, currency },
  kind: 'P2P',
  chance,
  low,
  high,
  who: what.map((note) => ['', note] as const),
});

/** A year in the life of the personas. Money they do not have is not spent: such a row is left out when it is booked. */
export const habits: readonly Habit[] = [
  ...everyday(10011, [62_000, 'Casa Albă Imobiliare'], [285_000, 'Lumen Design SRL']),
  {
    account: 10011,
    to: 10012,
    kind: 'Exchange',
    chance: 0.04,
    low: 5000,
    high: 30000,
    who: [['Ana Marin', 'Euro to dollars']],
  },
  {
    account: 10011,
    to: 10013,
    kind: 'Exchange',
    monthday: 5,
    low: 120_000,
    high: 160_000,
    who: [['Ana Marin', 'Euro to lei']],
  },
  {
    account: 10011,
    to: 10014,
    kind: 'Exchange',
    monthday: 15,
    low: 90_000,
    high: 260_000,
    who: [['Ana Marin', 'Savings in Bitcoin']],
  },
  {
    account: 10011,
    to: 10015,
    kind: 'Exchange',
    monthday: 6,
    low: 15_000,
    high: 15_000,
    who: [['Ana Marin', 'Card load']],
  },
  {
    account: 10012,
    to: 'out',
    kind: 'Card',
    chance: 0.05,
    low: 900,
    high: 7900,
    who: [
      ['App Garden', 'Software'],
      ['Aeris Airways', 'Flight'],
      ['Bookbarn', 'Books'],
    ],
  },
  {
    account: 10013,
    to: 'out',
    kind: 'Card',
    chance: 0.3,
    low: 1200,
    high: 14000,
    who: [
      ['Piața Mare', 'Cumpărături'],
      ['Cofetăria Rodna', 'Prăjituri'],
      ['Metrou', 'Abonament'],
    ],
  },
  {
    account: 10015,
    to: 'out',
    kind: 'Card',
    chance: 0.12,
    low: 600,
    high: 3500,
    who: [
      ['Pixel Games', 'Game'],
      ['Streamline', 'Film'],
      ['Tune Box', 'Music'],
    ],
  },
  p2p(10011, 'ben', 'EUR', 0.05, 800, 6500, 'Dinner on Friday', 'Concert tickets', 'Taxi', 'Thanks!'),
  p2p(10011, 'otis', 'EUR', 0.025, 1000, 9000, 'Holiday house', 'Birthday present'),
  p2p(10011, 'olivia', 'EUR', 0.015, 4000, 22000, 'Order from Atelier Verde'),
  p2p(10012, 'otis', 'USD', 0.012, 1000, 6000, 'Hosting share'),
  ...everyday(10021, [71_000, 'Inmobiliaria Levante'], [241_000, 'Puerto Logistics']),
  p2p(10021, 'ana', 'EUR', 0.06, 700, 5200, 'My half of dinner', 'Groceries', 'Cinema', 'Football pitch'),
  p2p(10021, 'otis', 'EUR', 0.02, 900, 7000, 'Surf lesson', 'Petrol'),
  {
    account: 10022,
    to: 'in',
    kind: 'Deposit',
    monthday: 18,
    low: 12_000,
    high: 26_000,
    who: [['Thames Tutors', 'Online lessons']],
  },
  {
    account: 10022,
    to: 'out',
    kind: 'Card',
    chance: 0.05,
    low: 400,
    high: 4500,
    who: [
      ['Camden Records', 'Records'],
      ['Tube', 'Tickets'],
    ],
  },
  ...everyday(10031, [68_000, 'Ribeira Homes'], [262_000, 'Atlas Mapping']),
  {
    account: 10031,
    to: 10032,
    kind: 'Exchange',
    monthday: 9,
    low: 9000,
    high: 30000,
    who: [['Otis Lindqvist', 'Euro to dollars']],
  },
  {
    account: 10032,
    to: 'out',
    kind: 'Card',
    chance: 0.06,
    low: 500,
    high: 5400,
    who: [
      ['App Garden', 'Software'],
      ['Pixel Games', 'Game'],
    ],
  },
  p2p(10031, 'ana', 'EUR', 0.03, 800, 6000, 'Lunch', 'Museum'),
  p2p(10031, 'ben', 'EUR', 0.03, 800, 6000, 'Board games', 'Beach house'),
  {
    account: 10041,
    to: 'in',
    kind: 'Deposit',
    monthday: 10,
    low: 4000,
    high: 9000,
    who: [['Danylenko family', 'Pocket money']],
  },
  { account: 10041, to: 'out', kind: 'Card', chance: 0.6, low: 150, high: 480, who: CAFES },
  ...company(10051, 24_000),
  {
    account: 10051,
    to: 10052,
    kind: 'Exchange',
    monthday: 24,
    low: 1_900_000,
    high: 2_100_000,
    who: [['Atelier Verde', 'Payroll funding']],
  },
  ...['Rhea Popa', 'Lev Moroz', 'Abel Costa', 'Mira Ene'].map((name): Habit => ({
    account: 10052,
    to: 'out',
    kind: 'BankTransfer',
    monthday: 26,
    low: 420_000,
    high: 480_000,
    who: [[name, 'Salary']],
    fee: '1.00',
  })),
  {
    account: 10053,
    to: 'in',
    kind: 'Deposit',
    chance: 0.7,
    low: 1500,
    high: 24000,
    who: [
      ['Web shop', 'Sales of the day'],
      ['Market stall', 'Sales of the day'],
    ],
  },
  p2p(10051, 'uma', 'EUR', 0.03, 12_000, 90_000, 'Photographs', 'Catalogue design'),
  ...company(10061, 18_000),
  {
    account: 10062,
    to: 'in',
    kind: 'Invoice',
    chance: 0.12,
    low: 30_000,
    high: 240_000,
    who: [
      ['Brooklyn Agency', 'Invoice payment'],
      ['Lake House Media', 'Invoice payment'],
    ],
  },
  {
    account: 10062,
    to: 'out',
    kind: 'Card',
    chance: 0.14,
    low: 1900,
    high: 15000,
    who: [
      ['App Garden', 'Software'],
      ['Stock Photos', 'Licence'],
    ],
  },
  p2p(10061, 'ben', 'EUR', 0.012, 15_000, 45_000, 'Assistant for a day'),
];

/** What each account starts the year with; from the owner's bank elsewhere. */
export const openings: readonly (readonly [account: number, amount: string])[] = [
  [10011, '3200.00'],
  [10012, '850.00'],
  [10013, '2400.00'],
  [10014, '0.15000000'],
  [10015, '120.00'],
  [10021, '2600.00'],
  [10022, '400.00'],
  [10031, '3900.00'],
  [10032, '640.00'],
  [10041, '90.00'],
  [10051, '68000.00'],
  [10052, '15000.00'],
  [10053, '1200.00'],
  [10061, '41000.00'],
  [10062, '5200.00'],
];
