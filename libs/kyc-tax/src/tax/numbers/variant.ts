import type { TaxCountry } from '@bank/protocol/tax-countries';

/** Of people and of companies a country may ask for different numbers. */
export type Variant = Extract<keyof TaxCountry, 'tinPersonal' | 'tinBusiness'>;
