/** The languages of the brands (R1.9.4). */
export const languages = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The tag that Intl knows a language by: the brands' `ua` is `uk` (R0.6). */
export const localeOf = (language: Language): string => (language === 'ua' ? 'uk' : language);

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
