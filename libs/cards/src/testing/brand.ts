import type { PartOfBrand } from '@bank/kit/testing';

/** Cards show the brand's mark and name, and nothing else of it. */
export const testBrand = {
  name: 'Test bank',
  mark: { viewBox: '0 0 32 32', shapes: [{ d: 'M2 2h28v28H2z', tone: 'accent' }] },
} as const satisfies PartOfBrand;
