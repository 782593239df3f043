/** The languages of the brands (R1.9.4). */
export const languages = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const;
export type Language = (typeof languages)[number];

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

/** A room's sentences, by language and id. */
export type Texts<Id extends string> = Readonly<Record<Language, Readonly<Record<Id, string>>>>;

/** @param language as `CallContext.lang` has it; an unknown one is answered in English */
export function textIn<Id extends string>(texts: Texts<Id>, language: string, id: Id): string {
  return texts[languages.find((known) => known === language) ?? 'en'][id];
}
