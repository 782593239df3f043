/** The languages of the brands (R1.9.4). */
export const languages = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The tag that Intl knows a language by: the brands' `ua` is `uk` (R0.6). */
export const localeOf = (language: Language): string => (language === 'ua' ? 'uk' : language);

/** Languages that are no tag, or whose tag alone would mean America or Brazil. */
const INTL_TAGS: Readonly<Record<string, string>> = { ua: 'uk', en: 'en-GB', pt: 'pt-PT' };

/**
 * What Intl formats with, for people of the brands' countries.
 * @param language as `CallContext.lang` has it; an unknown one is English
 */
export function intlTag(language: string): string {
  const known = languages.find((one) => one === language) ?? 'en';
  return INTL_TAGS[known] ?? known;
}

/** @param header Accept-Language; the first language of ours wins, and `uk` is the brands' `ua` (R0.6) */
export function languageFrom(header: string | undefined): Language {
  for (const entry of (header ?? '').split(',')) {
    const tag = entry.trim().slice(0, 2).toLowerCase();
    const wanted = tag === 'uk' ? 'ua' : tag;
    const found = languages.find((language) => language === wanted);
    if (found) return found;
  }
  return 'en';
}
