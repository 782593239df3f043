import { brandIds } from '@bank/run/brands';

/** @param brand BRAND, default d @throws when there is no such brand */
export function brandUnderTest(brand = process.env['BRAND'] ?? 'd'): string {
  const known = brandIds();
  if (!known.includes(brand)) throw new Error(`BRAND must be one of ${known.join(', ')}, not "${brand}"`);
  return brand;
}

/**
 * Where this run's servers listen. The tests keep off the default ports, so that a bank started by hand may stay up,
 * and every brand has ports of its own (by its letter), so that brands can be tested side by side.
 */
export function portsOf(brand: string): { web: number; sandbox: number } {
  const place = brand.charCodeAt(0) - 'a'.charCodeAt(0);
  return { web: 4221 + place, sandbox: 4121 + place };
}
