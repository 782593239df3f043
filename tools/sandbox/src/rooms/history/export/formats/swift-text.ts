/** Cyrillic of Russian and Ukrainian in Latin letters, as passports write them (ICAO 9303). */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};
/** Latin letters that are not a letter with an accent. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  '&': '+',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** Text in the alphabet of SWIFT (set X), the rest as a full stop. */
export function swiftText(text: string): string {
  const latin = [...text].map((letter) => {
    const small = letter.toLowerCase();
    const found = CYRILLIC[small] ?? LATIN[small];
    if (found === undefined) return letter;
    return small === letter ? found : found.charAt(0).toUpperCase() + found.slice(1);
  });
  return latin
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim();
}
