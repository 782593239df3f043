/** The six brands, in order; the port of each follows from its place (a 4201 … f 4206). */
export const BRANDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type BrandId = (typeof BRANDS)[number];

/** @param env BRAND, default d @throws when it names none of the six */
export function brandUnderTest(env: string | undefined = process.env['BRAND']): BrandId {
  const brand = BRANDS.find((id) => id === (env ?? 'd'));
  if (!brand) throw new Error(`BRAND must be one of ${BRANDS.join(', ')}, not "${env}"`);
  return brand;
}

/**
 * Where this run's servers listen. The tests keep off the default ports, so that a bank started by hand may stay up,
 * and every brand has ports of its own, so that two brands can be tested side by side.
 */
export function portsOf(brand: BrandId): { web: number; sandbox: number } {
  const place = BRANDS.indexOf(brand);
  return { web: 4221 + place, sandbox: 4121 + place };
}
