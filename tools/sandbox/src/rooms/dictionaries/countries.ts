import { COUNTRIES, FORMER_COUNTRIES } from '../../platform/countries';
import { say } from '../../platform/dictionaries/texts';
import { intlTag } from '../../platform/languages';

interface Country {
  countryCode: string;
  name: string;
}

/** @returns in the order of the language */
export function countriesIn(lang: string, codes: readonly string[], further: readonly Country[] = []): Country[] {
  const names = new Intl.DisplayNames(intlTag(lang), { type: 'region' });
  const inOrder = new Intl.Collator(intlTag(lang)).compare;
  return [
    ...codes.map((countryCode) => ({ countryCode, name: names.of(countryCode) ?? countryCode })),
    ...further,
  ].sort((one, other) => inOrder(one.name, other.name));
}

export const birthCountriesIn = (lang: string): Country[] =>
  countriesIn(
    lang,
    COUNTRIES,
    FORMER_COUNTRIES.map((countryCode) => ({ countryCode, name: say(lang, `former${countryCode}`) })),
  );
