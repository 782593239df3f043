import type { TaxIdIn } from '@bank/protocol/tax-personal';
import type { TaxCountry } from '@bank/protocol/tax-countries';
import { taxCountry } from '@bank/protocol/tax-countries';
import { isolated } from '../../../platform/catalogue';
import { intlTag } from '../../../platform/languages';
import type { Fact } from '../../../platform/papers/paper';
import { paperLang } from '../../../platform/papers/paper-file';
import type { CertificateText } from './texts';
import { say } from './texts';

/** Of people and of companies a country may ask for different numbers. */
type Variant = Extract<keyof TaxCountry, 'tinPersonal' | 'tinBusiness'>;

/** So much of a number is enough to know which one it is (R0.113). */
const SHOWN = 3;

const REASONS = {
  notIssued: 'tax_said_notIssued',
  cannotObtain: 'tax_said_cannotObtain',
  notRequired: 'tax_said_notRequired',
} as const;

/** "г." and "р." behind a year in Russian and Ukrainian, which the screen leaves out. */
const YEAR_WORD = /\s[гр]\.(?=$|,)/u;

/** The words and formats of a certificate in one language, as the screen has them. */
export interface Words {
  say(id: CertificateText, values?: Readonly<Record<string, string>>): string;
  country(code: string): string;
  /** The names of countries as one phrase. */
  countries(codes: readonly string[]): string;
  /** @param iso an instant or a calendar day */
  day(iso: string): string;
  /** A line for the number of each country: its last three characters, each whole, or why there is none. */
  numbers(taxIds: readonly TaxIdIn[], variant: Variant): Fact[];
}

/** @param lang a brand language */
export function wordsOf(lang: string): Words {
  const inLanguage: Words['say'] = (id, values) => say(lang, id, values);
  const names = new Intl.DisplayNames(intlTag(lang), { type: 'region' });
  const lists = new Intl.ListFormat(paperLang(lang), { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  const country = (code: string) => names.of(code) ?? code;
  return {
    say: inLanguage,
    country,
    countries: (codes) => lists.format(codes.map(country)),
    day: (iso) => days.format(new Date(iso)).replace(YEAR_WORD, ''),
    numbers: (taxIds, variant) =>
      taxIds.map((one) => ({
        name: inLanguage('tax_sign_number', { country: country(one.countryCode) }),
        value: numberShown(one, taxCountry(one.countryCode)[variant].shortName, inLanguage),
      })),
  };
}

function numberShown({ taxId, tinMissingReason: reason }: TaxIdIn, name: string, say: Words['say']): string {
  // In Hebrew or Arabic it would turn what is said of the number.
  const called = isolated(name);
  if (reason !== undefined) return `${called}: ${say(REASONS[reason])}`;
  const number = taxId?.trim() ?? '';
  return number === '' ? `${called}: ${say('tax_said_none')}` : `${called} ··· ${[...number].slice(-SHOWN).join('')}`;
}

/** The lines that have a value: the screen leaves out the others. */
export const factsOf = (rows: readonly (readonly [name: string, value: string])[]): Fact[] =>
  rows.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
