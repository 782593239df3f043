import { languages } from '../../platform/languages';
import { say } from './texts';

type Name = 'utilityBill' | 'bankStatement' | 'taxLetter' | 'rentalContract' | 'registration';

/** What proves an address; a certificate only where a register of residents issues one. */
const TYPES: readonly { id: number; name: Name; countries?: readonly string[] }[] = [
  { id: 1, name: 'utilityBill' },
  { id: 2, name: 'bankStatement' },
  { id: 3, name: 'taxLetter' },
  { id: 4, name: 'rentalContract' },
  { id: 5, name: 'registration', countries: ['AT', 'BE', 'BG', 'DE', 'EE', 'ES', 'IT', 'LT', 'LV', 'NL', 'PL', 'RO'] },
];

/** @param language a brand language */
export const documentTypesIn = (countryCode: string, language: string): { id: number; name: string }[] =>
  TYPES.filter(({ countries }) => countries?.includes(countryCode) ?? true).map(({ id, name }) => ({
    id,
    name: say(language, name),
  }));

export const isDocumentType = (id: number, countryCode: string): boolean =>
  documentTypesIn(countryCode, languages[0]).some((type) => type.id === id);
