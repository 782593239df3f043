import { useText } from '@bank/i18n';
import { taxCountry } from '@bank/protocol/tax-countries';
import type { Variant } from '../numbers/variant';
import type { Taxed } from './taxed';

/** So much of a number is enough to know which one it is. */
const SHOWN = 3;

const REASONS = {
  notIssued: 'kyc-tax.tax.said.notIssued',
  cannotObtain: 'kyc-tax.tax.said.cannotObtain',
  notRequired: 'kyc-tax.tax.said.notRequired',
} as const;

/** What is said of the number of a country, "NIF ··· 789": never all of it; null where nothing is said. */
export function useNumberShown(variant: Variant) {
  const t = useText();
  return ({ numbers, ends, reasons }: Pick<Taxed, 'numbers' | 'ends' | 'reasons'>, code: string): string | null => {
    const reason = reasons[code];
    const name = taxCountry(code)[variant].shortName;
    if (reason !== undefined) return `${name}: ${t(REASONS[reason])}`;
    const number = numbers[code] ?? ends[code];
    if (number === undefined) return null;
    return number === '' ? `${name}: ${t('kyc-tax.tax.said.none')}` : `${name} ··· ${number.slice(-SHOWN)}`;
  };
}
