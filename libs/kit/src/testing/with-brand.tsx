import { type Brand, BrandProvider } from '@bank/brand';
import type { ReactNode } from 'react';

/** What a screen under test reads of its brand. */
export type PartOfBrand = Readonly<Partial<Omit<Brand, 'letter'> & { letter: Partial<Brand['letter']> }>>;

/** The tree under a brand; without one, reading it is a mistake, as in the application. */
export function WithBrand({ brand, children }: { brand: PartOfBrand | undefined; children: ReactNode }) {
  // A screen reads a few fields of its brand, and a test gives those.
  return brand === undefined ? children : <BrandProvider brand={brand as Brand}>{children}</BrandProvider>;
}
