import type { CardProduct } from '@bank/protocol/cards';

/** A product with what only the bank knows of it: the first six digits of its cards' numbers. */
export type Product = CardProduct & { readonly bin: string };

const PHYSICAL = { cardIsVirtual: false, deliveryDays: 6, expressDays: 3 } as const;
const VIRTUAL = { cardIsVirtual: true, deliveryDays: 0, expressDays: 0, expressFee: '0.00', issueFee: '0.00' } as const;

/** The card products by account type (R2.3.1): issued in EUR, USD and RON. */
export const products: readonly Product[] = [
  {
    type: 2006,
    subType: 'DEBIT',
    currencyCode: 'EUR',
    bin: '453201',
    issueFee: '4.95',
    expressFee: '12.00',
    ...PHYSICAL,
  },
  { type: 2007, subType: 'DEBIT', currencyCode: 'EUR', bin: '453202', ...VIRTUAL },
  {
    type: 2010,
    subType: 'PREPAID',
    currencyCode: 'EUR',
    bin: '516710',
    issueFee: '6.95',
    expressFee: '12.00',
    ...PHYSICAL,
  },
  { type: 2011, subType: 'PREPAID', currencyCode: 'EUR', bin: '516711', ...VIRTUAL },
  {
    type: 2020,
    subType: 'PREPAID',
    currencyCode: 'USD',
    bin: '516720',
    issueFee: '7.95',
    expressFee: '14.00',
    ...PHYSICAL,
  },
  { type: 2021, subType: 'PREPAID', currencyCode: 'USD', bin: '516721', ...VIRTUAL },
  {
    type: 2030,
    subType: 'DEBIT',
    currencyCode: 'RON',
    bin: '453230',
    issueFee: '19.00',
    expressFee: '49.00',
    ...PHYSICAL,
  },
  { type: 2031, subType: 'DEBIT', currencyCode: 'RON', bin: '453231', ...VIRTUAL },
];

/** The members of the European Union, where cards are issued. */
export const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Cards in lei go to Romania only. @returns nothing for a country outside of the European Union */
export function productsOf(country: string): Product[] {
  if (!EU.includes(country)) return [];
  return products.filter(({ currencyCode }) => currencyCode !== 'RON' || country === 'RO');
}

/** @throws Error for a type that is no product: only accounts of the table are cards */
export function productOf(type: number): Product {
  const found = products.find((product) => product.type === type);
  if (!found) throw new Error(`account type ${type} is no card product`);
  return found;
}
