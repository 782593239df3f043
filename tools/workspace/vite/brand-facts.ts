/** What the build reads of a brand (apps/brand-x/src/brand.ts, typed in libs/brand). */
export interface BrandFacts {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly (keyof typeof LOCALES)[];
  readonly defaultLanguage: keyof typeof LOCALES;
  readonly flags: object;
}

/** Offered language → the locale its texts and <html lang> are written in (decision 6). */
export const LOCALES = { en: 'en', es: 'es', ro: 'ro', ru: 'ru', ua: 'uk', pt: 'pt' } as const;
