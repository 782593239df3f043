import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from './brand';

const BrandContext = createContext<Brand | null>(null);

/** Makes the running brand known to every screen below. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext.Provider value={brand}>{children}</BrandContext.Provider>;
}

/** The running brand. Throws outside a BrandProvider, which is a mistake in the wiring. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (brand === null) throw new Error('useBrand() needs a <BrandProvider> above it');
  return brand;
}
