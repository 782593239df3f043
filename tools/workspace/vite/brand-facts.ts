import type { Plugin } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- Node reads this file, and cannot load TypeScript by a package's name
import { unstated } from '../../../libs/brand/src/unstated.ts';

/** The looks that templates and style sheets ask for (typed in libs/brand). */
export type BrandFaces = Readonly<Record<'nav' | 'hero' | 'list', string>>;

/** The part of a brand that the build reads (apps/brand-x/src/brand.ts, typed in libs/brand). */
export interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly (keyof typeof LOCALES)[];
  readonly defaultLanguage: keyof typeof LOCALES;
  readonly flags: object;
  readonly faces: BrandFaces;
  /** Null switches analytics off (R0.13). */
  readonly analyticsHost: string | null;
  /** The outside check of the visitor's IP address; null skips it (R0.12). */
  readonly ipCheckUrl: string | null;
  /** Origins of a real provider of identity checks (R0.87). */
  readonly identityProvider?: Readonly<Partial<Record<'script' | 'frame' | 'connect', readonly string[]>>>;
}

/**
 * The flags of this build: the brand's own, and those that `BANK_FLAGS` switches on by name, for trying a feature that no brand ships
 * (R0.7 and R0.17): `BANK_FLAGS=staging,contracts`. @throws for a name that is no flag
 */
export function flagsOf({ flags }: BrandFacts, extra = process.env.BANK_FLAGS ?? ''): Record<string, boolean> {
  const known: Record<string, boolean> = { ...flags };
  for (const name of extra.split(',').filter(Boolean)) {
    if (!Object.hasOwn(known, name)) throw new Error(`BANK_FLAGS: a brand has no flag "${name}"`);
    known[name] = true;
  }
  return known;
}

/** Offered language → the locale its texts and <html lang> are written in (R0.6). */
export const LOCALES = { en: 'en', es: 'es', ro: 'ro', ru: 'ru', ua: 'uk', pt: 'pt' } as const;

/** Refuses to build a brand that has not stated its licence, its links or any other fact; the development server serves it. */
export const statedBrand = (brand: BrandFacts): Plugin => ({
  name: 'bank:stated-brand',
  apply: 'build',
  buildStart() {
    const missing = unstated(brand).map((place) => `  ${place}`);
    if (missing.length === 0) return;
    const message = [`brand ${brand.id} does not state:`, ...missing].join('\n');
    // Vite prints the stack; the list is all that its reader needs.
    this.error({ message, stack: message });
  },
});
