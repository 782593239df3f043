import { brandIds, DEFAULT_BRAND } from '@bank/run/brands';
import { test } from '@playwright/test';

/** The brand that a run is about, from BRAND; undefined when it is about all of them. @throws when there is no such brand */
export function brandAskedFor(brand = process.env['BRAND']): string | undefined {
  const known = brandIds();
  if (brand !== undefined && !known.includes(brand))
    throw new Error(`BRAND must be one of ${known.join(', ')}, not "${brand}"`);
  return brand;
}

/** The brand whose build the running test looks at. Only a test and its fixtures know it. */
export function brandUnderTest(): string {
  const brand: unknown = test.info().project.metadata['brand'];
  return typeof brand === 'string' ? brand : DEFAULT_BRAND;
}

/** The language with the longest words that the brand under test offers: brand f speaks no Russian (R0.1). */
export const wordiestLanguage = () => (brandUnderTest() === 'f' ? 'es' : 'ru');
